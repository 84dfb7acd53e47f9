import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { HadItem } from '#app/domain/list/had-items.ts'
import type { SuggestedGoods } from '#app/domain/list/item-suggestions.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { isSearchable } from '#app/domain/search/search-term.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'
import {
  type Answer,
  type Chosen,
  chosenOf,
  type Row,
  rowAt,
  rowKey,
  rowsFor,
  termOf,
} from './item-suggestions.rows.ts'

/** The pause after typing before a request, in milliseconds (§9, list's field). */
export const suggestionsDebounceMs = 200

/** `owner` is the email of the user whose list it is. */
export type ItemSuggestionsInput = { country: Country; owner: string }

/** `text` is what is typed, and `items` what is on the list; `active` is the row that the arrow keys are on, null in the text. */
export type ItemSuggestionsContext = ItemSuggestionsInput & {
  text: string
  items: readonly ShoppingListItem[]
  had: readonly HadItem[]
  answer: Answer | null
  rows: readonly Row[]
  active: number | null
}

type Typed = { text: string; items: readonly ShoppingListItem[] }

export type ItemSuggestionsEvent =
  | { type: 'field.focused' }
  | { type: 'field.left' }
  | ({ type: 'text.changed' } & Typed)
  | { type: 'items.recalled'; had: readonly HadItem[] }
  | { type: 'cursor.moved'; to: 'next' | 'previous' }
  | { type: 'row.pressed'; place: number }
  | { type: 'escape.pressed' }
  | { type: 'text.entered' }

/** What the shopper chose for the list. */
export type ItemSuggestionsEmitted = { type: 'suggestion.chosen' } & Chosen

/** Reads again what the device knows. */
export type ItemsWanted = { type: 'items.wanted' }

const inText = { active: null }

/** What has become known, and the rows of it. The arrow keys stay on their row. */
function withRows(
  context: ItemSuggestionsContext,
  known: Partial<Pick<ItemSuggestionsContext, 'had' | 'answer'>>,
) {
  const rows = rowsFor({ ...context, ...known })
  const row = rowAt(context.rows, context.active)
  const place = rows.findIndex((each) => row && rowKey(each) === rowKey(row))
  return { ...known, rows, active: place < 0 ? null : place }
}

/**
 * The suggestions below the list's field (§2.10): drawn at once with what the device knows, and completed by the server if it
 * answers. The app provides `completeItem`, and `recallItems`, which sends `items.recalled` whenever it hears `items.wanted`.
 */
