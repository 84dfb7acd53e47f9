import type { Choice, Row } from './typeahead.rows.ts'

/** The keyboard's cursor: on a cell of a row, or in the text (`activeRow: null`). */
export type Cursor = { activeRow: number | null; activeCell: number }

/** Arrow keys and Home/End, as a direction. */
export type Move = 'next' | 'previous' | 'first' | 'last' | 'left' | 'right'

/** The cursor in the text. */
export const inText: Cursor = { activeRow: null, activeCell: 0 }

/**
 * The cursor after a move, or undefined if the text field handles the key: without rows, and for sideways or Home/End while
 * the cursor is in the text. Up and down wrap around through the text. Sideways stops at the ends of a row. The column is
 * kept from row to row if the row is long enough (ARIA Authoring Practices, grid popup).
 */
export function moveCursor(rows: Row[], { activeRow, activeCell }: Cursor, to: Move): Cursor | undefined {
  const last = rows.length - 1
  if (last < 0) return undefined
  const onRow = (row: number, cell: number): Cursor => {
    const lastCell = (rows[row]?.choices.length ?? 1) - 1
    return { activeRow: row, activeCell: Math.max(0, Math.min(cell, lastCell)) }
  }
  if (activeRow === null) {
    if (to === 'next') return onRow(0, 0)
    return to === 'previous' ? onRow(last, 0) : undefined
  }
  switch (to) {
    case 'next':
      return activeRow === last ? inText : onRow(activeRow + 1, activeCell)
    case 'previous':
      return activeRow === 0 ? inText : onRow(activeRow - 1, activeCell)
    case 'first':
      return onRow(0, 0)
    case 'last':
      return onRow(last, 0)
    case 'left':
      return onRow(activeRow, activeCell - 1)
    case 'right':
      return onRow(activeRow, activeCell + 1)
  }
}

/** The choice under the cursor; undefined if the cursor is in the text. */
export function choiceAt(rows: Row[], { activeRow, activeCell }: Cursor): Choice | undefined {
  return activeRow === null ? undefined : rows[activeRow]?.choices[activeCell]
}
