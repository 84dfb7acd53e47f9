import { assign, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** How long an item that was just put on the list is marked, in milliseconds. */
export const ARRIVAL_MS = 2000

/** `isOwn` is whether the change that brought the item was made on this device and is still on its way. */
export type ListedItem = { uuid: string; isOwn: boolean }

/** The items of the list when it is first shown. */
export type ArrivalInput = { items: readonly ListedItem[] }
/** `arrived` is the uuid of the item that the shopper added last, or null when it is not new any more. */
export type ArrivalContext = { known: ReadonlySet<string>; arrived: string | null }

export type ArrivalEvent = { type: 'items.changed'; items: readonly ListedItem[] }

const uuidsOf = (items: readonly ListedItem[]) => new Set(items.map(({ uuid }) => uuid))

/** The new items that the shopper added on this device. */
const newOnes = ({ known }: ArrivalContext, items: readonly ListedItem[]) =>
  items.filter(({ uuid, isOwn }) => isOwn && !known.has(uuid))

type Items = { items: readonly ListedItem[] }

/**
 * The item that the shopper has just put on the list: its row is scrolled into view and marked for a moment. Several items
 * that come at once were put back together, so none of them is marked; nor is one that came in the place of another, because
 * the shopper goes on from there.
 */
export const arrivalMachine = setup({
  types: {
    context: {} as ArrivalContext,
    input: {} as ArrivalInput,
    events: {} as ArrivalEvent,
    meta: {} as FlowMeta,
  },
  delays: { arrival: ARRIVAL_MS },
  guards: {
    hasOneNew: ({ context }, { items }: Items) =>
      newOnes(context, items).length === 1 && uuidsOf(items).isSupersetOf(context.known),
    isGone: ({ context: { arrived } }, { items }: Items) => !items.some(({ uuid }) => uuid === arrived),
  },
  actions: {
    keepKnown: assign((_, { items }: Items) => ({ known: uuidsOf(items) })),
    keepArrived: assign(({ context }, { items }: Items) => ({
      arrived: newOnes(context, items)[0]?.uuid ?? null,
    })),
    clearArrived: assign({ arrived: null }),
  },
}).createMachine({
  id: 'arrival',
  description: 'Marks the item that the shopper has just put on the list.',
  meta: { spec: ['§2.10'] },
  context: ({ input: { items } }) => ({ known: uuidsOf(items), arrived: null }),
  initial: 'settled',
  on: {
    'items.changed': [
      {
        guard: { type: 'hasOneNew', params: ({ event }) => ({ items: event.items }) },
        target: '.arrived',
        actions: [
          { type: 'keepArrived', params: ({ event }) => ({ items: event.items }) },
          { type: 'keepKnown', params: ({ event }) => ({ items: event.items }) },
        ],
      },
      {
        guard: { type: 'isGone', params: ({ event }) => ({ items: event.items }) },
        target: '.settled',
        actions: ['clearArrived', { type: 'keepKnown', params: ({ event }) => ({ items: event.items }) }],
      },
      { actions: { type: 'keepKnown', params: ({ event }) => ({ items: event.items }) } },
    ],
  },
  states: {
    settled: {},
    arrived: { after: { arrival: { target: 'settled', actions: 'clearArrived' } } },
  },
})
