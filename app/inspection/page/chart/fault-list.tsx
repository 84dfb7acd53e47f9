import type { FaultFacts } from '../../flow-facts.ts'

/** What tests notice of the faults that were put into the files of a machine, and each that they do not. */
export function FaultList({ faults: { total, explained, unnoticed } }: { faults: FaultFacts }) {
  const noticed = total - explained - unnoticed.length
  return (
    <details className="transitions">
      <summary>
        Faults: {noticed} of {total} noticed by tests, {explained} explained
      </summary>
      <ul className="faults">
        {unnoticed.map(({ place, change }) => (
          <li key={`${place} ${change}`}>
            <code>{change}</code> <small>{place}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
