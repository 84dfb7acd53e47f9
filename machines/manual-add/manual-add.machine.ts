import { assign, setup } from 'xstate'
import { heldQuantity, parseQuantity, shownQuantity } from '#app/domain/list/list-change.ts'
import { maximumNameLength } from '#app/domain/list/shopping-list.ts'
import { plainLine } from '#app/domain/text/plain-line.ts'

/** What was typed (Specification §3, Manual item); the place is null where none was. */
export type ManualItem = { itemName: string; placeName: string | null; quantity: number }

/** What the sheet ends with; `wantsMore`: the shopper goes on with another item. */
export type ManualAddOutput = { item: ManualItem; wantsMore: boolean }

/** What is in the fields; `quantity` is what counts, the last that `quantityText` was. */
export type ManualAddContext = {
  itemName: string
  placeName: string
  quantity: number
  quantityText: string
  wantsMore: boolean
}

export type ManualAddEvent =
  | { type: 'name.changed'; name: string }
  | { type: 'place.changed'; place: string }
  | { type: 'quantity.typed'; text: string }
  | { type: 'quantity.left' }
  | { type: 'quantity.incremented' }
  | { type: 'quantity.decremented' }
  | { type: 'item.submitted'; hasRoom: boolean; wantsMore: boolean }

/** What was typed or pasted as the server takes it: the sheet is gone when that would refuse it. */
const read = (typed: string) => plainLine(typed, maximumNameLength)

const nothingTyped: ManualAddContext = { itemName: '', placeName: '', ...shownQuantity(1), wantsMore: false }

/**
 * The sheet in which an item is typed (Specification §2.10, §5): a name, which it must have, a place, and a quantity of at
 * least 1. Text that is no quantity is put right, and seen, before anything is sent. What a full list has no room for stays
 * in the sheet. It ends with the item as its output; its parent puts that on the list, and opens the sheet anew if the
 * shopper wants to write another.
 */
export const manualAddMachine = setup({
  types: {
    context: {} as ManualAddContext,
    events: {} as ManualAddEvent,
    output: {} as ManualAddOutput,
  },
  guards: {
    isNameless: ({ context }) => read(context.itemName) === '',
    hasRoom: (_, { hasRoom }: { hasRoom: boolean }) => hasRoom,
    isAboveMinimum: ({ context }) => context.quantity > 1,
    isQuantity: (_, { text }: { text: string }) => (parseQuantity(text) ?? 0) > 0,
    isUnsettled: ({ context }) => context.quantityText !== String(context.quantity),
  },
  actions: {
    keepName: assign((_, { name }: { name: string }) => ({ itemName: name })),
    keepPlace: assign((_, { place }: { place: string }) => ({ placeName: place })),
    keepQuantity: assign((_, { text }: { text: string }) => shownQuantity(parseQuantity(text) ?? 1)),
    keepText: assign((_, { text }: { text: string }) => ({ quantityText: text })),
    keepWish: assign((_, { wantsMore }: { wantsMore: boolean }) => ({ wantsMore })),
    settle: assign(({ context }) => shownQuantity(context.quantity)),
    increment: assign(({ context }) => shownQuantity(heldQuantity(context.quantity + 1))),
    decrement: assign(({ context }) => shownQuantity(context.quantity - 1)),
  },
}).createMachine({
  id: 'manualAdd',
  context: nothingTyped,
  initial: 'editing',
  on: {
    'name.changed': {
      target: '.editing',
      actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
    },
    'place.changed': { actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) } },
    'quantity.incremented': { actions: 'increment' },
    'quantity.decremented': { guard: 'isAboveMinimum', actions: 'decrement' },
    'quantity.typed': [
      {
        guard: { type: 'isQuantity', params: ({ event }) => ({ text: event.text }) },
        actions: { type: 'keepQuantity', params: ({ event }) => ({ text: event.text }) },
      },
      { actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
    ],
    'quantity.left': { actions: 'settle' },
    'item.submitted': [
      { guard: 'isNameless', target: '.nameless' },
      { guard: 'isUnsettled', actions: 'settle' },
      {
        guard: { type: 'hasRoom', params: ({ event }) => ({ hasRoom: event.hasRoom }) },
        target: '.submitted',
        actions: { type: 'keepWish', params: ({ event }) => ({ wantsMore: event.wantsMore }) },
      },
      { target: '.full' },
    ],
  },
  states: {
    editing: {},
    nameless: {},
    full: {},
    submitted: { type: 'final' },
  },
  output: ({ context: { itemName, placeName, quantity, wantsMore } }) => ({
    item: { itemName: read(itemName), placeName: read(placeName) || null, quantity },
    wantsMore,
  }),
})
