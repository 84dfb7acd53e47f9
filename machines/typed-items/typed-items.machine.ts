import { assign, enqueueActions, setup } from 'xstate'
import { readTypedItem, type TypedItem } from '#app/domain/list/read-typed-item.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** The text in the field. */
export type TypedItemsContext = { text: string }

export type TypedItemsEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'text.entered'; hasRoom: boolean }

/** An item for the list. */
export type TypedItemsEmitted = { type: 'item.typed'; item: TypedItem }

/**
 * The field above the list, in which items are typed one after another. What is entered is on the list at once and the field
 * is empty for the next item; it waits for no answer. If the list has no room, the text stays.
 */
export const typedItemsMachine = setup({
  types: {
    context: {} as TypedItemsContext,
    events: {} as TypedItemsEvent,
    emitted: {} as TypedItemsEmitted,
    meta: {} as FlowMeta,
  },
  guards: {
    isItem: ({ context }) => readTypedItem(context.text) !== undefined,
    isItemWithRoom: ({ context }, { hasRoom }: { hasRoom: boolean }) =>
      hasRoom && readTypedItem(context.text) !== undefined,
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    tellItem: enqueueActions(({ context, enqueue }) => {
      const item = readTypedItem(context.text)
      if (item) enqueue.emit({ type: 'item.typed', item })
    }),
  },
}).createMachine({
  id: 'typedItems',
  description: 'The field above the list, in which items are typed one after another.',
  meta: { spec: ['§2.10', '§3 Manual item', '§5 Manual item'] },
  context: { text: '' },
  initial: 'editing',
  on: {
    'text.changed': {
      target: '.editing',
      actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
    },
    'text.entered': [
      {
        guard: { type: 'isItemWithRoom', params: ({ event }) => ({ hasRoom: event.hasRoom }) },
        target: '.editing',
        actions: ['tellItem', { type: 'keepText', params: { text: '' } }],
      },
      { guard: 'isItem', target: '.full' },
    ],
  },
  states: { editing: {}, full: {} },
})
