import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import { fold } from '#app/domain/search/folding.ts'
import { goodsNamed } from '../lexicon/goods/names-of-goods.ts'
import { stemOf } from '../lexicon/words/word-stem.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { comparedPrice } from '../offers/compared-price.ts'
import { unjudgedLast } from '../offers/judged-prices.ts'
import { photoAddress } from '../photos/photo-address.ts'
import { marks } from './index/search-document.ts'
import type { SearchQuery } from './query/search-query.ts'
import type { StatementParameters } from './query/statement-parameters.ts'
import { leastSponsored, scores } from './ranking.ts'

/** A row of `customProducts`. */
export type CustomProductRow = Omit<CustomProduct, 'product'> & { variantId: number | null }

/** The lexemes of folded words that find a partner's product: the words, their stems, and the goods that they name. */
export const keywordLexemes = (words: string[], country: Country): string[] => [
  ...new Set(
    words.flatMap((word) => [
      word,
      marks.stem + stemOf(word, country),
      ...goodsNamed([word], country).map(({ id }) => marks.goods + id),
    ]),
  ),
]

/** Keywords are folded, with or without the Nordic letters that are typed. */
const folded = (tsquery: string) =>
  tsquery.replaceAll(new RegExp(`'${marks.written}([^']+)'`, 'g'), (_, word) => `'${fold(word)}'`)

/**
 * A keyword counts as the name of a product whose part of the shop is unknown: a word must be one in some form, name
 * the same goods, or begin one if it may be unfinished. So `ost` finds no `ostekage`. A short stem is no form without
 * the part, but the goods are: `pærer` finds `pære`.
 */
const ofKeywords = ({ words }: SearchQuery) =>
  words
    .map(({ ways }) => ways.filter(({ score, parts }) => !parts && scores[score] >= leastSponsored))
    .map((ways) => `(${ways.map(({ tsquery }) => folded(tsquery)).join('|')})`)
    .join('&')

/**
 * A select of the partners' own products that match a search by the rule for products (§3, Custom product).
 */
export function customProducts(
  { country, query, today, limit }: { country: Country; query: SearchQuery; today: Day; limit: number },
  parameters: StatementParameters,
): string {
  const day = parameters.name(today, 'date')
  return `
select c.id, c.product_title_text as "productTitleText", c.image_path_on_public_disk as "imagePathOnPublicDisk",
  c.sub_text as "subText", c.price_text as "priceText", c.price_details_text as "priceDetailsText",
  c.variant_id as "variantId", coalesce(b.name, p.name) as brand, c.image_url as "imageUrl",
  p.website, (select o.id from offers o join product_variants v on v.id = o.variant_id
    where v.id = c.variant_id and o.start_date <= ${day} and o.end_date >= ${day} and ${isAtShop('o')}
    order by ${unjudgedLast('o')}, ${comparedPrice}, o.id limit 1) as "offerId"
from custom_partner_products c
join partners p on p.id = c.partner_id
left join brands b on b.id = c.brand_id
where c.country = ${parameters.name(country, 'text')} and c.is_active
  and (select string_agg(quote_literal(keyword) || ':1A', ' ') from unnest(c.keywords) keyword)::tsvector
    @@ ${parameters.name(ofKeywords(query), 'tsquery')}
order by c.id limit ${limit}`
}

/** A partner's product in the contract's form, with its variant if it is in the catalogue. */
export function presentCustomProduct({ variantId, ...row }: CustomProductRow): CustomProduct {
  const product = { ...row, imageUrl: photoAddress(row.imageUrl) }
  return variantId === null ? product : { ...product, product: { productVariant: { id: variantId } } }
}
