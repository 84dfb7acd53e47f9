import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'

const page = new EventTarget()
let isReachable = false
const kept = vi.hoisted(() => ({ items: [] as unknown[] }))

beforeEach(() => {
  vi.resetModules()
  isReachable = false
  kept.items = []
  vi.doMock('#app/device/price-agent/kept-pending-watch.ts', () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      keepPendingWatch: (pending: unknown) => kept.items.push(pending),
      keptPendingWatch: () => kept.items.at(-1) ?? null,
      forgetPendingWatch: () => {},
    }
  })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

it('§8 late code: an item that could not be kept without the code is kept with the connection', async () => {
  const { pendingWatchStore } = await import('./pending-watch-store.ts')
  const parent = createActor(
    setup({ actors: { pendingWatchStore } }).createMachine({
      invoke: { src: 'pendingWatchStore', id: 'store' },
    }),
  ).start()
  const item = { name: 'coffee' }
  parent
    .getSnapshot()
    .children.store?.send({ type: 'pending.keep', item, country: 'dk', owner: null } as never)
  await vi.waitFor(() => expect(reportError).toHaveBeenCalled())
  expect(kept.items).toEqual([])
  isReachable = true
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() =>
    expect(kept.items).toEqual([expect.objectContaining({ item, country: 'dk', owner: null })]),
  )
})
