import { assign, emit, fromPromise, raise, setup } from 'xstate'
import { parseQuantity } from '#app/domain/list/list-change.ts'
import { notProvided } from '#machines/not-provided.ts'

/**
 * `quantity` is what the list says, which says at once what is entered here; `text` what is in the input, and `isTyped`
 * whether the shopper wrote it.
 */
export type QuantityEditorContext = { quantity: number; text: string; isTyped: boolean }

/** `quantity.entered` is the machine's own: the field tells what is to be saved. */
export type QuantityEditorEvent =
  | { type: 'editor.opened' }
  | { type: 'text.changed'; text: string }
  | { type: 'input.blurred' }
  | { type: 'escape.pressed' }
  | { type: 'quantity.updated'; quantity: number }
  | { type: 'quantity.entered'; quantity: number }

/** `removal.requested`: 0 was entered. `save.failed` is what `saveQuantity` rejected with. */
export type QuantityEditorEmitted = { type: 'removal.requested' } | { type: 'save.failed'; error: unknown }

/**
 * The quantity of an item (Specification §4, Item row): a number, whose tap opens a numeric input, also while what was
 * entered before is saved; the newest is then what is saved. A number that somebody else set meanwhile stays, unless the
 * shopper typed one. The app provides `saveQuantity`, which resolves once the
 * change is the server's or waits for a connection, and after which the changes before it are too.
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
    isUntouched: ({ context }) => !context.isTyped,
    isNoNumber: ({ context }) => parseQuantity(context.text) === null,
    isUnchanged: ({ context }) => parseQuantity(context.text) === context.quantity,
    isZero: ({ context }) => parseQuantity(context.text) === 0,
  },
  actions: {
    beginText: assign(({ context }) => ({ text: String(context.quantity), isTyped: false })),
    keepText: assign((_, { text }: { text: string }) => ({ text, isTyped: true })),
    keepQuantity: assign((_, { quantity }: { quantity: number }) => ({ quantity })),
    tellEntered: raise(({ context }) => ({
      type: 'quantity.entered',
      quantity: parseQuantity(context.text) ?? context.quantity,
    })),
    tellRemoval: emit({ type: 'removal.requested' }),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'save.failed', error })),
  },
}).createMachine({
  id: 'quantityEditor',
  context: ({ input }) => ({ quantity: input.quantity, text: '', isTyped: false }),
  type: 'parallel',
  on: {
    'quantity.updated': {
      actions: { type: 'keepQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
    },
  },
  states: {
    field: {
      initial: 'showing',
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
            { guard: 'isUntouched', target: 'showing' },
            { guard: 'isNoNumber', target: 'showing' },
            { guard: 'isUnchanged', target: 'showing' },
            { guard: 'isZero', target: 'showing', actions: 'tellRemoval' },
            { target: 'showing', actions: 'tellEntered' },
          ],
        },
      },
    },
    save: {
      initial: 'resting',
      on: {
        'quantity.entered': {
          target: '.saving',
          actions: { type: 'keepQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
        },
      },
      states: {
        resting: {},
        saving: {
          tags: 'busy',
          invoke: {
            src: 'saveQuantity',
            input: ({ context }) => ({ quantity: context.quantity }),
            onDone: { target: 'resting' },
            onError: {
              target: 'resting',
              actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
})
