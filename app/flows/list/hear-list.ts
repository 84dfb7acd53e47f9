import { msg } from '@lingui/core/macro'
import type { ActorRefFrom } from 'xstate'
import { setFlag } from '#app/device/device-flags.ts'
import { failureOf } from '#app/domain/failure.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { Notification } from '#machines/notifications/notifications.machine.ts'
import type { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { addedTo } from '../adding/hear-adding.ts'
import type { Notify } from '../tab/create-notify.ts'
import type { Tab } from '../tab/open-tab.ts'
import type { ShoppingListActor } from './own-list.ts'
import type { Changed } from './tab-list.ts'

const signInNeeded = msg`Log ind igen, så sender vi det, du har ændret.`
const notTaken = msg`Ændringen blev ikke gemt. Sedlen vises, som den er nu.`
/** Of changes that waited for a list which is not the shopper's active one any more. */
const notTakenElsewhere = msg`Det, du ændrede på den anden seddel, blev ikke gemt.`

/** Turns what a list emits into messages (product: Shopping list). */
export function hearList(list: ShoppingListActor, notify: Notify): void {
  list.on('change.refused', ({ mutation, failure }) => {
    // The server says in the shopper's language what it does not take.
    const [reason] = failure.kind === 'invalid' ? Object.values(failure.errors).flat() : []
    const isShown = mutation.listUuid === list.getSnapshot().context.list?.uuid
    notify(reason ?? (isShown ? notTaken : notTakenElsewhere))
  })
  list.on('list.gone', () => notify(msg`Du er ikke med på den seddel længere. Her er din egen.`))
  list.on('signIn.needed', () => notify(signInNeeded))
  list.on('load.failed', ({ error }) => {
    if (failureOf(error).kind === 'unexpected') reportError(error)
  })
}

/** Asks for a login where a list goes with changes that wait, and reports what kept a tab from having or forgetting one. */
export function hearOwnList(ownList: ActorRefFrom<typeof ownListMachine>, notify: Notify): void {
  ownList.on('signIn.needed', () => notify(signInNeeded))
  ownList.on('list.failed', ({ error }) => reportError(error))
  ownList.on('forget.failed', ({ error }) => reportError(error))
}

/** Turns what the panel and the add-to-list modal emit into changes and what the device remembers. */
export function hearListFlows({
  listPanel,
  addToList,
  list,
  notify,
}: Pick<Tab, 'listPanel' | 'addToList' | 'list'> & { notify: Notify }): void {
  listPanel.on('change.requested', ({ change }) => list.change(change))
  listPanel.on('item.announced', ({ name }) => notify(addedTo(name)))
  listPanel.on('panel.peeked', () => setFlag('listPeeked', true))
  listPanel.on('panel.firstOpened', () => setFlag('listOpened', true))
  let isOpen = false
  listPanel.subscribe((snapshot) => {
    const wasOpen = isOpen
    isOpen = snapshot.hasTag('open')
    const hasItems = (list.getState().view?.amount ?? 0) > 0
    if (isOpen !== wasOpen) setFlag('listClosed', wasOpen && hasItems)
  })
  listPanel.on('prompt.dismissed', () => setFlag('dontShowAgain', true))
  addToList.on('hideAdded.changed', ({ hideAdded }) => setFlag('hideAdded', hideAdded))
}

/** What takes back a change that takes something off the list, with what that was: the list may know it no more then. */
function undoOf({ id, change, before: { items } }: Changed): ListChange | undefined {
  if (change.kind === 'empty') return { kind: 'undo-empty', emptyingId: id, items }
  const isRemoval = change.kind === 'remove' || (change.kind === 'set-quantity' && change.quantity === 0)
  if (!isRemoval) return undefined
  const { itemUuid } = change
  const item = items.find(({ uuid }) => uuid === itemUuid)
  return { kind: 'restore', itemUuid, ...(item && { item }) }
}

/** Offers to take back what takes something off the list: a message with a button, as long as it is shown. */
export function offerUndos({ notifications, notify }: Pick<Tab, 'notifications'> & { notify: Notify }) {
  const offered = new Map<string, () => void>()
  notifications.on('notification.acted', ({ id }) => offered.get(id)?.())
  let shown: Notification[] = []
  notifications.subscribe(({ context }) => {
    const gone = shown.filter(
      ({ id }) => !context.notifications.some((notification) => notification.id === id),
    )
    // An emptying's holds a whole list.
    for (const { action } of gone) if (action) offered.delete(action.id)
    shown = context.notifications
  })
  return (list: Pick<Tab['list'], 'change'>, changed: Changed): void => {
    const undo = undoOf(changed)
    if (!undo) return
    const { id, change } = changed
    offered.set(id, () => list.change(undo))
    notify(change.kind === 'empty' ? msg`Sedlen er tømt` : msg`Varen er fjernet`, { id, label: msg`Fortryd` })
  }
}
