import { assign, emit, fromPromise, raise, setup } from 'xstate'
import { parseQuantity } from '#app/domain/list/list-change.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/**
 * `quantity` is the list's, which takes what is entered here at once. `text` is the text of the input, `isTyped` whether the
 * shopper typed it.
 */
export type QuantityEditorContext = { quantity: number; text: string; isTyped: boolean }

/** The machine sends `quantity.entered` to itself: the field tells what to save. */
export type QuantityEditorEvent =
  | { type: 'editor.opened' }
  | { type: 'text.changed'; text: string }
  | { type: 'input.blurred' }
  | { type: 'escape.pressed' }
  | { type: 'quantity.updated'; quantity: number }
  | { type: 'quantity.entered'; quantity: number }

/**
 * `removal.requested`: 0 was entered. `text.ignored`: what was entered is no whole number, and `quantity` stays. `save.failed`
 * holds the error of `saveQuantity`.
 */
export type QuantityEditorEmitted =
  | { type: 'removal.requested' }
  | { type: 'text.ignored'; quantity: number }
  | { type: 'save.failed'; error: unknown }

/**
 * The quantity of an item (§4, Item row): a number that opens a numeric input when it is tapped. It can be
 * opened while an earlier quantity is being saved; then the newest is saved. If somebody else sets the quantity meanwhile,
 * theirs stays unless the shopper typed one. The app provides `saveQuantity`, which resolves when the server has this
 * change and all earlier ones, or when they wait for a connection.
 */
export const quantityEditorMachine = setup({
  types: {
    context: {} as QuantityEditorContext,
    input: {} as { quantity: number },
    events: {} as QuantityEditorEvent,
    emitted: {} as QuantityEditorEmitted,
    tags: {} as 'busy',
    meta: {} as FlowMeta<QuantityEditorContext | QuantityEditorEvent>,
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
    tellIgnored: emit(({ context }) => ({ type: 'text.ignored', quantity: context.quantity })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'save.failed', error })),
  },
}).createMachine({
  id: 'quantityEditor',
  description: 'The quantity of an item on the list: a number that becomes an input when it is tapped.',
  meta: {
    spec: ['§4 Item row'],
    safe: ['quantity'],
  },
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
          meta: { spec: ['§4 Item row'] },
          entry: 'beginText',
          on: {
            'text.changed': { actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
            'escape.pressed': { target: 'showing' },
            'input.blurred': { meta: { spec: ['§4 Item row'] }, target: 'reading' },
          },
        },
        reading: {
          always: [
            { guard: 'isUntouched', target: 'showing' },
            { guard: 'isNoNumber', target: 'showing', actions: 'tellIgnored' },
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
          meta: { spec: ['§4 Item row', '§7.4'] },
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
