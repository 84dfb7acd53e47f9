import { describe, expect, it } from 'vitest'
import { choiceAt, inText, type Move, moveCursor } from './typeahead.cursor.ts'
import { foundResponse } from './typeahead.fixtures.ts'
import { rowsOf } from './typeahead.rows.ts'

/** Rows of 1, 3, 4, 1, 2 and 1 cells. */
const rows = rowsOf({
  ...{ query: 'ka', answer: { term: 'ka', response: foundResponse }, ideas: null },
  screen: 'desktop',
})
const on = (activeRow: number, activeCell: number) => ({ activeRow, activeCell })

describe('the cursor over the rows (ARIA Authoring Practices, grid popup)', () => {
  it.each<[string, ReturnType<typeof on> | typeof inText, Move, ReturnType<typeof on> | typeof inText]>([
    ['down from the text goes to the first row', inText, 'next', on(0, 0)],
    ['up from the text goes to the last row', inText, 'previous', on(5, 0)],
    ['down goes a row down', on(0, 0), 'next', on(1, 0)],
    ['down from the last row goes back to the text', on(5, 0), 'next', inText],
    ['up from the first row goes back to the text', on(0, 0), 'previous', inText],
    ['down keeps the column', on(1, 1), 'next', on(2, 1)],
    ['up keeps the column as far as the row reaches', on(2, 3), 'previous', on(1, 2)],
    ['up keeps the column', on(2, 1), 'previous', on(1, 1)],
    ['right goes a cell right', on(1, 0), 'right', on(1, 1)],
    ['right stops at the end of the row', on(1, 2), 'right', on(1, 2)],
    ['left goes a cell left', on(2, 3), 'left', on(2, 2)],
    ['left stops at the start of the row', on(1, 0), 'left', on(1, 0)],
    ['Home goes to the first row', on(4, 1), 'first', on(0, 0)],
    ['End goes to the last row', on(1, 2), 'last', on(5, 0)],
  ])('%s', (_, from, move, expected) => {
    expect(moveCursor(rows, from, move)).toEqual(expected)
  })

  it('goes into a single row and back to the text', () => {
    const single = rows.slice(0, 1)
    expect(moveCursor(single, inText, 'next')).toEqual(on(0, 0))
    expect(moveCursor(single, on(0, 0), 'next')).toEqual(inText)
  })

  it.each<Move>(['first', 'last', 'left', 'right'])(
    'leaves %s to the text while the cursor is there',
    (move) => {
      expect(moveCursor(rows, inText, move)).toBe(undefined)
    },
  )

  it.each<Move>(['next', 'previous', 'first', 'last', 'left', 'right'])(
    'goes nowhere without rows: %s',
    (move) => {
      expect(moveCursor([], inText, move)).toBe(undefined)
    },
  )

  it('is on a choice, or on none in the text', () => {
    expect(choiceAt(rows, on(4, 1))).toEqual({ type: 'search.requested', term: 'merrild' })
    expect(choiceAt(rows, inText)).toBe(undefined)
  })
})
