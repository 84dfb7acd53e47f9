import { chainLogo } from '../chains/chain-logo.ts'
import { atChain } from '../list/at-chain.ts'
import { heldQuantity } from '../list/list-change.ts'
import type { ShoppingListItem, TakenLine } from '../list/shopping-list.ts'
import type { Day } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import { sketchOfOffer } from '../offers/offer-sketch.ts'
import { detailOfOffer } from '../partners/detail-of-offer.ts'
import type { TripAnswer } from './trip-schemas.ts'

export type AnsweredPlan = TripAnswer['plan']
export type AnsweredChain = AnsweredPlan['chains'][number]
export type AnsweredLine = AnsweredChain['lines'][number]

type Place = { country: Country; today: Day }
type Taking = {
  items: readonly ShoppingListItem[]
  offers: TripAnswer['offers']
  place: Place
  newUuid: () => string
}

/** Whether an item stands on the list already as the plan buys it. */
function isAsPlanned(item: ShoppingListItem, { bought }: AnsweredLine, chainName: string): boolean {
  return bought
    ? item.offerId === bought.offerId && item.quantity === bought.packs
    : item.offerId === null && item.chainName === chainName
}

/**
 * What comes in the places of a list's items when a plan is taken: each offer, as many packs of it as the plan buys; and what
 * is bought without an offer, at its chain. Items that stand so already, are ticked or gone need nothing.
 * @param newUuid makes the ids of what comes.
 */
export function takenLines(plan: AnsweredPlan, { items, offers, place, newUuid }: Taking): TakenLine[] {
  const itemByUuid = new Map(items.map((item) => [item.uuid, item]))
  const offerById = new Map(offers.map((offer) => [offer.id, offer]))
  return plan.chains.flatMap(({ id: chainId, name, lines }) =>
    lines.flatMap((line): TakenLine[] => {
      const item = itemByUuid.get(line.itemUuid)
      if (!item || item.checked || isAsPlanned(item, line, name)) return []
      const offer = line.bought && offerById.get(line.bought.offerId)
      return [
        {
          ...{ uuid: newUuid(), inPlaceOf: item.uuid, chainId },
          quantity: heldQuantity(line.bought?.packs ?? item.quantity),
          offerId: offer?.id ?? null,
          item: offer
            ? sketchOfOffer(detailOfOffer(offer), place)
            : atChain(item, { chainName: name, chainImage: chainLogo(name) }),
        },
      ]
    }),
  )
}
