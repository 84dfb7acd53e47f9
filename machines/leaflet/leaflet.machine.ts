import { assign, emit, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** The page of the address, and the number of pages; both count from 1. */
export type LeafletInput = { page: number; pages: number }
export type LeafletContext = LeafletInput

export type LeafletEvent =
  | { type: 'leaflet.opened' }
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'page.chosen'; page: number }
  | { type: 'page.reached'; page: number }
  | { type: 'leaflet.grabbed' }
  | { type: 'leaflet.resized' }

/** The address should name the page. */
export type LeafletEmitted = { type: 'page.shown'; page: number }

type At = { page: number }

/**
 * A leaflet that is leafed through by buttons, keys and swipes. Until the page's script runs it is `printed`: only the page
 * of the address, with links to the others. Then all pages lie side by side; those in sight are drawn. A press makes the
 * leaflet turn to a page, and whatever it passes on the way is not reached; a shopper who grabs it takes over. Only what is
 * scrolled by a shopper who has grabbed it counts: a window that changes its size scrolls it too, and then it turns back.
 */
export const leafletMachine = setup({
  types: {
    context: {} as LeafletContext,
    input: {} as LeafletInput,
    events: {} as LeafletEvent,
    emitted: {} as LeafletEmitted,
    meta: {} as FlowMeta<LeafletContext | LeafletEvent>,
  },
  guards: {
    isOther: ({ context }, { page }: At) =>
      page !== context.page && Number.isInteger(page) && page >= 1 && page <= context.pages,
    isShown: ({ context }, { page }: At) => page === context.page,
  },
  actions: {
    show: assign((_, { page }: At) => ({ page })),
    tellShown: emit(({ context: { page } }) => ({ type: 'page.shown', page })),
  },
}).createMachine({
  id: 'leaflet',
  description: 'A chain’s leaflet, leafed through by buttons, keys and swipes.',
  meta: {
    spec: ['§2.1'],
    safe: ['page', 'pages'],
  },
  context: ({ input }) => input,
  initial: 'printed',
  states: {
    printed: { on: { 'leaflet.opened': { target: 'lying' } } },
    lying: {
      on: {
        'leaflet.grabbed': { target: 'grabbed' },
        'page.reached': { guard: { type: 'isOther', params: ({ event }) => event }, target: 'turning' },
      },
    },
    grabbed: {
      on: {
        'page.reached': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: [{ type: 'show', params: ({ event }) => event }, 'tellShown'],
        },
        'leaflet.resized': { target: 'lying' },
      },
    },
    turning: {
      on: {
        'page.reached': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'lying' },
        'leaflet.grabbed': { target: 'grabbed' },
      },
    },
  },
  on: {
    'page.next': {
      guard: { type: 'isOther', params: ({ context }) => ({ page: context.page + 1 }) },
      target: '.turning',
      actions: [{ type: 'show', params: ({ context }) => ({ page: context.page + 1 }) }, 'tellShown'],
    },
    'page.previous': {
      guard: { type: 'isOther', params: ({ context }) => ({ page: context.page - 1 }) },
      target: '.turning',
      actions: [{ type: 'show', params: ({ context }) => ({ page: context.page - 1 }) }, 'tellShown'],
    },
    'page.chosen': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.turning',
      actions: [{ type: 'show', params: ({ event }) => event }, 'tellShown'],
    },
  },
})
