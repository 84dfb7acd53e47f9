import { Component, type ReactNode, type RefObject } from 'react'

type Properties = {
  /** The element that scrolls the rows. */
  scroller: RefObject<HTMLElement | null>
  /** The item that the shopper has just added: only its row is held, once it is in sight. */
  arrived: string | undefined
  /** Called with how far the rows have been scrolled to stay where they are. */
  onHeld: (top: number) => void
  children: ReactNode
}

/** The items of the rows that are drawn, in their order, where the tops of these are, and which of them is held. */
type Drawn = { items: string[]; tops: number[]; held: number | undefined }

/**
 * Rows that stay where the hand or the eye is while others come, go or grow above them. The row that is held is the one
 * with the focus, else the one under the pointer, else the one in the middle; at the top of the list, where nobody has
 * scrolled, none of them. A row that moves elsewhere is not followed. The browser's own scroll anchoring does not do: it
 * holds the first row in sight, and loses it if the rows that are drawn change in the same frame.
 */
export class HeldRows extends Component<Properties> {
  override getSnapshotBeforeUpdate(): Drawn | null {
    const scroller = this.props.scroller.current
    return scroller && drawnIn(scroller, this.props.arrived)
  }

  override componentDidUpdate(_: Properties, __: unknown, before: Drawn | null) {
    const { arrived, onHeld } = this.props
    const scroller = this.props.scroller.current
    if (!scroller || !before) return
    const rows = rowsIn(scroller)
    const moved = movedBy(rows, before)
    if (Math.abs(moved) >= 1) {
      scroller.scrollTop += moved
      onHeld(scroller.scrollTop)
    }
    // It was scrolled to by the heights that the rows were assumed to have.
    if (arrived !== undefined && !before.items.includes(arrived))
      rows.find((row) => itemOf(row) === arrived)?.scrollIntoView({ block: 'nearest' })
  }

  override render() {
    return this.props.children
  }
}

const rowsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-item]')]
const itemOf = (row: HTMLElement) => row.dataset.item ?? ''

function drawnIn(scroller: HTMLElement, arrived: string | undefined): Drawn {
  const rows = rowsIn(scroller)
  const sight = scroller.getBoundingClientRect()
  const boxes = rows.map((row) => row.getBoundingClientRect())
  const isInSight = (at: number) => {
    const box = boxes[at]
    return box !== undefined && box.bottom > sight.top && box.top < sight.bottom
  }
  const pointed = [':focus-within', ':hover'].map((state) => rows.findIndex((row) => row.matches(state)))
  const middle = boxes.findIndex(({ bottom }) => bottom > sight.top + sight.height / 2)
  const wanted =
    arrived === undefined
      ? [...pointed, scroller.scrollTop > 0 ? middle : -1]
      : [rows.findIndex((row) => itemOf(row) === arrived)]
  return { items: rows.map(itemOf), held: wanted.find(isInSight), tops: boxes.map(({ top }) => top) }
}

/** How far the held row has moved, or the nearest one that is still there; those above it first. */
function movedBy(rows: HTMLElement[], { items, held, tops }: Drawn): number {
  if (held === undefined) return 0
  const now = rows.map(itemOf)
  const nearest = [...items.keys()].sort(
    (a, b) => Number(a > held) - Number(b > held) || Math.abs(a - held) - Math.abs(b - held),
  )
  for (const at of nearest) {
    const place = now.indexOf(items[at] ?? '')
    const row = rows[place]
    // A row that has moved has other neighbours on both sides.
    const stayed = now[place - 1] === items[at - 1] || now[place + 1] === items[at + 1]
    if (row && stayed) return row.getBoundingClientRect().top - (tops[at] ?? 0)
  }
  return 0
}
