import { formatAmount } from '#app/domain/prices/money.ts'
import type { Queryable } from '../../../db/database.ts'
import { json, number, numbers, statement, texts } from '../../../db/statement.ts'
import type { Rejection } from '../../row/rejections.ts'
import type { Remarked } from '../../row/remarks.ts'
import type { RowPlace } from '../../row/source-row.ts'
import type { ImportRun } from '../import-run.ts'
import {
  type OddRow,
  oddRowsSql,
  readPastSql,
  releasedSql,
  repeatedAfter,
} from '../odd-prices/judged-prices.ts'
import { oddPriceText } from '../odd-prices/odd-price.ts'
import type { ReadPast } from '../odd-prices/remembered-past.ts'
import { arrayLiteral } from './array-literal.ts'
import { followMovedOffers } from './follow-moved-offers.ts'
import { columnNames, columnTypes, type OfferRow, pastColumnNames } from './offer-row.ts'
import { giveIdsAnew, otherGoodsSql } from './reused-ids.ts'

const values = columnNames.filter((name) => name !== 'source' && name !== 'external_id')
const matched = ['variant_id', 'chain_id', 'start_date', 'end_date']
const listed = (prefix: string, of: string[]) => of.map((name) => prefix + name).join(', ')
/** The columns that are sent as a text, with what joins their parts in it. */
const joined: Partial<Record<keyof OfferRow, string>> = { defined_description: '\n', conditions: ' ' }
const sentName = (name: keyof OfferRow) => {
  const by = joined[name]
  return by ? `string_to_array(${name}, ${by === ' ' ? "' '" : "E'\\n'"}) as ${name}` : name
}
const sent = (row: OfferRow, name: keyof OfferRow) => {
  const value = row[name]
  return Array.isArray(value) ? value.join(joined[name]) : value
}

const isMoved = 'held_variant <> variant_id and not is_repeated'

