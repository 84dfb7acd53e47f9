import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { additionOf } from '#app/domain/list/list-change.ts'
import type { Addition } from '#machines/add-to-list/add-to-list.machine.ts'
import type { TabList } from '../list/tab-list.ts'
import type { Say } from '../tab/create-say.ts'

/** Resolves when there is a list to change. @throws a `Failure` where there will be none. */
function whenReady(list: TabList): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { status } = list.getState()
      if (status === 'loading') return
      stop()
      if (status === 'ready') return resolve()
      const failure: Failure = { kind: navigator.onLine ? 'unexpected' : 'offline' }
      reject(Object.assign(new Error('there is no list to put it on'), failure))
    }
    const stop = list.subscribe(look)
    look()
  })
}

/**
 * The list when it is there, with what its own code knows of lists. A list that was not available is asked for again.
 * @param signal ends the waiting.
 * @throws a `Failure` if there is no list.
 */
export async function openList(list: TabList, signal: AbortSignal) {
  if (list.getState().status === 'unavailable') list.reload()
  await whenReady(list)
  // The list's own code has loaded it already; a shopper without a list does not need it.
  const { hasRoomFor, projectList } = await import('#app/domain/list/list-projection.ts')
  signal.throwIfAborted()
  const { view } = list.getState()
  if (!view) throw Object.assign(new Error('the list is gone'), { kind: 'unexpected' } satisfies Failure)
  return { view, hasRoomFor, projectList }
}

export const listIsFull = msg`Sedlen er fuld. Der er plads til 1.000 varer.`

/** A refusal as the server's own (422). */
const refusalOf = (message: string) => {
  const failure: Failure = { kind: 'invalid', errors: { items: [message] } }
  return Object.assign(new Error('the list is full'), failure)
}

/**
 * Puts something on the list, which may be on its way as after a login. A full list refuses it at once: the server would,
 * but after who adds it was told that it is there. What is put back from a list of before only the server refuses: it
 * stays where it was.
 * @param list asked for when it is needed.
 */
export function addItemActor(list: () => TabList, say: Say) {
  return fromPromise<void, Addition>(async ({ input: { addable, quantity }, signal }) => {
    const { view, hasRoomFor } = await openList(list(), signal)
    const addition = additionOf(addable, quantity)
    if (!hasRoomFor(view, addition)) throw refusalOf(say(listIsFull))
    list().change(addition)
  })
}
