import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test as base } from '../server/own-server.ts'

/** What stands in for Google's script: it draws a frame of the slot's last size, or nothing in the empty units. */
const script = (empty: readonly string[]) => `(() => {
  const queued = window.googletag?.cmd ?? []
  const hearers = new Set()
  const slots = []
  const ads = {
    setForceSafeFrame: (isForced) => { document.documentElement.dataset.safeFrame = String(isForced) },
    addEventListener: (_, hear) => hearers.add(hear),
    removeEventListener: (_, hear) => hearers.delete(hear),
  }
  window.googletag = {
    openSlots: () => slots.map(({ unit, sizes }) => ({ unit, sizes })),
    cmd: { push: (command) => command() },
    pubads: () => ads,
    enableServices: () => {},
    defineSlot: (unit, sizes, id) => {
      const slot = { unit, sizes, id, addService: () => slot }
      slots.push(slot)
      return slot
    },
    display: (id) => {
      const slot = slots.find((each) => each.id === id)
      const isEmpty = ${JSON.stringify(empty)}.includes(slot.unit)
      if (!isEmpty) {
        const [width, height] = slot.sizes.at(-1)
        const frame = Object.assign(document.createElement('iframe'), { title: '3rd party ad content', width, height })
        frame.src = new URL('/ad', document.querySelector('script[src*=gpt]').src)
        document.getElementById(id).append(frame)
      }
      for (const hear of [...hearers]) hear({ slot, isEmpty })
    },
    destroySlots: (gone) => {
      for (const slot of gone) {
        document.getElementById(slot.id)?.replaceChildren()
        slots.splice(slots.indexOf(slot), 1)
      }
    },
  }
  for (const command of queued) command()
})()`

/** The stand-in: its address, what it was asked for, and the units that it has no ads for. */
type StandIn = { address: string; asked: string[]; empty: string[] }

/** A test with a server of its own, for which a stand-in serves Google's script. */
export const test = base.extend<{ google: StandIn }>({
  // The copy of the build has no pictures.
  page: async ({ page }, use) => {
    await page.route('**/pictures/*.svg', (route) =>
      route.fulfill({ path: join('dist/client', new URL(route.request().url()).pathname) }),
    )
    await use(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  google: async ({}, use) => {
    const asked: string[] = []
    const empty: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      const isScript = request.url === '/gpt.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script(empty) : '<!doctype html><html lang="en"><title>Ad</title><p>An ad')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await use({ address: `http://127.0.0.1:${port}/gpt.js`, asked, empty })
    server.closeAllConnections()
    server.close()
  },
  settings: ({ google }, use) => use({ AD_MANAGER_NETWORK: '1234567', AD_MANAGER_SCRIPT: google.address }),
})
