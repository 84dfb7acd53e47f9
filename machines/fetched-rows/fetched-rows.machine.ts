import { assign, emit, setup } from 'xstate'

/** How long a row that was ticked or unticked stays where it is, in milliseconds. */
export const LINGER_MS = 1500

/** The uuids of the ticked items as the list is first shown. */
export type FetchedRowsInput = { checked: readonly string[] }
/** `placed` are the uuids of the rows that stand among the fetched ones, `checked` those of the ticked items. */
export type FetchedRowsContext = { placed: readonly string[]; checked: readonly string[] }

type Ticks = { checked: readonly string[] }

/** `rows.used` is a press or a key on one of the rows. */
export type FetchedRowsEvent = ({ type: 'ticks.changed' } & Ticks) | { type: 'rows.used' }
/** The rows that are about to move. */
export type FetchedRowsEmitted = { type: 'rows.moving'; uuids: string[] }

/**
 * Which rows of a list stand among the fetched ones, at its end. A row that is ticked stays under the finger for a moment:
 * the next row would come under it, and a tick by mistake could not be taken back where it was made. The rows move
 * together, once nothing was ticked, unticked, pressed or typed in the rows for that long.
 */
export const fetchedRowsMachine = setup({
  types: {
    context: {} as FetchedRowsContext,
    input: {} as FetchedRowsInput,
    events: {} as FetchedRowsEvent,
    emitted: {} as FetchedRowsEmitted,
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
  context: ({ input: { checked } }) => ({ placed: checked, checked }),
  initial: 'settled',
  on: {
    'ticks.changed': {
      guard: { type: 'isNews', params: ({ event }) => ({ checked: event.checked }) },
      target: '.lingering',
      reenter: true,
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
