import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import type { GuestItem } from '#app/domain/list/guest-items.ts'
import { coffee, milk } from '#app/domain/list/lists.fixture.ts'
import { type GuestItemsInput, guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'
import { coffeeOffer, milkOffer } from '../add-to-list/add-to-list.paths.ts'

export type GuestItemsSnapshot = SnapshotFrom<typeof guestItemsMachine>

const { send, done, fail } = casesOf(guestItemsMachine)
const offline: Failure = { kind: 'offline' }

/** Coffee and milk, as a device in Denmark keeps them for a visitor. */
export const keptCoffee: GuestItem = {
  id: '0c4f4b3e-0001-4000-8000-000000000001',
  country: 'dk',
  addable: { ...coffeeOffer, item: coffee },
  quantity: 1,
  owner: null,
  refusal: null,
  keptAt: 1000,
}
export const keptMilk: GuestItem = {
  ...keptCoffee,
  id: '0c4f4b3e-0001-4000-8000-000000000002',
  addable: { ...milkOffer, item: milk },
  keptAt: 2000,
}

const hasMilk = ({ context }: GuestItemsSnapshot) => context.items.includes(keptMilk)

/** The paths of items that visitors want on their list, on a device that keeps none when the tab opens. */
export function planGuestItems(input: GuestItemsInput) {
  const cases = [
    send({ type: 'item.postponed', addable: coffeeOffer, quantity: 1, country: 'dk' }),
    send({
      type: 'items.postponed',
      additions: [coffeeOffer, milkOffer].map((addable) => ({ addable, quantity: 1, country: 'dk' })),
    }),
    send({ type: 'items.stored', items: [] }, { label: 'items.stored with nothing' }),
    send({ type: 'items.stored', items: [keptCoffee, keptMilk] }, { label: 'items.stored with two' }),
    send({ type: 'item.dropped', id: keptCoffee.id }),
    send({ type: 'item.counted', id: keptMilk.id, quantity: 3 }, { when: hasMilk }),
    send({ type: 'login.declined' }),
    send({ type: 'user.answered', user: mette }, { label: 'user.answered Mette' }),
    send({ type: 'identity.changed', identity: 'visitor' }),
    send({ type: 'identity.changed', identity: 'verified' }),
    send({ type: 'tab.returned' }),
    send({ type: 'network.online' }),
    send({ type: 'route.changed' }),
    done('placeItems', { added: [keptCoffee, keptMilk], foreign: [], unfitting: [] }, 'with both added'),
    done('placeItems', { added: [keptCoffee], foreign: [keptMilk], unfitting: [] }, 'with one foreign'),
    done('placeItems', { added: [], foreign: [], unfitting: [keptCoffee] }, 'with one that does not fit'),
    fail('placeItems', offline, 'is not reached'),
  ]
  return planPaths(guestItemsMachine, { cases, input, key: ({ context }) => context })
}
