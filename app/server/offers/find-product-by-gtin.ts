import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { displayName } from '#app/domain/offers/offers.ts'
import { formatSize, type QuantityType } from '#app/domain/offers/sizes.ts'
import type { ProductByGtin } from '#app/domain/scan/scanned-product.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, number, statement, text } from '../db/statement.ts'
import { photoAddress } from '../photos/photo-address.ts'
import { offersToday } from './list-product-shops.ts'
import { readPastPrices } from './read-past-prices.ts'

const productOfGtin = statement(
  {
    ...{ variantId: number(), quantity: nullable(number()), quantityType: nullable(text<QuantityType>()) },
    ...{ pieces: number(), imageUrl: nullable(text()), tint: nullable(text<Tint>()) },
    ...{ brandId: nullable(number()), brand: nullable(text()), parentId: nullable(number()) },
    ...{ parent: nullable(text()), nameId: number(), name: text() },
  },
  `
select v.id as "variantId", v.quantity, v.quantity_type as "quantityType", v.pieces, p.image_url as "imageUrl", c.tint,
  b.id as "brandId", b.name as brand, pb.id as "parentId", pb.name as parent, n.id as "nameId", n.name
from variant_gtins g
join product_variants v on v.id = g.variant_id join products p on p.id = v.product_id
join product_names n on n.id = p.product_name_id
left join categories c on c.id = p.category_id
left join brands b on b.id = p.brand_id left join brands pb on pb.id = b.parent_id
where g.country = $1 and g.gtin = $2`,
)

/**
 * Finds the product of a barcode in a country, with its offers of a day and its prices of the year before.
 * @param gtin 14 digits.
 * @returns null if no feed of the country has told of the number.
 */
export async function findProductByGtin(
  database: Queryable,
  { country, gtin, today }: { country: Country; gtin: string; today: Day },
): Promise<ProductByGtin | null> {
  const [found] = await database.query(productOfGtin, [country, gtin])
  if (!found) return null
  const { variantId, quantity, quantityType, pieces } = found
  const content = { quantity, quantityType, pieces }
  const [offers, history] = await Promise.all([
    offersToday(database, variantId, { today }),
    readPastPrices(database, { ...content, variantId, country, today }),
  ])
  return {
    variantId,
    name: displayName({
      brand: { id: found.brandId, name: found.brand, parentId: found.parentId, parentName: found.parent },
      productName: { id: found.nameId, productName: found.name },
    }),
    size:
      quantity !== null && quantityType !== null
        ? formatSize({ quantity, quantityType, pieces }, country)
        : '',
    imageUrl: photoAddress(found.imageUrl),
    tint: found.tint ?? 'stone',
    offers,
    history,
  }
}
