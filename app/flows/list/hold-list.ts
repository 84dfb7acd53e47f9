import { fromCallback } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { ListState } from '#app/domain/list/list-state.ts'
import type { HeldListEvent } from '#machines/own-list/own-list.machine.ts'
import type { ShoppingListActor } from './own-list.ts'

/**
 * Holds a user's list as long as it runs. Its code comes with the first one.
 * @param hear is given each list before it starts.
 */
export function holdListActor(hear: (list: ShoppingListActor) => void) {
  return fromCallback<HeldListEvent, { user: User }>(({ input: { user }, sendBack, receive }) => {
    const ended = new AbortController()
    const open = async () => {
      const { openOwnList } = await import('./own-list.ts')
      const show = (state: ListState) => sendBack({ type: 'list.shown', state })
      return openOwnList(user, ended.signal, { show, hear })
    }
    let tell: ((event: HeldListEvent) => void) | undefined
    const opening = open().then(
      (opened) => {
        tell = opened
      },
      (error: unknown) => {
        if (!ended.signal.aborted) sendBack({ type: 'list.failed', error })
      },
    )
    // At once where it is open: what is pressed is drawn together with what else comes of the press.
    receive((event) => {
      if (tell) tell(event)
      else opening.then(() => tell?.(event))
    })
    return () => ended.abort()
  })
}
