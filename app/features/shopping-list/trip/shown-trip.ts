import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { TripChain } from '#app/domain/trip/trip.ts'
import { chainsOf, plansOf } from '#app/domain/trip/trip-answers.ts'
import type { PlanName } from '#app/domain/trip/trip-choices.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import type { TripContext, tripMachine } from '#machines/trip/trip.machine.ts'

export type TripActor = ActorRefFrom<typeof tripMachine>
export type TripSnapshot = SnapshotFrom<typeof tripMachine>

/** The plan that is looked at, with the items that it speaks of as they were: somebody may have taken them off since. */
export type ShownTrip = {
  name: PlanName
  plan: TripAnswer['plan']
  unpriced: ViewedItem[]
  leftOut: ViewedItem[]
  itemByUuid: ReadonlyMap<string, ViewedItem>
  offerById: ReadonlyMap<number, TripAnswer['offers'][number]>
  /** The chains that the answer speaks of, by name, and those that the shopper will not go to. */
  chains: TripChain[]
  excluded: TripChain[]
  numberPriced: number
  numberOfItems: number
}

/** What a page shows of a trip. */
export function shownTrip({ trip, planned, plan: name, choices, seenChains }: TripContext): ShownTrip | null {
  if (!trip || !planned) return null
  const shown = plansOf(trip).find((each) => each.name === name) ?? { plan: trip.plan }
  const itemByUuid = new Map(planned.items.map((item) => [item.uuid, item]))
  const listed = (uuids: readonly string[]) => uuids.flatMap((uuid) => itemByUuid.get(uuid) ?? [])
  const numberPriced = shown.plan.chains.reduce((sum, { lines }) => sum + lines.length, 0)
  return {
    name,
    plan: shown.plan,
    unpriced: listed(trip.unpriced),
    leftOut: listed(choices.leftOut),
    itemByUuid,
    offerById: new Map(trip.offers.map((offer) => [offer.id, offer])),
    chains: chainsOf(trip),
    excluded: choices.excluded.flatMap((id) => seenChains.find((chain) => chain.id === id) ?? []),
    numberPriced,
    numberOfItems: numberPriced + trip.unpriced.length,
  }
}
