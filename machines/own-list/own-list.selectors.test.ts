import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { listQueueMachine } from '#machines/list-queue/list-queue.machine.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { listStreamMachine } from '#machines/list-stream/list-stream.machine.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { shoppingListMachine } from '#machines/shopping-list/shopping-list.machine.ts'
import { ownListMachine } from './own-list.machine.ts'
import { idleList } from './own-list.paths.ts'
import {
  isQueueSignedOut,
  isQueueWaiting,
  isReaderSignedOut,
  isStreamLost,
  selectList,
  selectListStatus,
  selectOwnStatus,
} from './own-list.selectors.ts'

async function openTab(user: User | null | undefined, loadList: () => Promise<typeof idleList>) {
  const actor = createActor(
    ownListMachine.provide({
      actors: { loadList: fromPromise(loadList), forgetShopper: fromPromise<void>(async () => {}) },
    }),
    { input: { user } },
  ).start()
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  return actor.getSnapshot()
}
const arrives = async () => idleList
const isLate = () => new Promise<typeof idleList>(() => {})
const fails = async () => {
  throw new Error('the code did not come')
}

describe('§4 shopping list data: the status of a list', () => {
  it.each([
    { whose: 'of nobody', user: null, load: arrives, status: 'none' },
    { whose: 'of an unverified user', user: unverifiedMette, load: arrives, status: 'none' },
    { whose: 'of a user whom the server has not told', user: undefined, load: arrives, status: 'none' },
    { whose: 'of a verified user', user: mette, load: arrives, status: 'loading' },
    { whose: 'whose code is late', user: mette, load: isLate, status: 'loading' },
    { whose: 'whose code did not come', user: mette, load: fails, status: 'unavailable' },
  ])('$whose is "$status"', async ({ user, load, status }) => {
    expect(selectOwnStatus(await openTab(user, load))).toBe(status)
  })

  it('is "none" before the tab runs, and the list itself says nothing then', () => {
    expect([selectOwnStatus(undefined), selectList(undefined), selectListStatus(undefined)]).toEqual([
      'none',
      undefined,
      undefined,
    ])
  })

  it('comes from the list itself as soon as it runs', async () => {
    const open = await openTab(mette, arrives)
    const late = await openTab(mette, isLate)
    expect([selectList(open)?.id, selectList(late)]).toEqual(['list', undefined])
  })
})

const list = { owner: mette.email, locale: 'dk' } as const
const reader = { ...list, uuid: null, version: 0, wanted: 0, attempt: 0 }
const queue = {
  ...{ owner: mette.email, listUuid: 'list', version: 4 },
  ...{ queue: [], sent: null, attempt: 0, waitMs: 0, readAttempt: 0 },
}

describe('§4 shopping list data: what the page says of a list that runs', () => {
  it.each([
    ['restoring', 'loading'],
    ['loading', 'loading'],
    ['unavailable', 'unavailable'],
    ['holding', 'ready'],
  ] as const)('one that is %s is "%s"', (value, status) => {
    expect(selectListStatus(shoppingListMachine.resolveState({ value, context: list }))).toBe(status)
  })

  it('the session has ended only if the server said so', () => {
    const readerIn = (value: 'current' | 'signedOut') =>
      listReaderMachine.resolveState({ value, context: reader })
    const queueIn = (leading: 'idle' | 'signedOut') =>
      listQueueMachine.resolveState({ value: { leading }, context: queue })
    expect([readerIn('signedOut'), readerIn('current'), undefined].map(isReaderSignedOut)).toEqual([
      true,
      false,
      false,
    ])
    expect([queueIn('signedOut'), queueIn('idle'), undefined].map(isQueueSignedOut)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('§7.4 the server is out of reach while the queue waits, and the stream while it is lost', () => {
    const queueIn = (leading: 'idle' | { backingOff: 'failed' | 'asked' }) =>
      listQueueMachine.resolveState({ value: { leading }, context: queue })
    const streamIn = (value: 'resting' | 'lost') =>
      listStreamMachine.resolveState({ value, context: { listUuid: 'list', attempt: 0 } })
    const queues = [
      queueIn({ backingOff: 'failed' }),
      queueIn({ backingOff: 'asked' }),
      queueIn('idle'),
      undefined,
    ]
    expect(queues.map(isQueueWaiting)).toEqual([true, true, false, false])
    expect([streamIn('lost'), streamIn('resting'), undefined].map(isStreamLost)).toEqual([true, false, false])
  })
})
