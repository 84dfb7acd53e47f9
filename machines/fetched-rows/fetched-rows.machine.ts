import { assign, emit, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** How long a row that was ticked or unticked stays where it is, in milliseconds. */
export const LINGER_MS = 1500

/** The uuids of the ticked items as the list is first shown. */
export type FetchedRowsInput = { checked: readonly string[] }
/** `placed` are the uuids of the rows at the end of the list, `checked` those of the ticked items. */
export type FetchedRowsContext = { placed: readonly string[]; checked: readonly string[] }

type Ticks = { checked: readonly string[] }

/** `rows.used` is a press or a key on one of the rows. */
export type FetchedRowsEvent = ({ type: 'ticks.changed' } & Ticks) | { type: 'rows.used' }
/** The rows that are about to move. */
export type FetchedRowsEmitted = { type: 'rows.moving'; uuids: string[] }

/**
 * Which rows stand at the end of the list, because their items are fetched. A row that was just ticked stays in its place
 * for a moment. Otherwise the next row would move under the finger, and the shopper could not untick a mistake in the
 * same place. The rows move together when nobody has ticked, pressed or typed in a row for that time.
 */
export const fetchedRowsMachine = setup({
  types: {
    context: {} as FetchedRowsContext,
    input: {} as FetchedRowsInput,
    events: {} as FetchedRowsEvent,
    emitted: {} as FetchedRowsEmitted,
    meta: {} as FlowMeta,
  },
  delays: { linger: LINGER_MS },
  guards: {
    isNews: ({ context }, { checked }: Ticks) => checked.join() !== context.checked.join(),
  },
  actions: {
    keepChecked: assign((_, { checked }: Ticks) => ({ checked })),
    tellMoving: emit(({ context: { placed, checked } }) => ({
      type: 'rows.moving',
      uuids: [...new Set(placed).symmetricDifference(new Set(checked))],
    })),
    place: assign(({ context }) => ({ placed: context.checked })),
  },
}).createMachine({
  id: 'fetchedRows',
  description: 'Keeps a ticked row in its place for a moment, then moves it to the end of the list.',
  meta: { spec: ['§4 Item row'] },
  context: ({ input: { checked } }) => ({ placed: checked, checked }),
  initial: 'settled',
  on: {
    'ticks.changed': {
      guard: { type: 'isNews', params: ({ event }) => ({ checked: event.checked }) },
      target: '.lingering',
      actions: { type: 'keepChecked', params: ({ event }) => ({ checked: event.checked }) },
    },
  },
  states: {
    settled: {},
    lingering: {
      on: { 'rows.used': { target: 'lingering', reenter: true } },
      after: { linger: { target: 'settled', actions: ['tellMoving', 'place'] } },
    },
  },
})
