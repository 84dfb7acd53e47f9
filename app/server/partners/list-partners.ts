import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferDetail, Partner } from '#app/domain/partners/partner-pages.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, number, statement, text } from '../db/statement.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { comparedPrice } from '../offers/compared-price.ts'
import { unjudgedLast } from '../offers/judged-prices.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import { presentCustomProduct } from '../search/custom-products.ts'
import { presentDetails } from './present-details.ts'

/** How many offers of its variant a partner's product is shown with. */
const offersShown = 3

const productsOfPartners = statement(
  {
    id: number(),
    partnerId: number(),
    partner: text(),
    website: nullable(text()),
    productTitleText: text(),
    imagePathOnPublicDisk: nullable(text()),
    subText: nullable(text()),
    priceText: nullable(text()),
    priceDetailsText: nullable(text()),
    variantId: nullable(number()),
    brand: text(),
    imageUrl: nullable(text()),
  },
  `
select c.id, p.id as "partnerId", p.name as partner, p.website, c.product_title_text as "productTitleText",
  c.image_path_on_public_disk as "imagePathOnPublicDisk", c.sub_text as "subText", c.price_text as "priceText",
  c.price_details_text as "priceDetailsText", c.variant_id as "variantId", coalesce(b.name, p.name) as brand,
  c.image_url as "imageUrl"
from custom_partner_products c
join partners p on p.id = c.partner_id
left join brands b on b.id = c.brand_id
where c.country = $1 and c.is_active
order by p.id, c.id`,
)

const cheapestOfVariants = statement(
  { id: number() },
  `
select id from (
  select o.id, o.variant_id, row_number() over (partition by o.variant_id order by ${unjudgedLast('o')}, ${comparedPrice}, o.id) as place
  from offers o join product_variants v on v.id = o.variant_id
  where o.variant_id = any($1) and o.start_date <= $2 and o.end_date >= $2 and ${isAtShop('o')}
) ranked where place <= ${offersShown} order by variant_id, place`,
)

/** A country's partners and their products, each with the cheapest offers of the same variant today. */
export async function listPartners(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<Partner[]> {
  const rows = await database.query(productsOfPartners, [country])
  const variants = rows.flatMap(({ variantId }) => variantId ?? [])
  const chosen = variants.length > 0 ? await database.query(cheapestOfVariants, [variants, today]) : []
  const live = await readLiveOffers(
    database,
    chosen.map(({ id }) => id),
    today,
  )
  const offers = presentDetails(live)
  const partners = new Map<number, Partner>()
  for (const { partnerId, partner: name, website, ...row } of rows) {
    const partner = partners.get(partnerId) ?? { id: partnerId, name, website, products: [] }
    const ofVariant: OfferDetail[] = offers.filter(({ variantId }) => variantId === row.variantId)
    const offerId = ofVariant[0]?.id ?? null
    partner.products.push({ ...presentCustomProduct({ ...row, website, offerId }), offers: ofVariant })
    partners.set(partnerId, partner)
  }
  return [...partners.values()]
}
