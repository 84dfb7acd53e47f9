import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import {
  exactPostalCode,
  matchingPostalCodes,
  type PostalCode,
  postalCodeLabel,
} from '#app/domain/account/postal-codes.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/**
 * `text` is the text of the field, `codes` the country's list, empty until it is loaded. `options` are the entries of the
 * list that are shown, `activeIndex` is the option under the keyboard's cursor, `chosen` the entry that the text names.
 */
export type PostalCodePickerContext = {
  text: string
  codes: PostalCode[]
  options: PostalCode[]
  activeIndex: number | null
  chosen: PostalCode | null
}

export type PostalCodePickerEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'input.focused' }
  | { type: 'input.blurred' }
  | { type: 'list.toggled' }
  | { type: 'cursor.moved'; to: 'next' | 'previous' }
  | { type: 'cursor.chosen' }
  | { type: 'option.chosen'; index: number }
  | { type: 'escape.pressed' }

/** `code.changed` is the form's new value: a code of the list, or empty. Without a list it is the typed text. */
export type PostalCodePickerEmitted =
  | { type: 'code.changed'; code: string }
  | { type: 'list.failed'; error: unknown }

type Choice = Pick<PostalCodePickerContext, 'text' | 'codes' | 'chosen'>

const codeOf = ({ text, codes, chosen }: Choice) => chosen?.code ?? (codes.length === 0 ? text.trim() : '')

/** Up and down wrap around, with the text between the last and the first option (ARIA Authoring Practices, combobox). */
function indexAfter({ options, activeIndex }: PostalCodePickerContext, to: 'next' | 'previous') {
  const last = options.length - 1
  if (to === 'next') return activeIndex === null ? 0 : activeIndex === last ? null : activeIndex + 1
  return activeIndex === null ? last : activeIndex === 0 ? null : activeIndex - 1
}

/**
 * The Danish postal code, picked from a list of codes and names (§3, §5). The list is loaded at the first
 * focus. Until then, and if loading fails, the field is plain text. The app provides `loadPostalCodes`.
 */
export const postalCodePickerMachine = setup({
  types: {
    context: {} as PostalCodePickerContext,
    input: {} as { code: string },
    events: {} as PostalCodePickerEvent,
    emitted: {} as PostalCodePickerEmitted,
    tags: {} as 'open',
    meta: {} as FlowMeta,
  },
  actors: { loadPostalCodes: fromPromise<PostalCode[]>(notProvided('loadPostalCodes')) },
  guards: {
    hasText: ({ context }) => context.text !== '',
    hasOptions: ({ context }) => context.options.length > 0,
    isSearching: ({ context }) => context.text !== '' && context.chosen === null,
    isOnOption: ({ context }) => context.activeIndex !== null,
  },
  actions: {
    read: enqueueActions(({ context, enqueue }, { text, codes }: { text: string; codes: PostalCode[] }) => {
      const next = { text, codes, chosen: exactPostalCode(codes, text) ?? null }
      enqueue.assign({ ...next, options: matchingPostalCodes(codes, text), activeIndex: null })
      if (codeOf(next) !== codeOf(context)) enqueue.emit({ type: 'code.changed', code: codeOf(next) })
    }),
    choose: enqueueActions(({ context, enqueue }, { index }: { index: number | null }) => {
      const option = index === null ? undefined : context.options[index]
      if (!option) return
      enqueue.assign({ chosen: option })
      if (option.code !== codeOf(context)) enqueue.emit({ type: 'code.changed', code: option.code })
    }),
    listAll: assign(({ context: { codes, chosen } }) =>
      chosen ? { options: codes, activeIndex: codes.indexOf(chosen) } : {},
    ),
    moveCursor: assign(({ context }, { to }: { to: 'next' | 'previous' }) => ({
      activeIndex: indexAfter(context, to),
    })),
    showChosen: assign(({ context: { chosen, text } }) => ({
      text: chosen ? postalCodeLabel(chosen) : text,
      activeIndex: null,
    })),
    reportFailure: emit((_, { error }: { error: unknown }) => ({ type: 'list.failed', error })),
  },
}).createMachine({
  id: 'postalCodePicker',
  description: 'The Danish postal code, picked from a list of codes and names.',
  meta: { spec: ['§3 Postal code entry', '§5 Registration'] },
  context: ({ input }) => ({ text: input.code, codes: [], options: [], activeIndex: null, chosen: null }),
  initial: 'unloaded',
  on: {
    'text.changed': {
      meta: { spec: ['§5 Registration'] },
      actions: { type: 'read', params: ({ context, event }) => ({ text: event.text, codes: context.codes }) },
    },
  },
  states: {
    unloaded: { on: { 'input.focused': { target: 'loading' } } },
    loading: {
      on: { 'input.blurred': { target: 'unloaded' } },
      invoke: {
        src: 'loadPostalCodes',
        onDone: {
          target: 'loaded',
          actions: {
            type: 'read',
            params: ({ context, event }) => ({ text: context.text, codes: event.output }),
          },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: { on: { 'input.focused': { target: 'loading' } } },
    loaded: { always: [{ guard: 'isSearching', target: 'open' }, { target: 'closed' }] },
    closed: {
      entry: 'showChosen',
      on: {
        'text.changed': {
          target: 'open',
          actions: {
            type: 'read',
            params: ({ context, event }) => ({ text: event.text, codes: context.codes }),
          },
        },
        'list.toggled': { target: 'open', actions: 'listAll' },
        'cursor.moved': {
          target: 'open',
          actions: ['listAll', { type: 'moveCursor', params: ({ event }) => ({ to: event.to }) }],
        },
        'escape.pressed': {
          guard: 'hasText',
          actions: { type: 'read', params: ({ context }) => ({ text: '', codes: context.codes }) },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'deciding',
      on: {
        'text.changed': {
          target: '.deciding',
          actions: {
            type: 'read',
            params: ({ context, event }) => ({ text: event.text, codes: context.codes }),
          },
        },
        'list.toggled': { target: 'closed' },
        'input.blurred': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'cursor.moved': {
          guard: 'hasOptions',
          actions: { type: 'moveCursor', params: ({ event }) => ({ to: event.to }) },
        },
        'cursor.chosen': {
          guard: 'isOnOption',
          target: 'closed',
          actions: {
            type: 'choose',
            params: ({ context }) => ({ index: context.activeIndex }),
          },
        },
        'option.chosen': {
          target: 'closed',
          actions: { type: 'choose', params: ({ event }) => ({ index: event.index }) },
        },
      },
      states: {
        deciding: { always: [{ guard: 'hasOptions', target: 'listing' }, { target: 'empty' }] },
        listing: {},
        empty: {},
      },
    },
  },
})
