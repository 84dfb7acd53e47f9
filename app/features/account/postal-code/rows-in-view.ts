/** Rows rendered above and below those in view, so that fast scrolling shows no gap. */
const spare = 6

/**
 * The rows of a long list that are in view or near it; heights and `scrolled` in pixels.
 * @returns the index of the first row, and of the one after the last.
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
