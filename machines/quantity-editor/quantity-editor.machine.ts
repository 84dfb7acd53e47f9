import { assign, emit, fromPromise, setup } from 'xstate'
import { parseQuantity } from '#app/domain/list-change.ts'
import { notProvided } from '#machines/not-provided.ts'

/** `quantity` is what the list says; `text` what is in the input, as it was typed. */
export type QuantityEditorContext = { quantity: number; text: string }

export type QuantityEditorEvent =
  | { type: 'editor.opened' }
  | { type: 'text.changed'; text: string }
  | { type: 'input.blurred' }
  | { type: 'escape.pressed' }
  | { type: 'quantity.updated'; quantity: number }

/** `removal.requested`: 0 was entered. `save.failed` is what `saveQuantity` rejected with. */
export type QuantityEditorEmitted = { type: 'removal.requested' } | { type: 'save.failed'; error: unknown }

/**
 * The quantity of an item (Specification §4, Item row): a number, whose tap opens a numeric input. The app provides
 * `saveQuantity`, which resolves once the change is the server's or waits for a connection.
 */
export const quantityEditorMachine = setup({
  types: {
    context: {} as QuantityEditorContext,
    input: {} as { quantity: number },
    events: {} as QuantityEditorEvent,
    emitted: {} as QuantityEditorEmitted,
    tags: {} as 'busy',
  },
  actors: { saveQuantity: fromPromise<void, { quantity: number }>(notProvided('saveQuantity')) },
  guards: {
    isNoNumber: ({ context }) => parseQuantity(context.text) === null,
    isUnchanged: ({ context }) => parseQuantity(context.text) === context.quantity,
    isZero: ({ context }) => parseQuantity(context.text) === 0,
  },
  actions: {
    beginText: assign(({ context }) => ({ text: String(context.quantity) })),
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepQuantity: assign((_, { quantity }: { quantity: number }) => ({ quantity })),
    tellRemoval: emit({ type: 'removal.requested' }),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'save.failed', error })),
  },
}).createMachine({
  id: 'quantityEditor',
  context: ({ input }) => ({ quantity: input.quantity, text: '' }),
  initial: 'showing',
  on: {
    'quantity.updated': {
      actions: { type: 'keepQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
    },
  },
  states: {
    showing: { on: { 'editor.opened': { target: 'editing' } } },
    editing: {
      entry: 'beginText',
      on: {
        'text.changed': { actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
        'escape.pressed': { target: 'showing' },
        'input.blurred': { target: 'reading' },
      },
    },
    reading: {
      always: [
        { guard: 'isNoNumber', target: 'showing' },
        { guard: 'isUnchanged', target: 'showing' },
        { guard: 'isZero', target: 'showing', actions: 'tellRemoval' },
        { target: 'saving' },
      ],
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveQuantity',
        input: ({ context }) => ({ quantity: parseQuantity(context.text) ?? context.quantity }),
        onDone: { target: 'showing' },
        onError: {
          target: 'showing',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
