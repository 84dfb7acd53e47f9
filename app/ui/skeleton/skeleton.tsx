import { skeleton } from 'styled-system/recipes'

/** Where a line of text will stand, as large as the text itself. */
export function SkeletonLine({ width, height }: { width: string; height: string }) {
  return <div className={skeleton().line} style={{ width, height }} />
}

/** Offers that are on their way, in the shape they will have; `className` is the grid they will stand in. */
export function SkeletonCards({ count, className }: { count: number; className: string }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <div className={className} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={skeleton().card}>
          <div />
          <div />
          <div />
          <div />
        </div>
      ))}
    </div>
  )
}
