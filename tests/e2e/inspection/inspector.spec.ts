import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { createWebSocketReceiver } from '@statelyai/inspect'
import { createInspectorServer } from '@statelyai/inspect/server'
import { rolldown } from 'rolldown'
import { freePort } from '#tests/free-port.ts'
import { longest } from '#tests/patience.ts'
import { test } from './development-server.ts'

// The development server prepares what is asked for first.
test.setTimeout(longest)

/** What an inspector is told of an actor. */
type Heard = {
  type: string
  name?: string
  sessionId: string
  parentId?: string
  rootId?: string
  event?: { type: string }
}

const actorsIn = (heard: Heard[]) => heard.filter(({ type }) => type === '@xstate.actor')
const named = (heard: Heard[], name: string) => actorsIn(heard).find((actor) => actor.name === name)

/** The parents of the root of the tab, of one of its flows, and of a form that a component made. */
function parentsIn(heard: Heard[]) {
  const nameOf = (id: string | undefined) => actorsIn(heard).find(({ sessionId }) => sessionId === id)?.name
  return ['app', 'typeahead', 'form'].map((name) => nameOf(named(heard, name)?.parentId))
}

/** Serves a page that is an inspector by the package's own protocol, of another origin than the shop. */
async function serveReceiver(): Promise<{ url: string; close: () => void }> {
  const source =
    "import { createBrowserReceiver } from '@statelyai/inspect'\nwindow.heard = []\ncreateBrowserReceiver().subscribe((event) => window.heard.push(event))"
  const entry = 'virtual:receiver'
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'receiver',
        resolveId: (id: string) => (id === entry ? id : null),
        load: (id: string) => (id === entry ? source : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  const port = await freePort()
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(`<!doctype html><title>receiver</title><script>${output[0].code}</script>`)
  }).listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const heardBy = (receiver: Page): Promise<Heard[]> =>
  receiver.evaluate(() =>
    (window as unknown as { heard: Heard[] }).heard.map((event) => JSON.parse(JSON.stringify(event))),
  )

test('§2.1 flows: ?inspect in development tells an inspector of every actor, as one system', async ({
  page,
  context,
  request,
  complaints,
}) => {
  await test.step('in a window of another origin', async () => {
    const receiver = await serveReceiver()
    const opened = context.waitForEvent('page', { timeout: longest })
    await page.goto(`/dk/login?inspect=${encodeURIComponent(receiver.url)}`)
    const inspector = await opened
    await expect
      .poll(async () => parentsIn(await heardBy(inspector)), { timeout: longest })
      .toEqual(['tab', 'app', 'tab'])
    await page.getByRole('combobox').first().fill('k')
    await expect
      .poll(async () => (await heardBy(inspector)).map(({ event }) => event?.type))
      .toContain('query.changed')
    receiver.close()
  })
  await test.step('at a socket', async () => {
    const port = await freePort()
    const server = createInspectorServer({ port, autoOpen: false })
    const heard: Heard[] = []
    createWebSocketReceiver({ server: `ws://localhost:${port}` }).subscribe((event) =>
      heard.push(event as Heard),
    )
    await page.goto(`/dk/login?inspect=ws://localhost:${port}`)
    await expect.poll(() => parentsIn(heard), { timeout: longest }).toEqual(['tab', 'app', 'tab'])
    server.stop()
  })
  await test.step('with loosened headers there alone', async () => {
    const headersOf = async (path: string) => {
      const headers = (await request.get(path)).headers()
      const [connect] = /connect-src [^;]*/.exec(headers['content-security-policy'] ?? '') ?? []
      return { connect, opener: headers['cross-origin-opener-policy'] }
    }
    expect(await headersOf('/')).toEqual({ connect: "connect-src 'self'", opener: 'same-origin' })
    expect(await headersOf('/?inspect=ws://localhost:8080')).toEqual({
      connect: "connect-src 'self' ws://localhost:8080",
      opener: 'unsafe-none',
    })
    expect(await (await request.get('/')).text()).not.toContain('inspector.js')
  })
  await test.step('beside the page of flows, which needs no setting', async () => {
    expect((await request.get('/dev/flows')).status()).toBe(200)
  })
  // Vite puts styles into a page of development that the page's policy refuses, with or without an inspector.
  expect(complaints.filter((complaint) => !complaint.startsWith('Applying inline style'))).toEqual([])
  complaints.length = 0
})
