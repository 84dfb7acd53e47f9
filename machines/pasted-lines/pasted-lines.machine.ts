import { assign, setup } from 'xstate'
import { maximumPastedLines, readPastedLines } from '#app/domain/list/read-pasted-lines.ts'
import type { TypedItem } from '#app/domain/list/read-typed-item.ts'
import { maximumNameLength } from '#app/domain/list/shopping-list.ts'
import { plainLine } from '#app/domain/text/plain-line.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type PastedLinesInput = { text: string }

/** The items for the list, in their order. */
export type PastedLinesOutput = { items: TypedItem[] }

/** `isTaken`: the item goes on the list. `numberLeftOut`: the lines after the most that one paste can hold. */
export type PastedLinesContext = {
  text: string
  lines: { item: TypedItem; isTaken: boolean }[]
  numberLeftOut: number
}

/** `place` counts from 0. `room`: how many more items the list can hold. `sheet.opened`: after it was dismissed. */
export type PastedLinesEvent =
  | { type: 'sheet.opened' }
  | { type: 'line.toggled'; place: number }
  | { type: 'lines.submitted'; room: number }
  | { type: 'whole.submitted'; room: number }

/** A pasted text as lines to choose from; those marked as done are not taken. */
function readText(text: string): PastedLinesContext {
  const read = readPastedLines(text)
  return {
    text,
    lines: read.slice(0, maximumPastedLines).map(({ isDone, ...item }) => ({ item, isTaken: !isDone })),
    numberLeftOut: Math.max(0, read.length - maximumPastedLines),
  }
}

/** The items that are taken. */
export const takenOf = ({ lines }: Pick<PastedLinesContext, 'lines'>): TypedItem[] =>
  lines.flatMap(({ item, isTaken }) => (isTaken ? item : []))

/**
 * The sheet that shows a pasted list before anything of it is on the shopping list. Each item can be left out, and the whole
 * text can be one item instead. If the list has no room, the sheet stays. A sheet that was dismissed shows the same choice
 * again.
 */
export const pastedLinesMachine = setup({
  types: {
    context: {} as PastedLinesContext,
    input: {} as PastedLinesInput,
    events: {} as PastedLinesEvent,
    output: {} as PastedLinesOutput,
    meta: {} as FlowMeta,
  },
  guards: {
    isTaken: ({ context }) => takenOf(context).length > 0,
    isTakenWithRoom: ({ context }, { room }: { room: number }) =>
      takenOf(context).length > 0 && takenOf(context).length <= room,
    hasRoom: (_, { room }: { room: number }) => room > 0,
  },
  actions: {
    toggle: assign(({ context }, { place }: { place: number }) => ({
      lines: context.lines.map((line, at) => (at === place ? { ...line, isTaken: !line.isTaken } : line)),
    })),
    takeWhole: assign(({ context }) => ({
      lines: [{ item: { itemName: plainLine(context.text, maximumNameLength), quantity: 1 }, isTaken: true }],
    })),
  },
}).createMachine({
  id: 'pastedLines',
  description: 'The sheet that shows a pasted list before it is on the shopping list.',
  meta: { spec: ['§2.10'] },
  context: ({ input }) => readText(input.text),
  initial: 'choosing',
  on: {
    'sheet.opened': { target: '.choosing' },
    'line.toggled': {
      target: '.choosing',
      actions: { type: 'toggle', params: ({ event }) => ({ place: event.place }) },
    },
    'lines.submitted': [
      {
        guard: { type: 'isTakenWithRoom', params: ({ event }) => ({ room: event.room }) },
        target: '.submitted',
      },
      { guard: 'isTaken', target: '.full' },
    ],
    'whole.submitted': [
      {
        guard: { type: 'hasRoom', params: ({ event }) => ({ room: event.room }) },
        target: '.submitted',
        actions: 'takeWhole',
      },
      { target: '.full' },
    ],
  },
  states: { choosing: {}, full: {}, submitted: { type: 'final' } },
  output: ({ context }) => ({ items: takenOf(context) }),
})
