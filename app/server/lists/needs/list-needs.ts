import { isManual } from '#app/domain/list/is-manual.ts'
import type { Needs } from '#app/domain/list/needs.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { FilterValue } from '#app/domain/search/filters/filters.ts'
import type { Queryable } from '../../db/database.ts'
import { presentOffer } from '../../offers/present-offer.ts'
import { findNeedOffers } from '../../search/find-need-offers.ts'
import { getList } from '../get-list.ts'

/**
 * The best offer of today for each typed item of a list that is not ticked (§2.10).
 * @param chainIds the shopper's chains, whose offers are preferred; none if all are alike.
 * @throws Refused 404 if the user may not see the list.
 */
export async function listNeeds(
  database: Queryable,
  { chainIds, ...asked }: { userId: string; listUuid: string; chainIds: readonly FilterValue[]; now: Date },
): Promise<Needs> {
  const { country, items } = await getList(database, asked)
  const typed = items.filter((item) => isManual(item) && !item.checked)
  const offers = await findNeedOffers(database, {
    ...{ country, today: dayIn(country, asked.now), chainIds },
    names: typed.map(({ name }) => name),
  })
  const needs = typed.flatMap(({ uuid, name }) => {
    const offer = offers.get(name)
    return offer ? [{ itemUuid: uuid, offer: presentOffer(offer) }] : []
  })
  return { needs }
}
