import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, createActor, setup, toPromise } from 'xstate'
import { keepUser } from '#app/device/device-storage.ts'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import type { ListMutation } from '#app/domain/list/shopping-list.ts'
import { waitFor } from '#tests/wait-for.ts'
import { findQueues, keepQueue, lead, loadQueue, sendMutationOf } from './list-queue.actors.ts'

const owned = { owner: 'mette@example.dk', listUuid: 'list-1' }
const lockName = 'list-queue list-1 mette@example.dk'

/** What a tab says about itself; the tabs of a test are told one after another. */
class TabInView extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
}

beforeEach(() => {
  vi.stubGlobal('reportError', () => {})
  const { locks } = navigator
  const request = locks.request.bind(locks) as (...asked: unknown[]) => Promise<unknown>
  // A browser asks another process for a lock, and gives it later.
  vi.spyOn(locks, 'request').mockImplementation(async (...asked: unknown[]) => {
    await new Promise(setImmediate)
    return request(...asked)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A tab with a list, whose view is its own. */
function openTab(visibilityState: DocumentVisibilityState) {
  const view = new TabInView()
  view.visibilityState = visibilityState
  vi.stubGlobal('document', view)
  const heard: AnyEventObject[] = []
  const machine = setup({ actors: { lead } }).createMachine({
    invoke: { src: 'lead', input: owned },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  })
  const actor = createActor(machine).start()
  return {
    heard,
    close: () => actor.stop(),
    show: () => {
      view.visibilityState = 'visible'
      vi.stubGlobal('document', view)
      view.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const gained = { type: 'lead.gained' }
const lost = { type: 'lead.lost' }

/** Whether a tab leads, and how many wait for it. */
async function lock() {
  const { held = [], pending = [] } = await navigator.locks.query()
  const isOurs = ({ name }: LockInfo) => name === lockName
  return { held: held.filter(isOurs).length, pending: pending.filter(isOurs).length }
}

describe('§4 waiting changes: the tab that sends the changes of all', () => {
  it('is the one in view, which takes the lead from the others; they wait for it to be closed', async () => {
    const first = openTab('visible')
    await waitFor(() => expect(first.heard).toEqual([gained]))
    const second = openTab('hidden')
    await waitFor(async () => expect(await lock()).toEqual({ held: 1, pending: 1 }))
    second.show()
    await waitFor(() => expect([first.heard, second.heard]).toEqual([[gained, lost], [gained]]))
    second.close()
    await waitFor(() => expect(first.heard).toEqual([gained, lost, gained]))
    first.close()
    await waitFor(async () => expect(await lock()).toEqual({ held: 0, pending: 0 }))
  })

  it('leads once, however often it comes into view before it is given the lead', async () => {
    const tab = openTab('visible')
    tab.show()
    tab.show()
    await waitFor(async () => expect(await lock()).toEqual({ held: 1, pending: 0 }))
    await waitFor(() => expect(tab.heard).toEqual([gained]))
    tab.close()
    await waitFor(async () => expect(await lock()).toEqual({ held: 0, pending: 0 }))
  })

  it('keeps no lead that it is given after its list was closed', async () => {
    openTab('visible').close()
    const next = openTab('hidden')
    await waitFor(() => expect(next.heard).toEqual([gained]))
    next.close()
    await waitFor(async () => expect(await lock()).toEqual({ held: 0, pending: 0 }))
  })

  it('is every tab where a page was not served securely and has no locks', () => {
    vi.stubGlobal('navigator', {})
    expect([openTab('hidden').heard, openTab('hidden').heard]).toEqual([[gained], [gained]])
  })
})

const ticked = (id: string) => mutation(id, { kind: 'check', itemUuid: 'milk' }, owned.listUuid)

/** A tab that stores what becomes of the queue. */
function openKeeper() {
  const machine = setup({ actors: { keepQueue } }).createMachine({
    invoke: { src: 'keepQueue', id: 'keeper', input: owned },
  })
  const tab = createActor(machine).start()
  const { keeper } = tab.getSnapshot().children
  return {
    keep: (news: { changed: ListMutation[]; settled: string[] }) =>
      keeper?.send({ type: 'queue.keep', ...news }),
    close: () => tab.stop(),
  }
}

it('§4 waiting changes: what was changed last before another list came is found by who sends it from then on', async () => {
  const tab = openKeeper()
  for (const id of ['m1', 'm2']) tab.keep({ changed: [ticked(id)], settled: [] })
  tab.keep({ changed: [], settled: ['m1'] })
  tab.keep({ changed: [ticked('m3')], settled: [] })
  tab.close()
  const found = toPromise(createActor(findQueues, { input: owned }).start())
  const stored = toPromise(createActor(loadQueue, { input: owned }).start())
  expect([await found, await stored]).toEqual([[owned.listUuid], [ticked('m2'), ticked('m3')]])
})

it('what is changed is kept also after another tab could not be told of what was changed before', async () => {
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(() => {
    throw new Error('not to be told')
  })
  const tab = openKeeper()
  tab.keep({ changed: [ticked('m4')], settled: [] })
  tab.keep({ changed: [ticked('m5')], settled: [] })
  const stored = await toPromise(createActor(loadQueue, { input: owned }).start())
  expect(stored.slice(-2)).toEqual([ticked('m4'), ticked('m5')])
  tab.close()
})

it('§4 waiting changes: the changes of one are not sent in the session of another, who logged in after it ended', async () => {
  await keepUser({
    name: 'Jonas Vig',
    email: 'jonas@example.dk',
    email_verified_at: '2026-11-01T10:00:00Z',
    country_registered_to: 'dk',
  })
  const asked = vi.spyOn(globalThis, 'fetch')
  const sending = createActor(sendMutationOf(owned.owner), { input: ticked('m1') }).start()
  expect([await toPromise(sending), asked.mock.calls]).toEqual([{ kind: 'signedOut' }, []])
})