// Finding existing rows first costs less than `on conflict`, which would lock, and so write, even unchanged rows.
// New offers are inserted in the order of their products, so that neighbours use the same index pages.
// Offers that watches may have to be told of are noted for that: new ones, and those that moved to another variant,
// chain or period or have become cheaper, which may meet the target of a watch, unless they have ended.
// A run that was silent for long may be forgotten by another one.
// A row whose id was given to another good since is left out, and written when the id is free.
// A price is kept back if it is odd. It stays so until it changes, or an import repeats it a day later.
// A row repeats an earlier one of the run if its offer was written since the run began, or was noted as unchanged.
const upsertedOffers = statement(
  {
    inserted: number(),
    updated: number(),
    unchanged: number(),
    duplicates: number(),
    conflicts: numbers(),
    movedFrom: numbers(),
    movedTo: numbers(),
    reused: numbers(),
    renamed: numbers(),
    heldNames: texts(),
    products: numbers(),
    odd: json<OddRow[]>(),
    readPast: json<ReadPast[]>(),
    repriced: numbers(),
  },
  `
  with wanted as (
    select ${columnNames.map(sentName).join(', ')}, ${pastColumnNames.join(', ')}, ord
    from unnest(${[...columnNames, ...pastColumnNames].map((name, at) => `$${at + 4}::${columnTypes[name]}[]`).join(', ')}) with ordinality
      as w(${[...columnNames, ...pastColumnNames].join(', ')}, ord)
  ), matched as (
    select w.*, o.id as known, o.variant_id as held_variant, o.product_id as held_product,
      o.start_date as held_start, o.end_date as held_end, o.kept_back_at as held_back,
      o.id is not null and (${listed('o.', values)}) is distinct from (${listed('w.', values)}) as is_different,
      o.id is null or (o.price, o.units, o.variant_id) is distinct from (w.price, w.units, w.variant_id) as is_priced_anew,
      (${listed('o.', matched)}) is distinct from (${listed('w.', matched)})
        or w.price::bigint * o.units < o.price::bigint * w.units
        or w.unit_price is not null and (o.unit_price is null or w.unit_price < o.unit_price) as is_news,
      coalesce(o.updated_at >= $1::timestamptz, false) or s.offer is not null as is_repeated
    from wanted w
    left join offers o on o.source = w.source and o.external_id = w.external_id
    left join import_seen s on s.run = $2::bigint and s.offer = o.id
  ), ${otherGoodsSql}, found as (
    select * from matched where ord not in (select ord from other where is_new)
  ), ${oddRowsSql}, added as (
    insert into offers (${columnNames.join(', ')}, kept_back_at)
    select ${columnNames.join(', ')}, case when ord in (select ord from odd) then now() end from found where known is null
    order by product_id, variant_id, ord
    returning id, country, start_date, end_date, source, external_id
  ), changed as (
    update offers o set ${values.map((name) => `${name} = f.${name}`).join(', ')}, updated_at = now(),
      kept_back_at = case when f.ord in (select ord from odd) then now()
        when not f.is_priced_anew and f.held_back > $1::timestamptz - ${repeatedAfter} then f.held_back end
    from found f where o.id = f.known and f.is_different and not f.is_repeated
    returning o.id, o.country, o.start_date, o.end_date, f.is_news or f.held_back is not null and o.kept_back_at is null as is_news
  ), ${releasedSql}, unmatched as (
    insert into unmatched_offers (country, due_on, offer_id, run)
    select country, start_date, id, $2::bigint from (
      select id, country, start_date, end_date from added
      union all select id, country, start_date, end_date from changed where is_news
      union all select id, country, start_date, end_date from released) offer
    where end_date >= $3::date
    on conflict do nothing
  ), alive as (
    insert into import_runs as r (id, alive_at) values ($2::bigint, clock_timestamp())
    on conflict (id) do update set alive_at = excluded.alive_at
  ), noted as (
    insert into import_seen (run, offer)
    select $2::bigint, known from found where known is not null and not is_different and not is_repeated
  )
  select count(*) filter (where known is null)::int as inserted,
    count(known) filter (where is_different and not is_repeated)::int as updated,
    count(known) filter (where not is_different and not is_repeated)::int as unchanged,
    count(*) filter (where is_repeated and not is_different)::int as duplicates,
    coalesce(array_agg(ord::int) filter (where is_repeated and is_different), '{}') as conflicts,
    coalesce(array_agg(held_variant) filter (where ${isMoved}), '{}') as "movedFrom",
    coalesce(array_agg(variant_id) filter (where ${isMoved}), '{}') as "movedTo",
    array(select ord::int from other where is_new) as reused,
    array(select ord::int from other where not is_new order by ord) as renamed,
    array(select held_name from other where not is_new order by ord) as "heldNames",
    array(select product_id from found where known is null or is_different
      union select held_product from found where is_different
      union select product_id from released) as products,
    (select coalesce(json_agg(json_build_object('ord', odd.ord, 'offer', coalesce(f.known, a.id), 'price', odd.price, 'usual', odd.usual)
        order by odd.ord), '[]')
      from odd join found f on f.ord = odd.ord and not f.is_repeated
      left join added a on a.source = f.source and a.external_id = f.external_id) as odd,
    ${readPastSql} as "readPast",
    array(select variant_id from found where is_different
      union select held_variant from found where is_different
      union select variant_id from released) as repriced
  from found`,
)

// A generic plan looks offers up by their index; a plan for a list of thousands would read all offers.
const lockSql = `
  select pg_advisory_xact_lock(hashtext('import offers')), set_config('plan_cache_mode', 'force_generic_plan', true)`

/** A row that was set aside, and why. */
export type SetAside = RowPlace & { rejection: Rejection }
/** An offer as a row of its table, and its place in the file. */
export type ResolvedOffer = RowPlace & { row: OfferRow }
/**
 * The result for the offers of a batch; the four counts and `setAside` add up to all of them. `products` are those that got
 * or lost an offer, or whose offer changed.
 */
export type Written = {
  inserted: number
  updated: number
  unchanged: number
  duplicates: number
  setAside: SetAside[]
  /** Rows that were written, on which the report has a remark. */
  remarked: Remarked[]
  products: number[]
}

const otherContent: Rejection = {
  reason: 'duplicate-id',
  message: 'an earlier row has this id, with other content',
}