export const itemSuggestionsMachine = setup({
  types: {
    context: {} as ItemSuggestionsContext,
    input: {} as ItemSuggestionsInput,
    events: {} as ItemSuggestionsEvent,
    emitted: {} as ItemSuggestionsEmitted,
    tags: {} as 'open' | 'busy',
    children: {} as { device: 'recallItems' },
    meta: {} as FlowMeta<ItemSuggestionsContext | ItemSuggestionsEvent>,
  },
  actors: {
    completeItem: fromPromise<readonly SuggestedGoods[], { term: string; country: Country }>(
      notProvided('completeItem'),
    ),
    recallItems: fromCallback<ItemsWanted, ItemSuggestionsInput>(callbackNotProvided('recallItems')),
  },
  delays: { debounce: suggestionsDebounceMs },
  guards: {
    isNewTextAnswered: ({ context }, { text }: Typed) =>
      context.answer !== null && context.answer.term === termOf(text),
    isNewTextLongEnough: (_, { text }: Typed) => isSearchable(termOf(text)),
    isNewTextWritten: (_, { text }: Typed) => termOf(text) !== '',
    isAnswered: ({ context }) => context.answer?.term === termOf(context.text),
    isLongEnough: ({ context }) => isSearchable(termOf(context.text)),
    isWritten: ({ context }) => termOf(context.text) !== '',
  },
  actions: {
    keepText: assign(({ context }, { text, items }: Typed) => ({
      text,
      items,
      rows: rowsFor({ ...context, text, items }),
      ...inText,
    })),
    keepHad: assign(({ context }, { had }: { had: readonly HadItem[] }) => withRows(context, { had })),
    keepAnswer: assign(({ context }, { goods }: { goods: readonly SuggestedGoods[] }) =>
      withRows(context, { answer: { term: termOf(context.text), goods } }),
    ),
    askDevice: sendTo('device', { type: 'items.wanted' }),
    moveCursor: assign(({ context: { rows, active } }, { to }: { to: 'next' | 'previous' }) => {
      // Up and down lead through the text.
      const places = rows.length + 1
      const place = active ?? rows.length
      const moved = (place + (to === 'next' ? 1 : places - 1)) % places
      return { active: moved === rows.length ? null : moved }
    }),
    leaveRows: assign(inText),
    choose: enqueueActions(({ context, enqueue }, { place }: { place: number | null }) => {
      const row = rowAt(context.rows, place)
      if (row) enqueue.emit({ type: 'suggestion.chosen', ...chosenOf(row, context.text) })
    }),
    forgetText: assign({ text: '' }),
  },
}).createMachine({
  id: 'itemSuggestions',
  description: 'The suggestions below the list’s field.',
  meta: { spec: ['§2.10', '§7.1', '§9'], safe: ['country', 'to', 'place', 'active'] },
  context: ({ input }) => ({ ...input, text: '', items: [], had: [], answer: null, rows: [], active: null }),
  initial: 'closed',
  invoke: {
    src: 'recallItems',
    id: 'device',
    input: ({ context: { country, owner } }) => ({ country, owner }),
  },
  on: {
    'field.focused': { actions: 'askDevice' },
    'items.recalled': { actions: { type: 'keepHad', params: ({ event }) => ({ had: event.had }) } },
    'text.changed': [
      {
        guard: { type: 'isNewTextAnswered', params: ({ event }) => event },
        target: '.open.completed',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      {
        guard: { type: 'isNewTextLongEnough', params: ({ event }) => event },
        target: '.open.debouncing',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      {
        guard: { type: 'isNewTextWritten', params: ({ event }) => event },
        target: '.open.short',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      { target: '.closed', actions: { type: 'keepText', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: {
      entry: 'leaveRows',
      on: {
        'cursor.moved': [
          { guard: 'isAnswered', target: 'open.completed' },
          { guard: 'isLongEnough', target: 'open.asking' },
          { guard: 'isWritten', target: 'open.short' },
        ],
        'text.entered': { actions: 'forgetText' },
      },
    },
    open: {
      meta: { spec: ['§2.10'] },
      tags: 'open',
      initial: 'short',
      on: {
        'field.left': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'cursor.moved': { actions: { type: 'moveCursor', params: ({ event }) => ({ to: event.to }) } },
        'text.entered': {
          target: 'closed',
          actions: [{ type: 'choose', params: ({ context }) => ({ place: context.active }) }, 'forgetText'],
        },
        'row.pressed': {
          target: 'closed',
          actions: [{ type: 'choose', params: ({ event }) => ({ place: event.place }) }, 'forgetText'],
        },
      },
      states: {
        /** Fewer letters than the server is asked for. */
        short: {},
        debouncing: {
          meta: { spec: ['§9'] },
          tags: 'busy',
          after: { debounce: { target: 'asking' } },
        },
        asking: {
          meta: { spec: ['§7.1'] },
          tags: 'busy',
          invoke: {
            src: 'completeItem',
            input: ({ context: { text, country } }) => ({ term: termOf(text), country }),
            onDone: {
              target: 'completed',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ goods: event.output }) },
            },
            onError: { target: 'failed' },
          },
        },
        completed: {},
        /** What the device knows stays, and nothing is said: the words as typed are enough. */
        failed: {},
      },
    },
  },
})
