import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { SearchIdeas, TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { cleanTerm, isSearchable } from '#app/domain/search/search-term.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'
import { type Cursor, choiceAt, inText, type Move, moveCursor } from './typeahead.cursor.ts'
import { type Answer, type Choice, isNothingFound, rowsOf, searchFor } from './typeahead.rows.ts'

/** How long typing rests before a request, in milliseconds (Specification §9, typeahead debounce). */
export const TYPEAHEAD_DEBOUNCE_MS = 400

/** The field's text, and under which locale is searched. */
export type TypeaheadInput = { query: string; locale: Locale }

/**
 * `answer` is what was found last under the locale, kept in view while its successor is fetched; `ideas` is what is shown
 * without one, null until it has come.
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
  | { type: 'ideas.loaded'; ideas: SearchIdeas }
  | { type: 'term.chosen'; term: string }
  | { type: 'cursor.moved'; to: Move }
  | { type: 'cursor.chosen' }
  | { type: 'search.retry' }

export type TypeaheadEmitted = Choice | { type: 'search.failed'; error: unknown }

type Asked = { term: string; locale: Locale }

/** Tells which locale's ideas are wanted from now on. */
export type IdeasWanted = { type: 'locale.changed'; locale: Locale }

const choiceUnderCursor = (context: TypeaheadContext) => choiceAt(rowsOf(context), context)

/**
 * The search box and its dropdown (Specification §2.5, §4 Typeahead, §5 Search, §8, §9). The app provides
 * `searchOffers`, draws the state, and turns what is emitted into navigation. It also provides `followIdeas`, which
 * answers by `ideas.loaded` for the locale that it was told last: fewer than 2 characters make no request, so what is
 * shown under the hint is fetched before.
 */
export const typeaheadMachine = setup({
  types: {
    context: {} as TypeaheadContext,
    input: {} as TypeaheadInput,
    events: {} as TypeaheadEvent,
    emitted: {} as TypeaheadEmitted,
    tags: {} as 'open' | 'busy',
    children: {} as { ideas: 'followIdeas' },
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
    // The shop opens beside the page and the list's modal over it: the dropdown is still wanted.
    isBesidePage: ({ context }) =>
      ['website.requested', 'list.requested'].includes(choiceUnderCursor(context)?.type ?? ''),
    isOnRow: ({ context }) => context.activeRow !== null,
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query, ...inText })),
    clearQuery: assign({ query: '', answer: null, ...inText }),
    keepAnswer: assign(({ context }, { response }: { response: TypeaheadResponse }) => ({
      answer: { term: cleanTerm(context.query), response },
      ...inText,
    })),
    forgetAnswer: assign({ answer: null, ...inText }),
    // Rows of an answer stay as they are, and the keyboard on its row.
    keepIdeas: assign(({ context: { answer } }, { ideas }: { ideas: SearchIdeas }) => ({
      ideas,
      ...(answer === null || isNothingFound(answer.response) ? inText : {}),
    })),
    changeLocale: enqueueActions(({ enqueue }, { locale }: { locale: Locale }) => {
      enqueue.assign({ locale, answer: null, ideas: null, ...inText })
      enqueue.sendTo('ideas', { type: 'locale.changed', locale })
    }),
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
  context: ({ input }) => ({ ...input, answer: null, ideas: null, ...inText }),
  initial: 'closed',
  invoke: { src: 'followIdeas', id: 'ideas', input: ({ context }) => ({ locale: context.locale }) },
  on: {
    'query.changed': [
      {
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
    'ideas.loaded': {
      actions: { type: 'keepIdeas', params: ({ event }) => ({ ideas: event.ideas }) },
    },
  },
  states: {
    closed: {
      entry: 'leaveRows',
      on: {
        'input.focused': [
          { guard: 'hasAnswer', target: 'open.answered' },
          { guard: 'isLongEnough', target: 'open.loading' },
          { guard: 'hasText', target: 'open.tooShort' },
        ],
        'escape.pressed': { guard: 'hasText', actions: 'clearQuery' },
      },
    },
    open: {
      tags: 'open',
      initial: 'tooShort',
      on: {
        'dropdown.dismissed': { target: 'closed' },
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
        tooShort: { entry: 'forgetAnswer' },
        debouncing: {
          tags: 'busy',
          after: { debounce: { target: 'loading' } },
          on: {
            'locale.changed': {
              actions: { type: 'changeLocale', params: ({ event }) => ({ locale: event.locale }) },
            },
          },
        },
        loading: {
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
        results: {},
        empty: {},
        failed: { entry: 'forgetAnswer', on: { 'search.retry': { target: 'loading' } } },
      },
    },
  },
})