function setAside({ line, content }: RowPlace): SetAside {
  return { line, content, rejection: otherContent }
}

function remarked({ line, content }: RowPlace, heldName: string): Remarked {
  const message = `the offer with this id was “${heldName}” in the same days`
  return { line, content, remark: { reason: 'other-good', message } }
}

function oddRemark({ line, content, row }: ResolvedOffer, { offer, price, usual }: OddRow): Remarked {
  const { country } = row
  const message = `the price ${formatAmount(price, country)} is ${oddPriceText(price, usual, country)}, so that it is kept back`
  return { line, content, remark: { reason: 'odd-price', message, offer } }
}

/** The first offer of each id; later ones are counted if they are the same, else set aside. */
function firstOfEachId(offers: readonly ResolvedOffer[]) {
  const first = new Map<string, ResolvedOffer>()
  const others: SetAside[] = []
  let duplicates = 0
  for (const offer of offers) {
    const id = `${offer.row.source}\n${offer.row.external_id}`
    const earlier = first.get(id)
    if (!earlier) first.set(id, offer)
    else if (JSON.stringify(earlier.row) === JSON.stringify(offer.row)) duplicates += 1
    else others.push(setAside(offer))
  }
  return { offers: [...first.values()], duplicates, others }
}

/** A batch to send: the first offer of each id, the columns as lists, and the result for the others. */
export type OfferBatch = {
  offers: ResolvedOffer[]
  lists: string[]
  duplicates: number
  others: SetAside[]
}

/** Prepares a batch, which can be done while the database writes another. */
export function batchOf(resolved: readonly ResolvedOffer[]): OfferBatch {
  const first = firstOfEachId(resolved)
  const lists = columnNames.map((name) => arrayLiteral(first.offers.map(({ row }) => sent(row, name))))
  return { ...first, lists }
}

/**
 * Writes offers that are new or have changed, and no others. Of rows with the same id in a run, the first counts.
 * Imports wait for each other here, so that no two add the same offer.
 */
export async function upsertOffers(
  tx: Queryable,
  run: ImportRun,
  { offers, lists, duplicates, others }: OfferBatch,
): Promise<Written> {
  await tx.query(lockSql)
  const past = run.past.listsOf(offers.map(({ row }) => row.variant_id))
  const [written] = await tx.query(upsertedOffers, [run.startedAt, run.id, run.today, ...lists, ...past])
  if (!written) throw new Error('the offers were written without a count')
  const { conflicts, movedFrom, movedTo, reused, renamed, heldNames, odd, readPast, repriced, ...counts } =
    written
  run.past.remember(readPast)
  if (movedFrom.length > 0) run.past.forgetAll()
  else run.past.forget(repriced)
  await followMovedOffers(tx, run, { movedFrom, movedTo })
  const at = (ords: readonly number[]) =>
    ords.map((ord) => offers[ord - 1]).filter((offer) => offer !== undefined)
  const result = {
    ...counts,
    duplicates: counts.duplicates + duplicates,
    setAside: [...others, ...at(conflicts).map(setAside)],
    remarked: [
      ...at(renamed).map((offer, place) => remarked(offer, heldNames[place] ?? '')),
      ...odd.flatMap((row) => at([row.ord]).map((offer) => oddRemark(offer, row))),
    ],
  }
  return reused.length === 0 ? result : withReused(tx, run, at(reused), result)
}

/** Writes the offers whose ids were other goods' until now, and adds what became of them to a result. */
async function withReused(
  tx: Queryable,
  run: ImportRun,
  offers: readonly ResolvedOffer[],
  others: Written,
): Promise<Written> {
  await giveIdsAnew(
    tx,
    offers.map(({ row }) => row),
  )
  const own = await upsertOffers(tx, run, batchOf(offers))
  return {
    inserted: others.inserted + own.inserted,
    updated: others.updated + own.updated,
    unchanged: others.unchanged + own.unchanged,
    duplicates: others.duplicates + own.duplicates,
    setAside: [...others.setAside, ...own.setAside],
    remarked: [...others.remarked, ...own.remarked],
    products: [...others.products, ...own.products],
  }
}
