import { queryWords } from '#app/domain/folding.ts'
import type { Country } from '#app/domain/locales.ts'
import type { CustomProduct } from '#app/domain/offers.ts'
import type { Queryable } from '../db/database.ts'
import { photoAddress } from '../photos/photo-address.ts'

type Row = Omit<CustomProduct, 'product'> & { variantId: number | null }

const customSql = `
select c.id, c.product_title_text as "productTitleText", c.image_path_on_public_disk as "imagePathOnPublicDisk",
  c.sub_text as "subText", c.price_text as "priceText", c.price_details_text as "priceDetailsText",
  c.variant_id as "variantId", coalesce(b.name, p.name) as brand, c.image_url as "imageUrl"
from custom_partner_products c
join partners p on p.id = c.partner_id
left join brands b on b.id = c.brand_id
where c.country = $1 and c.is_active
  and not exists (select from unnest($2::text[]) word
    where not exists (select from unnest(c.keywords) keyword where starts_with(keyword, word)))
order by c.id limit $3`

/** The partners' own products that answer to a term: each of its words begins one of theirs (Specification §3, Custom product). */
export async function listCustomProducts(
  database: Queryable,
  { country, term, limit }: { country: Country; term: string; limit: number },
): Promise<CustomProduct[]> {
  const words = queryWords(term)
  if (words.length === 0) return []
  const rows = await database.query<Row>(customSql, [country, words, limit])
  return rows.map(({ variantId, imageUrl, ...product }) => ({
    ...product,
    imageUrl: photoAddress(imageUrl),
    ...(variantId !== null && { product: { productVariant: { id: variantId } } }),
  }))
}
