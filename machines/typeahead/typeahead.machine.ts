import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { SearchIdeas, TypeaheadResponse } from '#app/domain/offers/offers.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import { cleanTerm, isSearchable } from '#app/domain/search/search-term.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'
import { type Cursor, choiceAt, inText, type Move, moveCursor } from './typeahead.cursor.ts'
import { type Answer, type Choice, isNothingFound, rowsOf, searchFor } from './typeahead.rows.ts'

/** The pause after typing before a request, in milliseconds (§9, typeahead debounce). */
export const TYPEAHEAD_DEBOUNCE_MS = 400

/** The field's text, the locale of the search, and the screen, which says how many buttons a row has. */
export type TypeaheadInput = { query: string; locale: Locale; screen: ScreenSize }

/**
 * `answer` is the locale's last answer, which stays visible while the next is fetched. `ideas` are shown if there is no
 * answer; null until they are loaded.
 */
export type TypeaheadContext = Cursor & TypeaheadInput & { answer: Answer | null; ideas: SearchIdeas | null }

export type TypeaheadEvent =
  | { type: 'query.changed'; query: string }
  | { type: 'query.restored'; query: string }
  | { type: 'query.cleared' }
  | { type: 'query.submitted' }
  | { type: 'input.focused' }
  | { type: 'dropdown.dismissed' }
  | { type: 'escape.pressed' }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'screen.changed'; screen: ScreenSize }
  | { type: 'ideas.loaded'; ideas: SearchIdeas }
  | { type: 'term.chosen'; term: string }
  | { type: 'cursor.moved'; to: Move }
  | { type: 'cursor.chosen' }
  | { type: 'search.retry' }

export type TypeaheadEmitted = Choice | { type: 'search.failed'; error: unknown }

type Asked = { term: string; locale: Locale }

/** Asks for the ideas of another locale from now on. */
export type IdeasWanted = { type: 'locale.changed'; locale: Locale }

const choiceUnderCursor = (context: TypeaheadContext) => choiceAt(rowsOf(context), context)

/**
 * The search box and its dropdown (§2.5, §4 Typeahead, §5 Search, §8, §9). The app provides
 * `searchOffers`, draws the state, and turns what is emitted into navigation. It also provides `followIdeas`, which sends
 * `ideas.loaded` for the locale that it heard last. Fewer than 2 characters make no request, so the ideas under the hint
 * are fetched in advance.
 */
