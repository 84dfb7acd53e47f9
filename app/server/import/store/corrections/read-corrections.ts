import type { QuantityType, Size } from '#app/domain/offers/sizes.ts'
import type { Queryable } from '../../../db/database.ts'
import type { Correctable, Said } from '../../../db/schema/reports.ts'
import { boolean, json, nullable, number, statement, text } from '../../../db/statement.ts'
import { type Correction, correctedRow } from './corrected-row.ts'

const sizeOf = (
  variant: string,
) => `case when ${variant}.quantity is not null and ${variant}.quantity_type is not null
  then json_build_object('quantity', ${variant}.quantity, 'quantityType', ${variant}.quantity_type, 'pieces', ${variant}.pieces) end`

type StoredSize = { quantity: number; quantityType: QuantityType; pieces: number } | null

const columns = {
  offerId: number(),
  source: text(),
  externalId: text(),
  said: json<Said>(),
  price: nullable(number()),
  variantId: nullable(number()),
  productId: nullable(number()),
  saidSize: nullable(json<StoredSize>()),
  rightSize: nullable(json<StoredSize>()),
  isWithoutPicture: boolean(),
  hiddenOn: nullable(text()),
}

const selectCorrections = `
select c.offer_id as "offerId", o.source, o.external_id as "externalId", c.said, c.price, c.variant_id as "variantId",
  v.product_id as "productId", ${sizeOf('s')} as "saidSize", ${sizeOf('v')} as "rightSize",
  c.is_without_picture as "isWithoutPicture", c.hidden_on::text as "hiddenOn"
from offer_corrections c
join offers o on o.id = c.offer_id
left join product_variants v on v.id = c.variant_id
left join product_variants s on s.id = (c.said->>'variant_id')::int`

const correctionsOfSources = statement(columns, `${selectCorrections} where o.source = any($1::text[])`)
const correctionOfOffer = statement(columns, `${selectCorrections} where c.offer_id = $1`)

type Stored = NonNullable<(typeof correctionOfOffer)['row']>

function correctionOf(stored: Stored): Correction {
  const { said, price, variantId, productId, saidSize, rightSize, isWithoutPicture, hiddenOn } = stored
  const sizes: { said: Size | null; right: Size | null } = { said: saidSize, right: rightSize }
  const variant = variantId === null || productId === null ? null : { id: variantId, productId }
  return { said, price, variant, sizes, isWithoutPicture, hiddenOn }
}

/** The correction of an offer; undefined if it has none. */
export async function readCorrection(tx: Queryable, offerId: number): Promise<Correction | undefined> {
  const [stored] = await tx.query(correctionOfOffer, [offerId])
  return stored && correctionOf(stored)
}

type Place = { source: string; external_id: string }
const keyOf = (source: string, externalId: string) => `${source}\n${externalId}`

/**
 * The rows of a batch as they are right. An operator corrects few offers, so that all of the batch's sources are read, which
 * costs less than a look-up for each row.
 */
export async function correctRows<Row extends Correctable & Place>(
  tx: Queryable,
  rows: readonly Row[],
): Promise<Row[]> {
  const sources = [...new Set(rows.map(({ source }) => source))]
  const stored = await tx.query(correctionsOfSources, [sources])
  if (stored.length === 0) return [...rows]
  const corrections = new Map(stored.map((each) => [keyOf(each.source, each.externalId), correctionOf(each)]))
  return rows.map((row) => {
    const correction = corrections.get(keyOf(row.source, row.external_id))
    return correction ? correctedRow(row, correction) : row
  })
}
