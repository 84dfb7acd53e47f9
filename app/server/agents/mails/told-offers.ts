import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import { moment, nullable, number, type RowOf, type Statement, statement, text } from '../../db/statement.ts'
import type { ToldOffer } from '../../mail/mail.ts'
import { isAtShop } from '../../offers/at-shops.ts'
import { isJudged, isTold } from '../../offers/judged-prices.ts'
import { presentCard } from '../../offers/present-offer.ts'
import { offerColumns, selectOffers } from '../../offers/select-offers.ts'
import { settings } from '../../settings.ts'
import { stopLink } from './stop-link.ts'

const toldColumns = {
  ...offerColumns,
  agentId: number(),
  watchId: number(),
  userId: text(),
  raisedAt: moment(),
  lowestBefore: nullable(number()),
  lowestOfYear: nullable(number()),
}
export type ToldRow = RowOf<typeof toldColumns>

/** SQL for the order in which a mail tells offers. */
export const inOrderOfMails =
  'order by offer."productName", offer."variantId", offer.price::float8 / offer.units, offer.id'

const lowest = (days: number) => `(
  select min(round(past.price::numeric / past.units)::int) from offers past
  where past.variant_id = offer."variantId" and past.id <> offer.id and not offer."isWholesale" and ${isAtShop('past')} and ${isJudged('past')}
    and past.start_date < offer."startDate" and past.end_date >= offer."startDate" - ${days})`

/**
 * A statement for the offers that alerts `a` of agents `g` told of.
 * @param which SQL for which alerts.
 * @param end SQL for their order and number.
 */
export const toldBy = (which: string, end: string): Statement<ToldRow> =>
  statement(
    toldColumns,
    `
with alert as (
  select a.*, g.user_id from price_agents g join price_agent_alerts a on a.agent_id = g.id
  where ${which}
), offer as (${selectOffers} where o.id = any(array(select offer_id from alert)) and ${isTold('o')})
select offer.*, a.agent_id as "agentId", a.watch_id as "watchId", a.user_id as "userId", a.raised_at as "raisedAt",
  ${lowest(30)} as "lowestBefore", ${lowest(365)} as "lowestOfYear"
from offer join alert a on a.offer_id = offer.id
${end}`,
  )

/** The absolute address of a path of the product. */
export const appAddress = (path: string): string => new URL(path, settings().appUrl).href

/** What is told of an offer, in mails and feeds. */
export function told(row: ToldRow): ToldOffer {
  const { name, size, quantityType, unitType, unitPriceBound, conditions } = presentCard(row)
  const price = piecePrice(row)
  const isForEverybody = row.conditions === null
  return {
    name,
    size,
    chain: row.chainName,
    country: row.country,
    price: row.price,
    units: row.units,
    unitType,
    unitPrice: row.unitPrice,
    unitPriceBound,
    quantityType,
    startDate: row.startDate,
    endDate: row.endDate,
    ...(conditions && { conditions }),
    lowestBefore: isForEverybody ? row.lowestBefore : null,
    isBestOfYear: isForEverybody && row.lowestOfYear !== null && price <= row.lowestOfYear,
    url: appAddress(`/${row.country}/single/${row.id}`),
    stopUrl: stopLink(row, row.userId),
  }
}
