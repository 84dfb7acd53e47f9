import type { Day } from '#app/domain/locale/dates.ts'
import type { ImportedOffer } from '../../import/row/imported-offer.ts'
import { weekNumberOf, weekStartOf } from './chain-weeks.ts'
import { chance, seedOf } from './chance.ts'
import { offersOfWeek } from './generate-offers.ts'
import type { Assortment } from './plan-assortments.ts'

/** The placements in every country, and their numbers of offers. */
export const placements = { 'front-page': 12, 'offer-page': 10, anchor: 8 } as const
type PlacementId = keyof typeof placements

/** An offer in a placement; `externalId` is its id in the demo catalogue, `position` counts from 1. */
export type PlacedOffer = { placementId: PlacementId; position: number; externalId: string }

function liveOffers(assortments: Assortment[], today: Day): ImportedOffer[] {
  return assortments
    .filter(({ isWholesale }) => !isWholesale)
    .flatMap((assortment) =>
      offersOfWeek(assortment, { start: weekStartOf(assortment.chain.weekday, today), extent: 'all' }),
    )
    .filter(({ startDate, endDate }) => startDate <= today && endDate >= today)
}

/** The offers in a country's placements on a day: live ones, sponsored before others, each from a different chain. */
export function choosePlacements(assortments: Assortment[], today: Day): PlacedOffer[] {
  const live = liveOffers(assortments, today)
  return (Object.keys(placements) as PlacementId[]).flatMap((placementId) => {
    const order = (offer: ImportedOffer) =>
      chance(seedOf(placementId), weekNumberOf(today), seedOf(String(offer.id))) +
      (offer.isHighlighted ? 0 : 1)
    const queue = live.map((offer) => ({ offer, order: order(offer) })).sort((a, b) => a.order - b.order)
    const ofChains = new Map<string, ImportedOffer>()
    for (const { offer } of queue) if (!ofChains.has(offer.chain)) ofChains.set(offer.chain, offer)
    return [...ofChains.values()].slice(0, placements[placementId]).map(({ id }, index) => ({
      placementId,
      position: index + 1,
      externalId: String(id),
    }))
  })
}
