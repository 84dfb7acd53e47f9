import { isManual } from '#app/domain/list/is-manual.ts'
import type { Needs, TodaysVerdict } from '#app/domain/list/needs.ts'
import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import { type Shopper, withMet } from '#app/domain/memberships/shopper.ts'
import type { Queryable } from '../../db/database.ts'
import { judgedFor } from '../../offers/judged-for.ts'
import { presentCard, presentOffer } from '../../offers/present-offer.ts'
import { readLiveOffers } from '../../offers/read-offers.ts'
import type { OfferRow } from '../../offers/select-offers.ts'
import { findNeedOffers, keyOfNeed } from '../../search/find-need-offers.ts'
import { type AskedItem, readAskedItems } from './read-asked-items.ts'

/**
 * What is on offer today for a list (§2.10): the best offer for each typed item that is not ticked, and the verdicts on prices.
 * @param shopper the chains whose offers are preferred, none if all are alike; and the memberships, whose prices are theirs.
 * @throws Refused 404 if the user may not see the list.
 */
export async function listNeeds(
  database: Queryable,
  { shopper, ...asked }: { userId: string; listUuid: string; shopper: Shopper; now: Date },
): Promise<Needs> {
  const { country, items } = await readAskedItems(database, asked)
  const today = dayIn(country, asked.now)
  const typed = items.filter((item) => isManual(item) && !item.checked)
  const offers = await findNeedOffers(database, { country, today, shopper, wanted: typed })
  const needs = typed.flatMap((item) => {
    const row = offers.get(keyOfNeed(item))
    if (!row) return []
    const offer = withMet(presentOffer(row), shopper.memberships)
    return [{ itemUuid: item.uuid, offer, ...verdictOn(row, shopper) }]
  })
  return { needs, verdicts: await verdictsOnList(database, { items, today, shopper }) }
}

type Judged = { items: readonly AskedItem[]; today: Day; shopper: Shopper }

/** The verdicts on the offers of items that run today. */
async function verdictsOnList(database: Queryable, { items, today, shopper }: Judged) {
  const ids = items.flatMap(({ offerId }) => offerId ?? [])
  const rows = await readLiveOffers(database, [...new Set(ids)], today)
  const verdicts = new Map(rows.map((row) => [row.id, verdictOn(row, shopper).verdict]))
  return items.flatMap(({ uuid, offerId }) => {
    const verdict = offerId === null ? undefined : verdicts.get(offerId)
    return verdict ? [{ itemUuid: uuid, verdict }] : []
  })
}

/** The verdict on the price of an offer that runs today; without any, nothing. */
function verdictOn(row: OfferRow, shopper: Shopper): { verdict?: TodaysVerdict } {
  const { verdict } = judgedFor(presentCard(row), shopper)
  if (verdict?.kind === 'cheapestOfMine') return { verdict }
  return verdict?.kind === 'cheapest' && verdict.of === 'product' ? { verdict } : {}
}
