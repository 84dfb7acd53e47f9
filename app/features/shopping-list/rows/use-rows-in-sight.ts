import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useDeferredValue } from 'react'
import { useIsPainted } from '../focus/use-is-painted.ts'
import { listPanelId } from '../panel/list-panel-id.ts'

/** The heights in pixels of a row without wrapped text and of a chain's head. Rendered rows are measured exactly. */
const rowHeight = 69
const headHeight = 50

/** How many rows are rendered beyond those in view, once these are painted. */
const margin = 10

/** The share of the window's height that the rows are assumed to have until it is measured. */
const shareOfWindow = 0.65

export type RowsInSight = Virtualizer<HTMLElement, HTMLElement>

/**
 * Virtualizes the rows of a list: renders those in view, some before and after them, and those around the focused one. A
 * normal household's list is rendered whole; one of hundreds of items costs no more.
 * @param keys of the rows in order, including the chains' heads; the same array while the keys are equal.
 * @param isHead whether a key is that of a chain's head.
 */
export function useRowsInSight(
  scroller: RefObject<HTMLElement | null>,
  keys: string[],
  isHead: (key: string) => boolean,
): RowsInSight {
  const isPainted = useIsPainted()
  // The row after the last rendered one is not rendered in the frame that a press waits for, but after it.
  const grownBy = keys.length - useDeferredValue(keys.length)
  const rangeExtractor = useCallback((range: Range) => rowsAround(range, grownBy), [grownBy])
  // Memoized, because a new function makes the virtualizer calculate all positions again.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  const rows: RowsInSight = useVirtualizer({
    count: keys.length,
    overscan: isPainted ? margin : 0,
    getScrollElement: () => scroller.current,
    getItemKey,
    // Keeps a row that is scrolled into view clear of the sticky head.
    scrollPaddingStart: headHeight,
    estimateSize: (index) => (isHead(keys[index] ?? '') ? headHeight : rowHeight),
    initialRect: { width: 0, height: innerHeight * shareOfWindow },
    // A row is measured when its observer reports: measuring earlier would force another layout.
    measureElement: (row, entry, virtualizer) =>
      entry
        ? measureElement(row, entry, virtualizer)
        : (virtualizer.measurementsCache[virtualizer.indexFromElement(row)]?.size ?? rowHeight),
    observeElementRect: (virtualizer, tell) =>
      // Ignores a height of 0, as on a rotated phone with its keyboard open: one of the rows is being edited.
      observeElementRect(virtualizer, (rect) => rect.height > 0 && tell(rect)),
    rangeExtractor,
    useFlushSync: false,
  })
  // `HeldRows` keeps the rows in view in place, also if another user adds items above.
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false
  return rows
}

/**
 * The indexes of the rows to render. As many more or fewer follow the visible ones as the list has grown by. The focused
 * row stays, so that it keeps the focus, and so do those beside it, which Tab goes to.
 */
function rowsAround({ overscan, ...range }: Range, grownBy: number): number[] {
  const growth = Math.max(-overscan, Math.min(grownBy, overscan))
  const drawn = defaultRangeExtractor({ ...range, overscan, endIndex: range.endIndex + growth })
  const row = document.activeElement?.closest<HTMLElement>(`#${listPanelId} [data-index]`)
  const focused = Number(row?.dataset.index ?? Number.NaN)
  const kept = [-2, -1, 0, 1, 2]
    .map((by) => focused + by)
    .filter((index) => index >= 0 && index < range.count)
  return [...new Set([...drawn, ...kept])].sort((a, b) => a - b)
}
