import { assign, emit, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** `row` is the uuid of the item of the row that shows its actions; null if none does. */
export type OpenRowContext = { row: string | null }

type Row = { row: string }

export type OpenRowEvent = ({ type: 'row.opened' } & Row) | ({ type: 'row.closed' } & Row)
/** That row must close, because another one has opened. */
export type OpenRowEmitted = { type: 'row.dismissed' } & Row

/**
 * Which row of the list shows its actions: at most one (§4, Item row). Each row that was pressed has a
 * machine of its own, `swipeRow`, which says when it opens and closes.
 */
export const openRowMachine = setup({
  types: {
    context: {} as OpenRowContext,
    events: {} as OpenRowEvent,
    emitted: {} as OpenRowEmitted,
    meta: {} as FlowMeta,
  },
  guards: {
    isThisRow: ({ context }, { row }: Row) => row === context.row,
    isOtherRow: ({ context }, { row }: Row) => row !== context.row,
  },
  actions: {
    keepRow: assign((_, { row }: Row) => ({ row })),
    forgetRow: assign({ row: null }),
    dismissRow: emit(({ context: { row } }) => {
      if (row === null) throw new Error('no row is open')
      return { type: 'row.dismissed', row }
    }),
  },
}).createMachine({
  id: 'openRow',
  description: 'Closes the row of the list that shows its actions when another one does.',
  meta: { spec: ['§4 Item row'] },
  context: { row: null },
  initial: 'none',
  states: {
    none: {
      on: {
        'row.opened': { target: 'one', actions: { type: 'keepRow', params: ({ event }) => event } },
      },
    },
    one: {
      on: {
        'row.opened': {
          guard: { type: 'isOtherRow', params: ({ event }) => event },
          actions: ['dismissRow', { type: 'keepRow', params: ({ event }) => event }],
        },
        'row.closed': {
          guard: { type: 'isThisRow', params: ({ event }) => event },
          target: 'none',
          actions: 'forgetRow',
        },
      },
    },
  },
})
