import { assign, setup } from 'xstate'
import { heldQuantity, parseQuantity, shownQuantity } from '#app/domain/list/list-change.ts'
import { maximumNameLength } from '#app/domain/list/shopping-list.ts'
import { plainLine } from '#app/domain/text/plain-line.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** The typed item (§3, Manual item); `placeName` is null if no place was typed. */
export type ManualItem = { itemName: string; placeName: string | null; quantity: number }

/** The result of the sheet. `wantsMore`: the shopper wants to type another item. */
export type ManualAddOutput = { item: ManualItem; wantsMore: boolean }

/** The fields. `quantity` is the last valid quantity, `quantityText` the text in its field. */
export type ManualAddContext = {
  itemName: string
  placeName: string
  quantity: number
  quantityText: string
  wantsMore: boolean
}

/** `sheet.opened`: it is shown again, with what was typed. */
export type ManualAddEvent =
  | { type: 'sheet.opened' }
  | { type: 'name.changed'; name: string }
  | { type: 'place.changed'; place: string }
  | { type: 'quantity.typed'; text: string }
  | { type: 'quantity.left' }
  | { type: 'quantity.incremented' }
  | { type: 'quantity.decremented' }
  | { type: 'item.submitted'; hasRoom: boolean; wantsMore: boolean }

/** Cleans a typed or pasted text by the server's rules: a refusal would come after the sheet has closed. */
const read = (typed: string) => plainLine(typed, maximumNameLength)

const nothingTyped: ManualAddContext = { itemName: '', placeName: '', ...shownQuantity(1), wantsMore: false }

/**
 * The sheet in which the shopper types an item (§2.10, §5): a required name, a place, and a quantity of at
 * least 1. A text that is no quantity stays, with an error, and nothing is sent.
 * If the list is full, the item stays in the sheet. What was typed stays too if the sheet is dismissed. The item is the machine's output: the parent puts it on the list, and
 * opens the sheet again if the shopper wants to type another.
 */
export const manualAddMachine = setup({
  types: {
    context: {} as ManualAddContext,
    events: {} as ManualAddEvent,
    output: {} as ManualAddOutput,
    meta: {} as FlowMeta,
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
    increment: assign(({ context }) => shownQuantity(heldQuantity(context.quantity + 1))),
    decrement: assign(({ context }) => shownQuantity(context.quantity - 1)),
  },
}).createMachine({
  id: 'manualAdd',
  description: 'The sheet in which the shopper types an item.',
  meta: { spec: ['§2.10', '§3 Manual item', '§5 Manual item'] },
  context: nothingTyped,
  initial: 'editing',
  on: {
    'sheet.opened': { target: '.editing' },
    'name.changed': {
      target: '.editing',
      actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
    },
    'place.changed': { actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) } },
    'quantity.incremented': { meta: { spec: ['§5 Manual item'] }, actions: 'increment' },
    'quantity.decremented': {
      meta: { spec: ['§5 Manual item'] },
      guard: 'isAboveMinimum',
      actions: 'decrement',
    },
    'quantity.typed': [
      {
        guard: { type: 'isQuantity', params: ({ event }) => ({ text: event.text }) },
        actions: { type: 'keepQuantity', params: ({ event }) => ({ text: event.text }) },
      },
      { actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
    ],
    'quantity.left': { guard: 'isUnsettled', target: '.uncounted' },
    'item.submitted': [
      { guard: 'isNameless', target: '.nameless' },
      { guard: 'isUnsettled', target: '.uncounted' },
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
    nameless: { meta: { spec: ['§5 Manual item'] } },
    uncounted: {
      meta: { spec: ['§5 Manual item'] },
      on: {
        'name.changed': { actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) } },
        'quantity.incremented': { target: 'editing', actions: 'increment' },
        'quantity.decremented': { guard: 'isAboveMinimum', target: 'editing', actions: 'decrement' },
        'quantity.typed': {
          guard: { type: 'isQuantity', params: ({ event }) => ({ text: event.text }) },
          target: 'editing',
          actions: { type: 'keepQuantity', params: ({ event }) => ({ text: event.text }) },
        },
      },
    },
    full: {},
    submitted: { type: 'final' },
  },
  output: ({ context: { itemName, placeName, quantity, wantsMore } }) => ({
    item: { itemName: read(itemName), placeName: read(placeName) || null, quantity },
    wantsMore,
  }),
})
