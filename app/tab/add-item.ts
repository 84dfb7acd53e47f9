import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { additionOf } from '#app/domain/list-change.ts'
import type { Addition } from '#machines/add-to-list/add-to-list.machine.ts'
import type { Say } from './create-say.ts'
import type { TabList } from './tab-list.ts'

/** Resolves when there is a list to change. @throws a `Failure` where there will be none. */
export function whenReady(list: TabList): Promise<void> {
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

/** A refusal as the server's own (422). */
export const listIsFull = (say: Say) => {
  const failure: Failure = {
    kind: 'invalid',
    errors: { items: [say(msg`Sedlen er fuld. Der er plads til 1.000 varer.`)] },
  }
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
    // Whoever tries again wants it asked for, and not waited for.
    if (list().getState().status === 'unavailable') list().reload()
    await whenReady(list())
    // The list has brought it along; whoever has none needs none of it.
    const { hasRoomFor } = await import('#app/domain/list-projection.ts')
    signal.throwIfAborted()
    const addition = additionOf(addable, quantity)
    const { view } = list().getState()
    if (view && !hasRoomFor(view, addition)) throw listIsFull(say)
    list().change(addition)
  })
}
