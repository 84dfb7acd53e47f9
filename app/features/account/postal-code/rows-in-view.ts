/** Rows drawn above and below the ones in view, so that a quick hand sees no gap. */
const spare = 6

/**
 * Which rows of a long list are in view and near it; heights and `scrolled` in pixels.
 * @returns the first row, and the one after the last.
 */
export function rowsInView(list: { scrolled: number; rows: number; rowHeight: number; height: number }): {
  first: number
  last: number
} {
  const { scrolled, rows, rowHeight, height } = list
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - spare)
  return {
    first: Math.min(first, rows),
    last: Math.min(rows, Math.ceil((scrolled + height) / rowHeight) + spare),
  }
}
