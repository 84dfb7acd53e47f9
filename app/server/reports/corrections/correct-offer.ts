import { addDays, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Size } from '#app/domain/offers/sizes.ts'
import type { UnitPriceBound } from '#app/domain/prices/unit-price-bounds.ts'
import type { Database, Queryable } from '../../db/database.ts'
import type { Correctable, Said } from '../../db/schema/reports.ts'
import { boolean, day, nullable, number, statement, text } from '../../db/statement.ts'
import {
  type Correction,
  correctedRow,
  correctionShown,
  uncorrectedRow,
} from '../../import/store/corrections/corrected-row.ts'
import { readCorrection } from '../../import/store/corrections/read-corrections.ts'
import { isRunning } from '../../import/store/import-run.ts'
import { nudgeJob } from '../../jobs/nudge-job.ts'
import { tellLists } from '../../lists/items/tell-lists.ts'
import { reportedUntilLookedAt } from '../../offers/judged-prices.ts'
import { refreshProduct } from '../refresh-product.ts'
import { variantOfSize } from './variant-of-size.ts'

/** What an operator wants of an offer. `price` is in minor units; `undo` takes back all that was corrected. */
export type Wish =
  | { kind: 'hide' }
  | { kind: 'correct'; price?: number; size?: Size; isWithoutPicture?: true }
  | { kind: 'undo' }
  | { kind: 'looked-at' }

/** What came of it: it is done, it was so before, there is no such offer, or an import is running, which could undo it. */
export type Outcome = 'done' | 'unchanged' | 'missing' | 'importing'

// Imports wait, and one that runs would write what it has read before.
const waitForImports = `
  select pg_advisory_xact_lock(hashtext('import products')), pg_advisory_xact_lock(hashtext('import offers'))`
const runningImport = statement(
  { isRunning: boolean() },
  `select exists (select from import_runs i where ${isRunning('i.id')}) as "isRunning"`,
)

const lockedOffer = statement(
  {
    ...{ country: text<Country>(), price: number(), units: number(), unit_price: nullable(number()) },
    ...{ unit_price_bound: nullable(text<UnitPriceBound>()), variant_id: number(), product_id: number() },
    ...{ image_url: nullable(text()), start_date: day(), end_date: day(), keptBackAt: nullable(text()) },
  },
  `
select country, price, units, unit_price, unit_price_bound, variant_id, product_id, image_url, start_date, end_date,
  kept_back_at::text as "keptBackAt"
from offers where id = $1 for update`,
)

const written = statement(
  { country: text<Country>(), productId: number() },
  `
with changed as (
  update offers o set price = $2, unit_price = $3, unit_price_bound = $4, variant_id = $5, product_id = $6, image_url = $7,
    start_date = $8::date, end_date = $9::date, updated_at = now(),
    kept_back_at = $10::timestamptz
  where id = $1 returning id, country, start_date, end_date, product_id
), noted as (
  insert into unmatched_offers (country, due_on, offer_id, run)
  select country, start_date, id, 0 from changed where end_date >= $11::date
  on conflict do nothing
)
select country, product_id as "productId" from changed`,
)

const lookedAt = statement(
  { id: text() },
  'update offer_reports set looked_at = $2 where offer_id = $1 and looked_at is null returning id',
)
const releasedOffer = statement(
  { country: text<Country>(), productId: number() },
  `
with released as (
  update offers set kept_back_at = null where id = $1 and kept_back_at = ${reportedUntilLookedAt}
    and not exists (select from offer_corrections c where c.offer_id = $1 and c.hidden_on = end_date)
  returning id, country, start_date, product_id
), noted as (
  insert into unmatched_offers (country, due_on, offer_id, run) select country, start_date, id, 0 from released
  on conflict do nothing
)
select country, product_id as "productId" from released`,
)

const storeCorrection = `
insert into offer_corrections (offer_id, said, price, variant_id, is_without_picture, hidden_on, corrected_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (offer_id) do update set said = excluded.said, price = excluded.price, variant_id = excluded.variant_id,
  is_without_picture = excluded.is_without_picture, hidden_on = excluded.hidden_on, corrected_at = excluded.corrected_at`

const sameValues = (one: Said, other: Said): boolean =>
  (Object.keys(one) as (keyof Said)[]).every((name) => one[name] === other[name])

const isSamePrice = (one: Correctable, other: Correctable) =>
  one.price === other.price && one.variant_id === other.variant_id

const nothingCorrected = { price: null, variant: null, isWithoutPicture: false, hiddenOn: null }

type State = {
  /** What the feed says, and since when an import keeps that back. */
  said: Said
  /** What is corrected of it already. */
  shown: Correction | undefined
}

