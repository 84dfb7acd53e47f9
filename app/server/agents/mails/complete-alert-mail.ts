import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import type { Queryable } from '../../db/database.ts'
import { nullable, number, type RowOf, statement, text } from '../../db/statement.ts'
import type { ToldOffer } from '../../mail/mail.ts'
import type { TakenMail } from '../../mail/outbox.ts'
import { presentCard } from '../../offers/present-offer.ts'
import { offerColumns, selectOffers } from '../../offers/select-offers.ts'
import { settings } from '../../settings.ts'
import { stopLink } from './stop-link.ts'

/** Longer mails are cut off by some inboxes. */
const mostTold = 40

const toldColumns = {
  ...offerColumns,
  agentId: number(),
  watchId: number(),
  userId: text(),
  lowestBefore: nullable(number()),
  lowestOfYear: nullable(number()),
}
type ToldRow = RowOf<typeof toldColumns>

const lowest = (days: number) => `(
  select min(round(past.price::numeric / past.units)::int) from offers past
  where past.variant_id = offer."variantId" and past.id <> offer.id
    and past.start_date < offer."startDate" and past.end_date >= offer."startDate" - ${days})`

const toldOffers = statement(
  toldColumns,
  `
with alert as (
  select a.*, g.user_id from price_agents g join price_agent_alerts a on a.agent_id = g.id
  where g.user_id = (select id from users where email = $2) and g.mails <> 'never' and a.mail_id = $1
), offer as (${selectOffers} where o.id = any(array(select offer_id from alert)))
select offer.*, a.agent_id as "agentId", a.watch_id as "watchId", a.user_id as "userId",
  ${lowest(30)} as "lowestBefore", ${lowest(365)} as "lowestOfYear"
from offer join alert a on a.offer_id = offer.id
order by offer."productName", offer."variantId", offer.price::float8 / offer.units, offer.id`,
)

const address = (path: string) => new URL(path, settings().appUrl).href

function told(row: ToldRow): ToldOffer {
  const { name, size, quantityType, unitType } = presentCard(row)
  const price = piecePrice(row)
  return {
    name,
    size,
    chain: row.chainName,
    country: row.country,
    price: row.price,
    units: row.units,
    unitType,
    unitPrice: row.unitPrice,
    quantityType,
    startDate: row.startDate,
    endDate: row.endDate,
    lowestBefore: row.lowestBefore,
    isBestOfYear: row.lowestOfYear !== null && price <= row.lowestOfYear,
    url: address(`/${row.country}/single/${row.id}`),
    stopUrl: stopLink(row, row.userId),
  }
}

/**
 * Adds to a mail of alerts what it tells, as it is when the mail is sent: offers that have ended and watches that were
 * stopped meanwhile are left out, and all of them if the user wants no mails any more. Other mails stay as they are.
 * @returns undefined if nothing is left to tell.
 */
export async function completeAlertMail(
  database: Queryable,
  mail: TakenMail,
  now: Date,
): Promise<TakenMail | undefined> {
  const { input } = mail
  if (input.template !== 'price-alerts' && input.template !== 'weekly-alerts') return mail
  const rows = await database.query(toldOffers, [mail.id, mail.recipient])
  // What ends before the day of shopping is of no use in the mail of the week.
  const shoppingDay = (input.data as { shopping_day?: Day }).shopping_day ?? ''
  const firstDay = (country: Country) => [dayIn(country, now), shoppingDay].reduce((a, b) => (a > b ? a : b))
  const current = rows.filter((row) => !hasEnded(row, firstDay(row.country)))
  const [first, ...others] = current.slice(0, mostTold)
  if (!first) return undefined
  const stopUrl = stopLink({ agentId: first.agentId, watchId: null }, first.userId)
  const url = address(`/${input.country}/pricing-agent`)
  const more = current.length - others.length - 1
  const data = {
    alerts: [told(first), ...others.map(told)] as [ToldOffer, ...ToldOffer[]],
    more,
    url,
    stopUrl,
  }
  return { ...mail, unsubscribeUrl: stopUrl, input: { ...input, data } }
}
