import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { numbers, statement } from '../db/statement.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { comparedPrice } from '../offers/compared-price.ts'
import { unjudgedLast } from '../offers/judged-prices.ts'
import { readLiveOffers } from '../offers/read-offers.ts'
import type { OfferRow } from '../offers/select-offers.ts'
import { searchQueryOf } from '../search/query/search-query.ts'
import type { scores } from '../search/ranking.ts'
import { queryWords } from '../search/term/query-words.ts'

const mostRelated = 10
/** Words for `or` between goods in a leaflet, which say nothing about either. */
const alternatives = new Set(['eller', 'tai'])

/** The country is in the text, not a parameter, because each country has its own index. */
const sameShelf = (country: Country) => `
select cheapest_offer_id from search_documents
where country = '${country}' and category_id = $3 and is_live and at_shops > 0 and product_id <> $1
order by at_shops desc, product_id limit ${mostRelated}`

const sameWords = (country: Country) => `
select cheapest_offer_id from (
  select d.product_id, d.cheapest_offer_id, d.at_shops, 1.0 / count(*) over (partition by word) as rarity
  from unnest($3::text[]) word join search_documents d on d.tsv @@ word::tsquery
  where d.country = '${country}' and d.is_live and d.at_shops > 0 and d.product_id <> $1
) shared
group by product_id, cheapest_offer_id, at_shops
order by sum(rarity) desc, at_shops desc, product_id limit ${mostRelated}`

const beside = (related: string) =>
  statement(
    { ofProduct: numbers(), related: numbers() },
    `
select
  array(select o.id from offers o join product_variants v on v.id = o.variant_id
    where o.product_id = $1 and v.apart = (select apart from product_variants where id = $4) and o.start_date <= $2 and o.end_date >= $2
      and ${isAtShop('o')}
    order by ${unjudgedLast('o')}, ${comparedPrice}, o.id limit 60) as "ofProduct",
  array(${related}) as related`,
  )

/** The ways of sharing a word that make products related. */
const sharing: string[] = [
  'head',
  'headForm',
  'headEnd',
  'named',
  'shelf',
  'shelfEnd',
] satisfies (keyof typeof scores)[]

/** Tsqueries for the words of a name: each matches a whole word, the end of a compound, or the name of a shelf. */
function wordsShared(name: string, country: Country): string[] {
  const words = queryWords(name)
  const telling = words.filter((word) => word.length > 2 && !alternatives.has(word))
  const asked = telling.length > 0 ? telling : words
  return searchQueryOf(asked, country).words.map(({ ways }) =>
    ways.flatMap(({ score, tsquery }) => (sharing.includes(score) ? tsquery : [])).join('|'),
  )
}

/**
 * The live offers of shops to show beside one: those of its product, without those of variants that are kept apart from
 * its own, which may be other goods; and one of each related product. Related products are on the same shelf or, if the
 * feed names no shelf, share words of the name, where rarer words count more.
 */
export async function findOffersBeside(
  database: Queryable,
  { country, productId, variantId, productName, categoryId }: OfferRow,
  today: Day,
): Promise<{ ofProduct: OfferRow[]; related: OfferRow[] }> {
  const [sql, by] =
    categoryId === null
      ? [beside(sameWords(country)), wordsShared(productName, country)]
      : [beside(sameShelf(country)), categoryId]
  const [ids = { ofProduct: [], related: [] }] = await database.query(sql, [productId, today, by, variantId])
  const offers = await readLiveOffers(database, [...ids.ofProduct, ...ids.related], today)
  return {
    ofProduct: offers.filter((offer) => offer.productId === productId),
    related: offers.filter((offer) => offer.productId !== productId),
  }
}