/** The correction that an offer is to have, by what its feed says and what is corrected of it already. */
async function correctionFor(
  tx: Queryable,
  wish: Wish,
  { said, shown, yesterday }: State & { yesterday: string },
): Promise<Correction> {
  const known = { ...nothingCorrected, ...shown }
  const price = (wish.kind === 'correct' ? wish.price : undefined) ?? known.price
  const isWithoutPicture = (wish.kind === 'correct' && wish.isWithoutPicture) || known.isWithoutPicture
  const lastDay = said.end_date < yesterday ? said.end_date : yesterday
  const hiddenOn = known.hiddenOn ?? (wish.kind === 'hide' ? lastDay : null)
  const { size, variant } = await variantOfSize(tx, said, wish.kind === 'correct' ? wish.size : undefined)
  return {
    said,
    // What the feed says itself is no correction.
    price: price === said.price ? null : price,
    variant: variant ? (variant.id === said.variant_id ? null : variant) : known.variant,
    sizes: { said: size.said, right: size.right ?? shown?.sizes.right ?? null },
    isWithoutPicture,
    hiddenOn,
  }
}

/** Whether a correction says of a price or a size that it is another, or hides it, so that the import's mark is lost. */
const losesMark = (shown: Correction | undefined) =>
  shown !== undefined && (shown.price !== null || shown.variant !== null || shown.hiddenOn !== null)

const isNothing = ({ price, variant, isWithoutPicture, hiddenOn }: Correction) =>
  price === null && variant === null && !isWithoutPicture && hiddenOn === null

type Done = { outcome: Outcome; products: { country: Country; productId: number }[] }

async function lookAt(tx: Queryable, offerId: number, now: Date): Promise<Done> {
  const reports = await tx.query(lookedAt, [offerId, now])
  const released = await tx.query(releasedOffer, [offerId])
  return { outcome: reports.length + released.length > 0 ? 'done' : 'unchanged', products: released }
}

async function change(tx: Queryable, offerId: number, wish: Wish, now: Date): Promise<Done> {
  const changesOffer = wish.kind !== 'looked-at'
  if (changesOffer) await tx.query(waitForImports)
  if (changesOffer && (await tx.query(runningImport))[0]?.isRunning)
    return { outcome: 'importing', products: [] }
  const [locked] = await tx.query(lockedOffer, [offerId])
  if (!locked) return { outcome: 'missing', products: [] }
  const { country, keptBackAt, ...row } = locked
  if (wish.kind === 'looked-at') return lookAt(tx, offerId, now)
  const stored = await readCorrection(tx, offerId)
  const shown = stored && correctionShown(row, stored)
  // Reports are looked at by each command, so that their mark goes.
  const ofImport = keptBackAt === 'infinity' ? null : keptBackAt
  const said: Said = {
    ...(stored ? uncorrectedRow(row, stored) : row),
    keptBackAt: (losesMark(shown) ? stored?.said.keptBackAt : ofImport) ?? null,
  }
  const today = dayIn(country, now)
  const correction =
    wish.kind === 'undo'
      ? undefined
      : await correctionFor(tx, wish, { said, shown, yesterday: addDays(today, -1) })
  const isCorrected = correction !== undefined && !isNothing(correction)
  const corrected: Said = isCorrected ? correctedRow(said, correction) : said
  const isHidden = isCorrected && correction.hiddenOn !== null
  // An import judges the price of a size: another one has no mark of it.
  const judged = [said, { ...row, keptBackAt: ofImport }].find((each) => isSamePrice(each, corrected))
  const right = { ...corrected, keptBackAt: isHidden ? 'infinity' : (judged?.keptBackAt ?? null) }
  if (isCorrected)
    await tx.query(storeCorrection, [
      ...[offerId, JSON.stringify(said), correction.price, correction.variant?.id ?? null],
      ...[correction.isWithoutPicture, correction.hiddenOn, now],
    ])
  else await tx.query('delete from offer_corrections where offer_id = $1', [offerId])
  const looked = await lookAt(tx, offerId, now)
  if (sameValues({ ...row, keptBackAt: isHidden ? keptBackAt : ofImport }, right))
    return { ...looked, outcome: stored && wish.kind === 'undo' ? 'done' : looked.outcome }
  const { price, unit_price, unit_price_bound, variant_id, product_id, image_url, start_date, end_date } =
    right
  const products = await tx.query(written, [
    ...[
      offerId,
      price,
      unit_price,
      unit_price_bound,
      variant_id,
      product_id,
      image_url,
      start_date,
      end_date,
    ],
    ...[right.keptBackAt, today],
  ])
  await tellLists(tx, { offerId, country, now })
  return { outcome: 'done', products }
}

/**
 * Does what an operator wants of an offer (§3 Compared prices): corrects or hides it everywhere at once, takes that back, or
 * only notes that its reports were looked at, which all of these do. Lists that hold it are told. The same once more changes
 * nothing.
 */
export async function correctOffer(
  database: Database,
  offerId: number,
  { wish, now }: { wish: Wish; now: Date },
): Promise<Outcome> {
  const { outcome, products } = await database.transaction((tx) => change(tx, offerId, wish, now))
  for (const product of products) await refreshProduct(database, product, now)
  if (products.length > 0) nudgeJob('raise-alerts')
  return outcome
}
