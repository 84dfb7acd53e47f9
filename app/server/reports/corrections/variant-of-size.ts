import type { QuantityType, Size } from '#app/domain/offers/sizes.ts'
import type { Queryable } from '../../db/database.ts'
import type { Correctable } from '../../db/schema/reports.ts'
import { nullable, number, statement, text } from '../../db/statement.ts'

const saidVariant = statement(
  {
    quantity: nullable(number()),
    quantityType: nullable(text<QuantityType>()),
    pieces: number(),
    apart: text(),
  },
  `select quantity, quantity_type as "quantityType", pieces, apart from product_variants where id = $1`,
)

const ensuredVariant = statement(
  { id: number() },
  `
with added as (
  insert into product_variants (product_id, quantity, quantity_type, pieces, apart)
  values ($1, $2, $3, $4, $5) on conflict do nothing
  returning id
)
select id from added union all
select id from product_variants where product_id = $1 and quantity = $2 and quantity_type = $3 and pieces = $4 and apart = $5`,
)

/** The size that a feed says of an offer, and the variant of the right size, if one is given. */
type Sizes = {
  size: { said: Size | null; right: Size | null }
  variant: { id: number; productId: number } | undefined
}

/** Finds or adds the variant of an offer's product in another size. */
export async function variantOfSize(
  tx: Queryable,
  { variant_id, product_id }: Correctable,
  right: Size | undefined,
): Promise<Sizes> {
  const [held] = await tx.query(saidVariant, [variant_id])
  if (!held) throw new Error(`there is no variant ${variant_id}`)
  const { quantity, quantityType, pieces, apart } = held
  const said = quantity !== null && quantityType !== null ? { quantity, quantityType, pieces } : null
  if (!right) return { size: { said, right: null }, variant: undefined }
  const [variant] = await tx.query(ensuredVariant, [
    ...[product_id, right.quantity, right.quantityType, right.pieces, apart],
  ])
  if (!variant) throw new Error('the variant was not written')
  return { size: { said, right }, variant: { id: variant.id, productId: product_id } }
}
