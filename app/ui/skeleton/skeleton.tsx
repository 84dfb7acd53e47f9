import { skeleton } from 'styled-system/recipes'

/** The placeholder of a line of text, in the size of the text. */
export function SkeletonLine({ width, height }: { width: string; height: string }) {
  return <div className={skeleton().line} style={{ width, height }} />
}

/** Placeholders for offers while they load; `className` is that of their grid. */
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
