import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

/** What only the page of flows, its recorder, the drawer of charts or an inspector has in it. */
const marks = ['/dev/flows', 'BroadcastChannel(`flows`)', 'org.eclipse.elk', 'stately.ai', 'flows.json']

test('§2.1 flows: the client has no page of flows, no elkjs and no inspector', () => {
  const files = globSync('dist/client/**/*.{js,css,html}')
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const content = readFileSync(file, 'utf8')
    return marks.filter((mark) => content.includes(mark)).map((mark) => `${file} has ${mark}`)
  })
  expect(found).toEqual([])
  const modules = Object.keys(JSON.parse(readFileSync('dist/manifest.json', 'utf8')))
  expect(modules.filter((module) => /inspection|elkjs|statelyai|docs\/flows/.test(module))).toEqual([])
})

test('§2.1 flows: no build has the inspector of Stately, which is for development alone', () => {
  const files = globSync('dist/inspection/**/*.{js,css,json}')
  expect(files).toContain('dist/inspection/recorder.js')
  expect(files.filter((file) => /stately\.ai|@statelyai/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('§2.1 flows: no build has the mutants of the UI, except the one that tests the tests', () => {
  const files = globSync('dist/{client,server}/**/*.js')
  expect(files).toContain('dist/server/server.js')
  const marks = /uiMutant|ui-mutant|ui mutant/
  expect(files.filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('§2.1 flows: a server without the setting shows no flows and records none', async ({ request }) => {
  for (const path of ['/dev/flows', '/dev/flows/typeahead', '/dev/flows/files/recorder.js'])
    expect((await request.get(path)).status(), path).toBe(404)
  expect(await (await request.get('/')).text()).not.toContain('recorder.js')
})
