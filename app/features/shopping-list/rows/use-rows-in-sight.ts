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

/** The height of a row in which nothing wraps, and of a chain's head, in pixels; what was drawn once is known exactly. */
const rowHeight = 69
const headHeight = 50

/** How many rows are drawn beside those in sight, once these are painted. */
const margin = 10

/** The part of the window that rows have at least, until their room is measured. */
const shareOfWindow = 0.65

export type RowsInSight = Virtualizer<HTMLElement, HTMLElement>

/**
 * Which of a list's rows are drawn: those in sight, some before and after them, and those around the one that has the
 * focus. A list that a household writes is drawn whole; one of hundreds of items is as light as it.
 * @param keys of the rows in their order, chains' heads among them; the same array as long as they are the same.
 * @param isHead whether the row of a key is a chain's head.
 */
export function useRowsInSight(
  scroller: RefObject<HTMLElement | null>,
  keys: string[],
  isHead: (key: string) => boolean,
): RowsInSight {
  const isPainted = useIsPainted()
  // The last row drawn stays the last one in the frame that a press waits for; the next one comes after it.
  const grownBy = keys.length - useDeferredValue(keys.length)
  const rangeExtractor = useCallback((range: Range) => rowsAround(range, grownBy), [grownBy])
  // With another one all rows' places are reckoned anew.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  const rows: RowsInSight = useVirtualizer({
    count: keys.length,
    overscan: isPainted ? margin : 0,
    getScrollElement: () => scroller.current,
    getItemKey,
    // A row that is brought into sight is not hidden under a chain's pinned head.
    scrollPaddingStart: headHeight,
    estimateSize: (index) => (isHead(keys[index] ?? '') ? headHeight : rowHeight),
    initialRect: { width: 0, height: innerHeight * shareOfWindow },
    // A row is measured after it was laid out; asking sooner would have all laid out once more.
    measureElement: (row, entry, virtualizer) =>
      entry
        ? measureElement(row, entry, virtualizer)
        : (virtualizer.measurementsCache[virtualizer.indexFromElement(row)]?.size ?? rowHeight),
    observeElementRect: (virtualizer, tell) =>
      // Without room, as on a turned phone with its keyboard open, the rows stay: one of them is being edited.
      observeElementRect(virtualizer, (rect) => rect.height > 0 && tell(rect)),
    rangeExtractor,
    useFlushSync: false,
  })
  // The browser keeps what is in sight where it is, also where others put something before it.
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false
  return rows
}

/**
 * As many more or fewer after those in sight as the list has grown by. The row that has the focus stays, so that the focus
 * does, and those beside it, which Tab goes to.
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
