import { vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { selectView } from '#machines/held-list/held-list.selectors.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { selectHeld, selectList } from '#machines/own-list/own-list.selectors.ts'
import { prepareList } from './own-list.ts'

type Page = { isOnline: boolean; fetch: typeof fetch }

/** Replaces the browser's globals by those of a visible page. */
export function stubPage({ isOnline, fetch }: Page): void {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: 'XSRF-TOKEN=t' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('reportError', () => {})
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
}

/** Runs a user's list as a tab does. */
export function openOwnList(user: User) {
  const ownList = createActor(
    ownListMachine.provide({
      actors: {
        loadList: fromPromise(({ input }) => prepareList(input.user)),
        forgetShopper: fromPromise(async () => {}),
      },
    }),
    { input: { user } },
  ).start()
  const held = () => selectHeld(selectList(ownList.getSnapshot())?.getSnapshot())
  const view = () => {
    const snapshot = held()?.getSnapshot()
    return snapshot && selectView(snapshot)
  }
  return { ownList, view }
}
