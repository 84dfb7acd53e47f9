import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { setFlag } from '#app/device/device-flags.ts'
import type { GuestItem, PostponedAddition, Refusal } from '#app/domain/list/guest-items.ts'
import { amountOf } from '#app/domain/list/list-price.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import type { Action, Notify } from '../messages/create-notify.ts'
import type { Handlers } from '../tab/handle-facts.ts'
import { fullListMessage } from './add-item.ts'

type Facts = Pick<Handlers, 'addToList' | 'guestItems'>

/** The button in a message that opens the list. */
const showList: Action = { label: msg`Se sedlen`, asks: [{ type: 'panel.open' }] }

/** The message that something was added to the list. */
export const addedTo = (name: string) => msg`${name} er lagt på sedlen`

/**
 * Handles what the flows of adding emit: messages about items that were added or that wait for a list (§4 waiting
 * items), and flags on the device.
 */
export function addingFacts(listPanel: FlowActors['listPanel'], notify: Notify): Facts {
  const wayToList = () => (listPanel.getSnapshot().hasTag('open') ? undefined : showList)
  return {
    addToList: {
      'item.put': ({ addable, quantity }) =>
        notify(
          addedTo(addable.name),
          'offerId' in addable
            ? {
                action: {
                  label: msg`Fortryd`,
                  asks: [{ type: 'offer.takenBack', offerId: addable.offerId, quantity }],
                },
                series: { name: 'put', count: quantity, several: severalPut },
              }
            : undefined,
        ),
      'item.announced': ({ name }) => notify(addedTo(name), { action: wayToList() }),
      'hideAdded.changed': ({ hideAdded }) => setFlag('hideAdded', hideAdded),
    },
    guestItems: {
      'items.waiting': ({ items }) => notify(waiting(items), { action: wayToList() }),
      'item.removed': ({ item: { addable, quantity, country } }) =>
        notify(removed, {
          action: { label: msg`Fortryd`, asks: [{ type: 'item.postponed', addable, quantity, country }] },
          series: { name: 'removed', count: 1, several: severalRemoved },
        }),
      'items.placed': ({ items }) => {
        const [first, ...others] = items
        if (first)
          notify(others.length === 0 ? addedTo(first.addable.name) : severalAdded(amountOf(items)), {
            action: wayToList(),
          })
      },
      'items.refused': ({ items, refusal }) => notify(refused[refusal](items), { isProblem: true }),
    },
  }
}

/** The message that a row was removed. */
export const removed = msg`Varen er fjernet`

/** The message that so many rows were removed. */
export const severalRemoved = (number: string) => msg`${number} varer er fjernet`

const waiting = (items: GuestItem[]) =>
  msg`${plural(amountOf(items), { one: '# vare venter, til du logger ind', other: '# varer venter, til du logger ind' })}`

/** The message that so many things were added to the list. */
export const severalAdded = (number: number) =>
  msg`${plural(number, { one: '# vare er lagt på sedlen', other: '# varer er lagt på sedlen' })}`

/** The message that so many things were put on the list by several presses. */
const severalPut = (number: string) => msg`${number} varer er lagt på sedlen`

/** The message why items could not be added. */
export const refused: Record<Refusal, (items: PostponedAddition[]) => MessageDescriptor> = {
  'other-country': (items) =>
    msg`${plural(amountOf(items), {
      one: '# vare er fra et andet land end din konto og kom ikke på sedlen',
      other: '# varer er fra et andet land end din konto og kom ikke på sedlen',
    })}`,
  'full-list': () => fullListMessage,
  'no-list': (items) =>
    msg`${plural(amountOf(items), {
      one: 'Varen er ikke kommet på sedlen endnu. Vi prøver igen.',
      other: 'Varerne er ikke kommet på sedlen endnu. Vi prøver igen.',
    })}`,
}
