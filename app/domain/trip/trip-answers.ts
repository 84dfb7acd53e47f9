import type { TripChain } from './trip.ts'
import type { TripAnswer } from './trip-schemas.ts'

/** The plans of a trip by their names, the cheapest of the day first. */
export const plansOf = ({ plan, fewer, later }: TripAnswer) => [
  { name: 'best' as const, plan },
  ...(fewer ? [{ name: 'fewer' as const, ...fewer }] : []),
  ...(later ? [{ name: 'later' as const, ...later }] : []),
]

/** The chains that a trip speaks of, by name. */
export function chainsOf(trip: TripAnswer): TripChain[] {
  const named = plansOf(trip).flatMap(({ plan }) =>
    plan.chains.flatMap(({ id, name, lines }) => [
      { id, name },
      ...lines.flatMap(({ next }) => next?.chain ?? []),
    ]),
  )
  return [...new Map(named.map((chain) => [chain.id, chain])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
}