export const typeaheadMachine = setup({
  types: {
    context: {} as TypeaheadContext,
    input: {} as TypeaheadInput,
    events: {} as TypeaheadEvent,
    emitted: {} as TypeaheadEmitted,
    tags: {} as 'open' | 'busy',
    children: {} as { ideas: 'followIdeas' },
    meta: {} as FlowMeta<TypeaheadContext | TypeaheadEvent>,
  },
  actors: {
    searchOffers: fromPromise<TypeaheadResponse, Asked>(notProvided('searchOffers')),
    followIdeas: fromCallback<IdeasWanted, { locale: Locale }>(callbackNotProvided('followIdeas')),
  },
  delays: { debounce: TYPEAHEAD_DEBOUNCE_MS },
  guards: {
    isNewQueryLongEnough: (_, { query }: { query: string }) => isSearchable(query),
    isLongEnough: ({ context }) => isSearchable(context.query),
    hasText: ({ context }) => context.query.length > 0,
    hasAnswer: ({ context }) => context.answer?.term === cleanTerm(context.query),
    isNothingFound: ({ context: { answer } }) => answer !== null && isNothingFound(answer.response),
    isCancelled: (_, { error }: { error: unknown }) => error instanceof Error && error.name === 'AbortError',
    canMoveCursor: ({ context }, { to }: { to: Move }) =>
      moveCursor(rowsOf(context), context, to) !== undefined,
    // The website opens in a new tab, and the modals of the list, the price agent and the viewer over the page: the shopper
    // still wants the dropdown.
    isBesidePage: ({ context }) =>
      ['website.requested', 'list.requested', 'agent.requested', 'product.requested'].includes(
        choiceUnderCursor(context)?.type ?? '',
      ),
    isOnRow: ({ context }) => context.activeRow !== null,
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query, ...inText })),
    clearQuery: assign({ query: '', answer: null }),
    keepAnswer: assign(({ context }, { response }: { response: TypeaheadResponse }) => ({
      answer: { term: cleanTerm(context.query), response },
      ...inText,
    })),
    forgetAnswer: assign({ answer: null, ...inText }),
    // An answer's rows do not change, so the keyboard stays on its row.
    keepIdeas: assign(({ context: { answer } }, { ideas }: { ideas: SearchIdeas }) => ({
      ideas,
      ...(answer === null || isNothingFound(answer.response) ? inText : {}),
    })),
    changeLocale: enqueueActions(({ enqueue }, { locale }: { locale: Locale }) => {
      enqueue.assign({ locale, answer: null, ideas: null, ...inText })
      enqueue.sendTo('ideas', { type: 'locale.changed', locale })
    }),
    // The rows may have other buttons, so the keyboard goes back to the text.
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen, ...inText })),
    leaveRows: assign(inText),
    moveCursor: assign(
      ({ context }, { to }: { to: Move }) => moveCursor(rowsOf(context), context, to) ?? context,
    ),
    choose: enqueueActions(({ enqueue }, { choice }: { choice: Choice | undefined }) => {
      if (!choice) return
      enqueue.emit(choice)
      if (choice.type === 'search.requested') enqueue.assign({ query: choice.term })
    }),
    reportFailure: emit((_, { error }: { error: unknown }) => ({ type: 'search.failed', error })),
  },
}).createMachine({
  id: 'typeahead',
  description: 'The search box and its dropdown.',
  meta: {
    spec: ['§2.5', '§4 Typeahead', '§5 Search', '§8', '§9'],
    safe: ['screen', 'locale', 'to'],
  },
  context: ({ input }) => ({ ...input, answer: null, ideas: null, ...inText }),
  initial: 'closed',
  invoke: { src: 'followIdeas', id: 'ideas', input: ({ context }) => ({ locale: context.locale }) },
  on: {
    'query.changed': [
      {
        meta: { spec: ['§4 Typeahead', '§5 Search'] },
        guard: { type: 'isNewQueryLongEnough', params: ({ event }) => ({ query: event.query }) },
        target: '.open.debouncing',
        actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
      },
      {
        target: '.open.tooShort',
        actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
      },
    ],
    'query.restored': {
      target: '.closed',
      actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
    },
    'query.cleared': { target: '.closed', actions: 'clearQuery' },
    'query.submitted': [
      {
        meta: { spec: ['§5 Search'] },
        guard: 'isLongEnough',
        target: '.closed',
        actions: { type: 'choose', params: ({ context }) => ({ choice: searchFor(context.query) }) },
      },
      { target: '.open.tooShort' },
    ],
    'term.chosen': {
      target: '.closed',
      actions: { type: 'choose', params: ({ event }) => ({ choice: searchFor(event.term) }) },
    },
    'locale.changed': {
      actions: { type: 'changeLocale', params: ({ event }) => ({ locale: event.locale }) },
    },
    'screen.changed': {
      actions: { type: 'keepScreen', params: ({ event }) => ({ screen: event.screen }) },
    },
    'ideas.loaded': {
      actions: { type: 'keepIdeas', params: ({ event }) => ({ ideas: event.ideas }) },
    },
  },
  states: {
    closed: {
      entry: 'leaveRows',
      on: {
        'input.focused': [
          { meta: { spec: ['§4 Typeahead'] }, guard: 'hasAnswer', target: 'open.answered' },
          { guard: 'isLongEnough', target: 'open.loading' },
          { guard: 'hasText', target: 'open.tooShort' },
        ],
        'escape.pressed': { guard: 'hasText', actions: 'clearQuery' },
      },
    },
    open: {
      meta: { spec: ['§4 Typeahead'] },
      tags: 'open',
      initial: 'tooShort',
      on: {
        'dropdown.dismissed': { meta: { spec: ['§4 Typeahead'] }, target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'route.changed': { target: 'closed' },
        'locale.changed': {
          guard: 'isLongEnough',
          target: '.loading',
          actions: { type: 'changeLocale', params: ({ event }) => ({ locale: event.locale }) },
        },
        'cursor.moved': {
          guard: { type: 'canMoveCursor', params: ({ event }) => ({ to: event.to }) },
          actions: { type: 'moveCursor', params: ({ event }) => ({ to: event.to }) },
        },
        'cursor.chosen': [
          {
            guard: 'isBesidePage',
            actions: { type: 'choose', params: ({ context }) => ({ choice: choiceUnderCursor(context) }) },
          },
          {
            guard: 'isOnRow',
            target: 'closed',
            actions: { type: 'choose', params: ({ context }) => ({ choice: choiceUnderCursor(context) }) },
          },
        ],
      },
      states: {
        tooShort: { meta: { spec: ['§4 Typeahead', '§5 Search', '§9'] }, entry: 'forgetAnswer' },
        debouncing: {
          meta: { spec: ['§4 Typeahead', '§9'] },
          tags: 'busy',
          after: { debounce: { target: 'loading' } },
          on: {
            'locale.changed': {
              actions: { type: 'changeLocale', params: ({ event }) => ({ locale: event.locale }) },
            },
          },
        },
        loading: {
          meta: { spec: ['§7.1'] },
          tags: 'busy',
          invoke: {
            src: 'searchOffers',
            input: ({ context: { query, locale } }) => ({ term: cleanTerm(query), locale }),
            onDone: {
              target: 'answered',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ response: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) },
                target: '#typeahead.closed',
              },
              {
                target: 'failed',
                actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        answered: { always: [{ guard: 'isNothingFound', target: 'empty' }, { target: 'results' }] },
        results: { meta: { spec: ['§2.5'] } },
        empty: { meta: { spec: ['§2.5', '§8'] } },
        failed: {
          meta: { spec: ['§8'] },
          entry: 'forgetAnswer',
          on: { 'search.retry': { target: 'loading' } },
        },
      },
    },
  },
})
