import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import type { WrongThing } from '#app/domain/offers/offer-report.ts'
import { formatSize, type QuantityType } from '#app/domain/offers/sizes.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import type { Queryable } from '../db/database.ts'
import { boolean, json, nullable, number, statement, text } from '../db/statement.ts'
import { reportedUntilLookedAt } from '../offers/judged-prices.ts'

/** Reports of one thing that wait, by the number of visits, with their sentences. */
type Counted = { wrong: WrongThing; count: number; sentences: string[] }
/** What is corrected of an offer, in the words of its feed and of the operator; prices in minor units. */
type Corrected = { saidPrice: number; price: number | null; size: boolean; picture: boolean; hidden: boolean }

const reportedOffers = statement(
  {
    ...{ id: number(), country: text<Country>(), source: text(), externalId: text(), chain: text() },
    ...{ brand: nullable(text()), name: text(), quantity: nullable(number()), pieces: number() },
    ...{ quantityType: nullable(text<QuantityType>()), price: number(), units: number() },
    ...{ days: text(), isWithoutVerdict: boolean(), reports: json<Counted[]>() },
    correction: nullable(json<Corrected>()),
  },
  `
with waiting as (
  select offer_id, wrong, count(*)::int as count,
    coalesce(json_agg(sentence order by reported_on, id) filter (where sentence <> ''), '[]') as sentences
  from offer_reports where looked_at is null group by offer_id, wrong
), offer as (
  select offer_id from waiting union select offer_id from offer_corrections
)
select o.id, o.country, o.source, o.external_id as "externalId", c.name as chain, b.name as brand, n.name, v.quantity,
  v.quantity_type as "quantityType", v.pieces, o.price, o.units, o.start_date || ' to ' || o.end_date as days,
  o.kept_back_at is not distinct from ${reportedUntilLookedAt} as "isWithoutVerdict",
  coalesce((select json_agg(json_build_object('wrong', w.wrong, 'count', w.count, 'sentences', w.sentences)
      order by w.count desc, w.wrong)
    from waiting w where w.offer_id = o.id), '[]') as reports,
  (select json_build_object('saidPrice', k.said->'price', 'price', k.price, 'size', k.variant_id is not null,
      'picture', k.is_without_picture, 'hidden', k.hidden_on is not null)
    from offer_corrections k where k.offer_id = o.id) as correction
from offer join offers o on o.id = offer.offer_id
join chains c on c.id = o.chain_id
join product_variants v on v.id = o.variant_id
join products p on p.id = o.product_id
join product_names n on n.id = p.product_name_id
left join brands b on b.id = p.brand_id
order by (select coalesce(sum(w.count), 0) from waiting w where w.offer_id = o.id) desc, o.id`,
)

type Reported = NonNullable<(typeof reportedOffers)['row']>

/** The offers with reports that nobody has looked at, most reported first, and those of which something is corrected. */
export const listReported = (database: Queryable): Promise<Reported[]> => database.query(reportedOffers)

const wrongWords: Record<WrongThing, string> = {
  price: 'price',
  picture: 'picture',
  size: 'size',
  'not-in-shop': 'not in the shop',
  'other-good': 'another good',
}

function correctionText({ saidPrice, price, size, picture, hidden }: Corrected, country: Country): string {
  return [
    hidden && 'hidden',
    price !== null && `price ${formatAmount(saidPrice, country)} is ${formatAmount(price, country)}`,
    size && 'size',
    picture && 'without picture',
  ]
    .filter(Boolean)
    .join(', ')
}

function offerText(offer: Reported): string[] {
  const { id, country, source, externalId, chain, brand, name, quantity, quantityType, pieces } = offer
  const size = quantity && quantityType ? formatSize({ quantity, quantityType, pieces }, country) : ''
  const price = `${offer.units > 1 ? `${offer.units} for ` : ''}${formatAmount(offer.price, country)}`
  const goods = [brand, name, size].filter(Boolean).join(' ')
  return [
    `  ${id}: ${chain}, ${goods}, ${price}, ${offer.days} (${source}, row ${externalId})${offer.isWithoutVerdict ? ', without verdict' : ''}`,
    `    /${country}/single/${id}`,
    ...offer.reports.flatMap(({ wrong, count, sentences }) => [
      `    ${count} × ${wrongWords[wrong]}`,
      ...sentences.map((sentence) => `      “${sentence}”`),
    ]),
    ...(offer.correction ? [`    corrected: ${correctionText(offer.correction, country)}`] : []),
  ]
}

/** The offers as an operator reads them, in lines. */
export function describeReported(offers: readonly Reported[]): string {
  const waiting = offers.filter(({ reports }) => reports.length > 0)
  const others = offers.filter(({ reports }) => reports.length === 0)
  const one = waiting.length === 1
  return [
    waiting.length === 0
      ? 'No reports wait to be looked at.'
      : `${waiting.length} ${one ? 'offer is' : 'offers are'} reported:`,
    ...waiting.flatMap(offerText),
    ...(others.length > 0 ? ['Corrected:', ...others.flatMap(offerText)] : []),
  ]
    .join('\n')
    .replaceAll(hardSpace, ' ')
}
