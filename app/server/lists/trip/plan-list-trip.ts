import { isManual } from '#app/domain/list/is-manual.ts'
import { pieceOf } from '#app/domain/list/list-price.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { addDays, type Day, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { isMetBy } from '#app/domain/memberships/shopper.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { planTrip } from '#app/domain/trip/plan-trip.ts'
import { readWantedItem } from '#app/domain/trip/read-wanted-item.ts'
import { allToldUntil, type ToldDays } from '#app/domain/trip/told-days.ts'
import {
  type PastPiece,
  type Trip,
  type TripChain,
  type TripItem,
  tripDaysAhead,
  tripItemsMost,
} from '#app/domain/trip/trip.ts'
import type { TripAnswer, TripIssue, TripQuery } from '#app/domain/trip/trip-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import { throttle } from '../../api/guards/throttle.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { nullable, number, statement, text } from '../../db/statement.ts'
import { listToldDays } from '../../offers/list-told-days.ts'
import { presentOffer } from '../../offers/present-offer.ts'
import { readOffers } from '../../offers/read-offers.ts'
import { findTripOffers, type Wanted } from '../../search/find-trip-offers.ts'
import { getList } from '../get-list.ts'
import { tripThrottle } from '../list-limits.ts'
import { presentPlan } from './present-plan.ts'

const refused = (field: keyof TripQuery, issue: TripIssue) => new InvalidInput({ [field]: [issue] })

const variantsOfItems = statement(
  { uuid: text(), variantId: nullable(number()) },
  `
select i.id as uuid, coalesce(o.variant_id, c.variant_id) as "variantId"
from shopping_list_items i left join offers o on o.id = i.offer_id
left join custom_partner_products c on c.id = i.custom_partner_product_id
where i.list_id = $1 and i.removed_at is null and (i.offer_id is not null or i.custom_partner_product_id is not null)`,
)

const chainsByIds = statement(
  { id: number(), name: text() },
  'select id, name from chains where id = any($1::int[]) and country = $2',
)

/** What an item that was not typed costs by itself: a price that is known, of a chain that may be unknown. */
function ownPrice(item: ShoppingListItem): PastPiece[] {
  const highest = isManual(item) ? null : pieceOf(item)
  return highest === null ? [] : [{ chainId: 0, content: null, usual: null, times: 1, highest }]
}

type Asked = { country: Country; today: Day; listUuid: string; items: ShoppingListItem[]; query: TripQuery }

/** The items with what answers them. */
async function answeredItems(database: Database, asked: Asked): Promise<TripItem[]> {
  const { country, today, items, query } = asked
  // Not of a replica, which may lack what the shopper has just sent.
  const variants = new Map(
    (await database.query(variantsOfItems, [asked.listUuid])).map(({ uuid, variantId }) => [uuid, variantId]),
  )
  const wanted = items.map((item): Wanted => {
    if (isManual(item)) return { name: item.name, rule: item.rule }
    const variantId = variants.get(item.uuid) ?? null
    return variantId === null ? null : { variantId }
  })
  const answers = await findTripOffers(database.reads, { country, today, wanted, chainIds: query.chain })
  return items.map((item, place) => {
    const { offers = [], past = [] } = answers[place] ?? {}
    return { id: item.uuid, wanted: readWantedItem(item), offers, past: [...past, ...ownPrice(item)] }
  })
}

/** The chains that are asked for, else those that have or had an item. */
function chainsOf(database: Queryable, items: TripItem[], { country, query }: Asked): Promise<TripChain[]> {
  const sellers = items.flatMap(({ offers, past }) => [...offers, ...past].map(({ chainId }) => chainId))
  return database.query(chainsByIds, [query.chain.length > 0 ? query.chain : [...new Set(sellers)], country])
}

type AskedTrip = {
  userId: string
  memberships: readonly string[]
  listUuid: string
  query: TripQuery
  now: Date
}

/**
 * Plans a trip for the items of a list that are not ticked (§7.4). Prices that ask something of a shopper are taken
 * only if they ask for one of the `memberships`.
 * @throws Refused 404 if the user may not see the list; Throttled after too many trips; InvalidInput for more than 100 items, a
 *   day that is not one of the next, or what cannot be bought as it is asked.
 */
export async function planListTrip(
  database: Database,
  { userId, memberships, listUuid, query, now }: AskedTrip,
): Promise<TripAnswer> {
  await throttle(database, tripThrottle, { of: userId, now })
  const { country, items } = await getList(database, { userId, listUuid, now })
  const wanted = items.filter(({ uuid, checked }) => !checked && !query.leftOut.includes(uuid))
  const today = dayIn(country, now)
  const days = Array.from({ length: tripDaysAhead + 1 }, (_, after) => addDays(today, after))
  const day = days.indexOf(query.day ?? today)
  if (day < 0) throw refused('day', 'day')
  if (wanted.length > tripItemsMost) throw refused('leftOut', 'too-many-items')
  if (query.pin.some(({ itemUuid }) => !items.some(({ uuid }) => uuid === itemUuid)))
    throw refused('pin', 'pin')
  const asked = { country, today, listUuid, items: wanted, query }
  const answered = await answeredItems(database, asked)
  const chains = await chainsOf(database.reads, answered, asked)
  if (new Set(query.chain).size > chains.length) throw refused('chain', 'chain')
  const trip = planTrip({
    ...{ country, chains, days, day, items: answered, most: query.shops, excluded: query.excludedChain },
    pinned: new Map(query.pin.map(({ itemUuid, chainId }) => [itemUuid, chainId])),
    isMet: (condition) => isMetBy(condition, memberships),
  })
  if (!trip) throw refused('shops', 'impossible')
  const told = await listToldDays(database.reads, { country, today, now })
  const asking = chains.filter(({ id }) => !query.excludedChain.includes(id))
  const toldUntil = allToldUntil(
    told,
    asking.map(({ id }) => id),
    days,
  )
  return {
    ...(await presentTrip(database.reads, trip, { country, chains, told })),
    ...(toldUntil && { toldUntil }),
  }
}

const plansOf = ({ plan, fewer, later }: Trip) =>
  [plan, fewer?.plan, later?.plan].flatMap((each) => each ?? [])

async function presentTrip(
  database: Queryable,
  trip: Trip,
  { country, ...known }: { country: Country; chains: TripChain[]; told: ToldDays },
): Promise<TripAnswer> {
  const { plan, fewer, later, unpriced } = trip
  const lines = plansOf(trip).flatMap((each) => each.lines)
  const ids = new Set(lines.flatMap(({ price }) => price.bought?.offerId ?? []))
  const offers = await readOffers(database, [...ids])
  return {
    currency: currencyOfCountry(country),
    plan: presentPlan(plan, known),
    ...(fewer && { fewer: { ...fewer, plan: presentPlan(fewer.plan, known) } }),
    ...(later && { later: { ...later, plan: presentPlan(later.plan, known) } }),
    unpriced,
    offers: offers.map(presentOffer),
  }
}
