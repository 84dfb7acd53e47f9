import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import { comparedPrice } from '../offers/compared-price.ts'
import { photoAddress } from '../photos/photo-address.ts'
import type { StatementParameters } from './statement-parameters.ts'

/** A row of `customProducts`. */
export type CustomProductRow = Omit<CustomProduct, 'product'> & { variantId: number | null }

/**
 * A select of the partners' own products that match a search: each word of the search begins one of their keywords
 * (Specification §3, Custom product).
 * @param words folded, at least one.
 */
export function customProducts(
  { country, words, today, limit }: { country: Country; words: string[]; today: Day; limit: number },
  parameters: StatementParameters,
): string {
  const day = parameters.name(today, 'date')
  return `
select c.id, c.product_title_text as "productTitleText", c.image_path_on_public_disk as "imagePathOnPublicDisk",
  c.sub_text as "subText", c.price_text as "priceText", c.price_details_text as "priceDetailsText",
  c.variant_id as "variantId", coalesce(b.name, p.name) as brand, c.image_url as "imageUrl",
  p.website, (select o.id from offers o join product_variants v on v.id = o.variant_id
    where v.id = c.variant_id and o.start_date <= ${day} and o.end_date >= ${day}
    order by ${comparedPrice}, o.id limit 1) as "offerId"
from custom_partner_products c
join partners p on p.id = c.partner_id
left join brands b on b.id = c.brand_id
where c.country = ${parameters.name(country, 'text')} and c.is_active
  and not exists (select from unnest(${parameters.name(words, 'text[]')}) word
    where not exists (select from unnest(c.keywords) keyword where starts_with(keyword, word)))
order by c.id limit ${limit}`
}

/** A partner's product in the contract's form, with its variant if it is in the catalogue. */
export function presentCustomProduct({ variantId, ...row }: CustomProductRow): CustomProduct {
  const product = { ...row, imageUrl: photoAddress(row.imageUrl) }
  return variantId === null ? product : { ...product, product: { productVariant: { id: variantId } } }
}
