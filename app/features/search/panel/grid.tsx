import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from 'react'

/** The position of the keyboard cursor in the grid with this id. */
export type GridPlace = { id: string; activeRow: number | null; activeCell: number }

export const GridContext = createContext<GridPlace>({ id: '', activeRow: null, activeCell: 0 })

// The dropdown is not a table element, so its parts need explicit roles.
const roles = { grid: 'grid', group: 'rowgroup', row: 'row', cell: 'gridcell' } as const

/** The id of a cell, which the field names as the active one. */
export function cellId(gridId: string, row: number, cell: number): string {
  return `${gridId}-${row}-${cell}`
}

/** A grid of links and buttons, navigated from the field (ARIA Authoring Practices, combobox with a grid popup). */
export function Grid(properties: ComponentProps<'div'>) {
  return <div {...properties} role={roles.grid} />
}

export function GridGroup(properties: ComponentProps<'div'>) {
  return <div {...properties} role={roles.group} />
}

export function GridRow(properties: ComponentProps<'div'>) {
  return <div {...properties} role={roles.row} />
}

/** A cell with one link or button. The active one is marked and scrolled into view. */
export function Cell({ row, cell, children }: { row: number; cell: number; children: ReactNode }) {
  const { id, activeRow, activeCell } = use(GridContext)
  const element = useRef<HTMLSpanElement>(null)
  const isActive = activeRow === row && activeCell === cell
  const part = { role: roles.cell, 'aria-selected': isActive, 'data-active': isActive || undefined }
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isActive])
  return (
    <span ref={element} id={cellId(id, row, cell)} {...part}>
      {children}
    </span>
  )
}
