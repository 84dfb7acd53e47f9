import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countries } from '#app/domain/locale/locales.ts'
import { lookAt } from '../../page-walks/sight.ts'
import type { Trace } from '../../page-walks/trace.ts'
import { type StartedProcess, startProcess } from '../../started-process.ts'
import { expect, goWithin, test } from '../support/page-test.ts'
import { emptyDataFolder } from '../support/shopper-pool.ts'

let walk: StartedProcess | undefined

// A test that runs out of time goes on waiting: only this ends the walk, and with it its server and browser.
test.afterEach(() => {
  walk?.process.kill()
})

/** Runs the command of the walks as npm does. @returns its exit code and what it printed. */
async function walkPages(...parameters: string[]) {
  walk = startProcess(
    process.execPath,
    ['tests/page-walks/walk-pages.ts', '--data', emptyDataFolder, ...parameters],
    { env: process.env },
  )
  return { code: await walk.exit, output: walk.output() }
}

test('walks over the page: a short one finds nothing', async () => {
  expect(await walkPages('--walks', '1', '--steps', '4', '--seed', '3', '--lanes', '1')).toEqual({
    code: 0,
    output: expect.stringMatching(/^walk 3: visitor on \S+, \d+ steps\nNothing is wrong\.\n$/),
  })
})

test('walks over the page: a trace is walked again, and what is wrong is kept as a trace', async () => {
  const folder = test.info().outputPath()
  const trace: Trace = {
    seed: 5,
    start: { who: 'visitor', hasDecided: true, hasWorker: false, width: 1440, height: 900, path: '/dk' },
    steps: [
      { do: 'press', control: { kind: 'a', name: 'Log ind', place: 0 } },
      { do: 'back' },
      { do: 'key', key: 'NoSuchKey' },
    ],
    problems: [],
  }
  const file = join(folder, 'given.json')
  writeFileSync(file, JSON.stringify(trace))
  const { code, output } = await walkPages('--replay', file, '--traces', folder)
  expect([code, output.split('\n')[0]]).toEqual([1, 'walk 5: visitor on /dk, 3 steps'])
  const kept: Trace = JSON.parse(readFileSync(join(folder, 'walk-5.json'), 'utf8'))
  expect(kept).toEqual({
    ...trace,
    problems: [expect.stringContaining('the walk itself failed: Error: keyboard.press: Unknown key')],
  })
})

for (const country of countries)
  test(`walks over the page: the page of an unexpected error is known in ${country}`, async ({
    page,
    visit,
    complaints,
  }) => {
    await visit(`/${country}`)
    expect((await lookAt(page)).isBroken).toBe(false)
    await page.route('**/_serverFn/getPartners**', (route) => route.abort())
    await goWithin(page, `/${country}/partner`)
    await expect.poll(async () => (await lookAt(page)).isBroken).toBe(true)
    complaints.length = 0
  })
