import { fold, wordsOf } from '#app/domain/search/folding.ts'
import type { Queryable } from '../db/database.ts'
import { keywordLexemes } from '../search/custom-products.ts'
import type { Catalogue } from './catalogue.ts'
import { demoSource } from './generate/generate-offers.ts'

const partnersSql = `
insert into partners (country, name, website)
select distinct on (name) $1, name, website from json_to_recordset($2::json) as given(name text, website text)
on conflict (country, name) do update set website = excluded.website
where partners.website is distinct from excluded.website`

const customProductsSql = `
insert into custom_partner_products as known (partner_id, country, product_title_text, image_path_on_public_disk,
  image_url, sub_text, price_text, price_details_text, keywords, variant_id)
select partners.id, $1, title, image_path, image_url, sub_text, price_text, price_details, keywords,
  (select o.variant_id from offers o where o.source = '${demoSource}'
    and o.external_id like $1 || ':%:' || given.product order by o.id desc limit 1)
from json_to_recordset($2::json) as given(partner text, title text, image_path text, image_url text, sub_text text,
  price_text text, price_details text, keywords text[], product text)
join partners on partners.country = $1 and partners.name = given.partner
on conflict (partner_id, product_title_text) do update set
  (image_path_on_public_disk, image_url, sub_text, price_text, price_details_text, keywords, variant_id) =
  (excluded.image_path_on_public_disk, excluded.image_url, excluded.sub_text, excluded.price_text,
   excluded.price_details_text, excluded.keywords, excluded.variant_id)
where (known.image_path_on_public_disk, known.image_url, known.sub_text, known.price_text, known.price_details_text,
  known.keywords, known.variant_id) is distinct from (excluded.image_path_on_public_disk, excluded.image_url, excluded.sub_text,
  excluded.price_text, excluded.price_details_text, excluded.keywords, excluded.variant_id)`

/**
 * Writes the partners of a country's catalogue and their products, after the offers of today. Unchanged rows are not
 * written.
 */
export async function loadPartners(
  database: Queryable,
  { country, customProducts }: Catalogue,
): Promise<void> {
  const partners = customProducts.map(({ partner, website }) => ({ name: partner, website }))
  const products = customProducts.map((product) => ({
    partner: product.partner,
    title: product.title,
    image_path: product.imageUrl.slice(1),
    image_url: product.imageUrl,
    sub_text: product.subText || null,
    price_text: product.priceText || null,
    price_details: product.priceDetails || null,
    product: product.product,
    keywords: keywordLexemes(wordsOf(fold(product.words)), country),
  }))
  await database.query(partnersSql, [country, JSON.stringify(partners)])
  await database.query(customProductsSql, [country, JSON.stringify(products)])
}
