import { assign, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type SearchRowEvent =
  | { type: 'page.scrolled'; y: number }
  | { type: 'focus.gained' }
  | { type: 'focus.lost' }

/** `turn` is where the page was last scrolled furthest in the current direction, in pixels from its top. */
export type SearchRowContext = { turn: number }

type Scrolled = { y: number }

/** How far one must scroll back before the row moves: less is a finger that rests. */
const intended = 24
/** Above this the row is at its own place in the page. */
const ownPlace = 56

/**
 * The search box in a phone's header (§2.4; look, Header). It scrolls away with the page and returns when
 * the shopper scrolls up. While it has the focus it stays, because one must see where one types.
 */
export const searchRowMachine = setup({
  types: {
    context: {} as SearchRowContext,
    events: {} as SearchRowEvent,
    tags: {} as 'returned',
    meta: {} as FlowMeta<SearchRowContext | SearchRowEvent>,
  },
  guards: {
    isBackUp: ({ context }, { y }: Scrolled) => context.turn - y >= intended,
    isAwayAgain: ({ context }, { y }: Scrolled) => y - context.turn >= intended || y <= ownPlace,
    isAtOwnPlace: (_, { y }: Scrolled) => y <= ownPlace,
  },
  actions: {
    keepTurn: assign((_, { y }: Scrolled) => ({ turn: y })),
    keepLowest: assign(({ context }, { y }: Scrolled) => ({ turn: Math.max(context.turn, y) })),
    keepHighest: assign(({ context }, { y }: Scrolled) => ({ turn: Math.min(context.turn, y) })),
  },
}).createMachine({
  id: 'searchRow',
  description: 'The search box in a phone’s header, which returns when the page is scrolled up.',
  meta: {
    spec: ['§2.4'],
    safe: ['y', 'turn'],
  },
  context: { turn: 0 },
  initial: 'flowing',
  states: {
    flowing: {
      on: {
        'focus.gained': { target: 'held' },
        'page.scrolled': [
          {
            guard: { type: 'isAtOwnPlace', params: ({ event }) => event },
            actions: { type: 'keepTurn', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBackUp', params: ({ event }) => event },
            target: 'returned',
            actions: { type: 'keepTurn', params: ({ event }) => event },
          },
          { actions: { type: 'keepLowest', params: ({ event }) => event } },
        ],
      },
    },
    returned: {
      tags: 'returned',
      on: {
        'focus.gained': { target: 'held' },
        'page.scrolled': [
          {
            guard: { type: 'isAwayAgain', params: ({ event }) => event },
            target: 'flowing',
            actions: { type: 'keepTurn', params: ({ event }) => event },
          },
          { actions: { type: 'keepHighest', params: ({ event }) => event } },
        ],
      },
    },
    held: {
      tags: 'returned',
      on: {
        'page.scrolled': { actions: { type: 'keepTurn', params: ({ event }) => event } },
        'focus.lost': { target: 'returned' },
      },
    },
  },
})
