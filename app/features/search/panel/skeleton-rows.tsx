import { searchPanel, searchRow } from 'styled-system/recipes'

/** The skeleton of offers while they load. */
export function SkeletonRows() {
  const row = searchRow().skeleton
  return (
    <div className={searchPanel().waiting} aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <div key={place} className={row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
