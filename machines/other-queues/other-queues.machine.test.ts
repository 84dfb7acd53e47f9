import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import type { KeptMutation, ListMutation } from '#app/domain/list/shopping-list.ts'
import type { MutationOutcome, Owned, QueueKeepEvent } from '#machines/list-queue/list-queue.changes.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { createWindow } from '#machines/list-queue/window.fixture.ts'
import { type OtherQueuesEmitted, otherQueuesMachine } from './other-queues.machine.ts'

const changeOf = (listUuid: string) =>
  mutation(`of ${listUuid}`, { kind: 'check', itemUuid: 'milk' }, listUuid)
const missing = { kind: 'missing' } as const
const refused: MutationOutcome = { kind: 'refused', failure: missing }

async function settled() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

/** A tab that shows list-1, on a device that kept a change of each of three lists. */
async function openTab() {
  const sendings: { listUuid: string; answer: (how: MutationOutcome) => void; lose: () => void }[] = []
  const ended: string[] = []
  const emitted: OtherQueuesEmitted[] = []
  const { followWindow, tell } = createWindow()
  const queue = listQueueMachine.provide({
    actors: {
      loadQueue: fromPromise<KeptMutation[], Owned>(async ({ input }) => [changeOf(input.listUuid)]),
      keepQueue: fromCallback<QueueKeepEvent, Owned>(() => {}),
      followWindow,
      lead: fromCallback<EventObject, Owned>(({ input, sendBack }) => {
        sendBack({ type: 'lead.gained' })
        return () => ended.push(input.listUuid)
      }),
      sendMutation: fromPromise<MutationOutcome, ListMutation>(
        ({ input: { listUuid } }) =>
          new Promise((answer, fail) => {
            sendings.push({ listUuid, answer, lose: () => fail({ kind: 'offline' }) })
          }),
      ),
    },
  })
  const findQueues = fromPromise<string[], { owner: string }>(async () => ['list-1', 'list-2', 'list-3'])
  const others = createActor(otherQueuesMachine.provide({ actors: { findQueues, queue } }), {
    clock: new SimulatedClock(),
    input: { owner: 'mette@example.dk', listUuid: 'list-1' },
  })
  others.on('*', (event) => emitted.push(event))
  others.start()
  await settled()
  return {
    ended,
    emitted,
    renewSession: async () => {
      others.send({ type: 'session.renewed' })
      await settled()
    },
    reachServer: async () => {
      others.send({ type: 'server.reached' })
      await settled()
    },
    goOnline: async () => {
      tell('network.online')
      await settled()
    },
    sent: () => sendings.map(({ listUuid }) => listUuid),
    answer: async (listUuid: string, outcome: MutationOutcome) => {
      sendings.findLast((each) => each.listUuid === listUuid)?.answer(outcome)
      await settled()
    },
    lose: async () => {
      for (const { lose } of sendings) lose()
      await settled()
    },
  }
}

describe('§4 waiting changes: the changes of lists that are not shown', () => {
  it('are sent, and those of the shown one left to its own queue', async () => {
    const tab = await openTab()
    expect(tab.sent()).toEqual(['list-2', 'list-3'])
  })

  it('are sent again when the connection returns', async () => {
    const tab = await openTab()
    await tab.lose()
    await tab.goOnline()
    expect(tab.sent()).toEqual(['list-2', 'list-3', 'list-2', 'list-3'])
  })

  it('are sent again when the list that is shown reaches the server', async () => {
    const tab = await openTab()
    await tab.lose()
    await tab.reachServer()
    expect(tab.sent()).toEqual(['list-2', 'list-3', 'list-2', 'list-3'])
  })

  it('are sent again when the connection returns, also if another list has none any more', async () => {
    const tab = await openTab()
    await tab.answer('list-2', { kind: 'applied', version: 7 })
    await tab.lose()
    await tab.goOnline()
    expect(tab.sent()).toEqual(['list-2', 'list-3', 'list-3'])
  })

  it('are sent again after a login, which is asked for', async () => {
    const tab = await openTab()
    await tab.answer('list-2', { kind: 'signedOut' })
    expect(tab.emitted).toEqual([{ type: 'login.awaited' }, { type: 'list.doubted' }])
    await tab.renewSession()
    expect(tab.sent()).toEqual(['list-2', 'list-3', 'list-2'])
  })

  it('are sent again after a login, also if another list has none any more', async () => {
    const tab = await openTab()
    await tab.answer('list-2', { kind: 'applied', version: 7 })
    await tab.answer('list-3', { kind: 'signedOut' })
    await tab.renewSession()
    expect(tab.sent()).toEqual(['list-2', 'list-3', 'list-3'])
  })

  it('are told of once where they are not taken', async () => {
    const tab = await openTab()
    for (const listUuid of ['list-2', 'list-3']) await tab.answer(listUuid, refused)
    expect(tab.emitted).toEqual([{ type: 'change.lost', mutation: changeOf('list-2'), failure: missing }])
  })

  it('hold no lock once they are sent', async () => {
    const tab = await openTab()
    await tab.answer('list-3', { kind: 'applied', version: 7 })
    expect(tab.ended).toEqual(['list-3'])
    await tab.answer('list-2', refused)
    expect(tab.ended).toEqual(['list-3', 'list-2'])
  })
})
