import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { GuestItem, Refusal } from '#app/domain/list/guest-items.ts'
import { amountOf } from '#app/domain/list/list-price.ts'
import type { Notify } from '../tab/create-notify.ts'
import type { Tab } from '../tab/open-tab.ts'
import { listIsFull } from './add-item.ts'

type Flows = Pick<Tab, 'app' | 'addToList' | 'guestItems' | 'listPanel' | 'notifications'>

/** The button of a message that opens the list, if it is not open. */
const showList = { id: 'show-list', label: msg`Se sedlen` }

/** Says that something is on the list now. */
export const addedTo = (name: string) => msg`${name} er lagt på sedlen`

/** Says what was put on the list, and what waits for one (product: Shopping list). */
export function hearAdding(flows: Flows, notify: Notify): void {
  const { app, addToList, guestItems, listPanel, notifications } = flows
  const wayToList = () => (listPanel.getSnapshot().hasTag('open') ? undefined : showList)
  notifications.on('notification.acted', ({ id }) => {
    if (id === showList.id) app.send({ type: 'panel.open' })
  })
  addToList.on('item.announced', ({ name }) => notify(addedTo(name), wayToList()))
  guestItems.on('items.waiting', ({ items }) => notify(waiting(items)))
  guestItems.on('items.placed', ({ items }) => {
    const [first, ...others] = items
    if (first) notify(others.length === 0 ? addedTo(first.addable.name) : severalAdded(items), wayToList())
  })
  guestItems.on('items.refused', ({ items, refusal }) => notify(refused[refusal](items)))
}

const waiting = (items: GuestItem[]) =>
  msg`${plural(amountOf(items), { one: '# vare venter, til du logger ind', other: '# varer venter, til du logger ind' })}`

const severalAdded = (items: GuestItem[]) =>
  msg`${plural(amountOf(items), { one: '# vare er lagt på sedlen', other: '# varer er lagt på sedlen' })}`

/** Says why the list did not take items. */
const refused: Record<Refusal, (items: GuestItem[]) => MessageDescriptor> = {
  'other-country': (items) =>
    msg`${plural(amountOf(items), {
      one: '# vare er fra et andet land end din konto og kom ikke på sedlen',
      other: '# varer er fra et andet land end din konto og kom ikke på sedlen',
    })}`,
  'full-list': () => listIsFull,
  'no-list': (items) =>
    msg`${plural(amountOf(items), {
      one: 'Varen er ikke kommet på sedlen endnu. Vi prøver igen.',
      other: 'Varerne er ikke kommet på sedlen endnu. Vi prøver igen.',
    })}`,
}
