import { msg, plural } from '@lingui/core/macro'
import type { GuestItem } from '#app/domain/guest-items.ts'
import type { Notify } from './create-notify.ts'
import type { Tab } from './open-tab.ts'

type Flows = Pick<Tab, 'app' | 'addToList' | 'guestItems' | 'notifications'>

/** The button of a message that opens the list. */
const showList = { id: 'show-list', label: msg`Se sedlen` }

/** Says that something is on the list now. */
export const addedTo = (name: string) => msg`${name} er lagt på sedlen`

/** Says what was put on the list, and what waits for one (product: Shopping list). */
export function hearAdding({ app, addToList, guestItems, notifications }: Flows, notify: Notify): void {
  notifications.on('notification.acted', ({ id }) => {
    if (id === showList.id) app.send({ type: 'panel.open' })
  })
  addToList.on('item.announced', ({ name }) => notify(addedTo(name), showList))
  guestItems.on('items.waiting', ({ items }) => notify(waiting(items)))
  guestItems.on('items.placed', (placed) => {
    const [first, ...others] = placed.added
    if (first)
      notify(others.length === 0 ? addedTo(first.addable.name) : severalAdded(placed.added), showList)
    if (placed.foreign.length > 0) notify(foreign(placed.foreign))
  })
  guestItems.on('placing.failed', ({ failure }) => {
    if (failure.kind === 'invalid') notify(Object.values(failure.errors).flat()[0] ?? notPlaced)
    else notify(notPlaced)
  })
}

const notPlaced = msg`Varerne kom ikke på sedlen endnu. Vi prøver igen om lidt.`

const waiting = ({ length }: GuestItem[]) =>
  msg`${plural(length, { one: '# vare venter, til du logger ind', other: '# varer venter, til du logger ind' })}`

const severalAdded = ({ length }: GuestItem[]) =>
  msg`${plural(length, { one: '# vare er lagt på sedlen', other: '# varer er lagt på sedlen' })}`

const foreign = ({ length }: GuestItem[]) =>
  msg`${plural(length, {
    one: '# vare er fra et andet land end din konto og kom ikke på sedlen',
    other: '# varer er fra et andet land end din konto og kom ikke på sedlen',
  })}`
