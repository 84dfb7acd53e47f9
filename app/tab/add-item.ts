import { fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { additionOf } from '#app/domain/list-change.ts'
import type { Addition } from '#machines/add-to-list/add-to-list.machine.ts'
import type { TabList } from './tab-list.ts'

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

/** Puts something on the list, which may be on its way as after a login. @param list asked for when it is needed. */
export function addItemActor(list: () => TabList) {
  return fromPromise<void, Addition>(async ({ input: { addable, quantity }, signal }) => {
    // Whoever tries again wants it asked for, and not waited for.
    if (list().getState().status === 'unavailable') list().reload()
    await whenReady(list())
    signal.throwIfAborted()
    list().change(additionOf(addable, quantity))
  })
}
