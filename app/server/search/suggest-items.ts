import type { ItemSuggestions, SuggestedGoods } from '#app/domain/list/item-suggestions.ts'
import { matches } from '#app/domain/list/typed-match.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, number, statement, text } from '../db/statement.ts'
import { type BegunGoods, goodsTypedAs, kindsBelow } from '../lexicon/goods/goods-begun.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { isJudged } from '../offers/judged-prices.ts'
import { photoAddress } from '../photos/photo-address.ts'
import { goodsLexeme } from './query/ways.ts'

const mostGoods = 3
const mostKinds = 3
/** So many goods, the likeliest by their names, are compared by how many products are called so. */
const mostCompared = 60

const productsCalled = statement(
  { term: text(), products: number() },
  'select term, products from search_terms where country = $1 and term = any($2::text[])',
)

const pricesOf = (country: Country) =>
  statement(
    {
      place: number(),
      chainId: number(),
      chain: text(),
      price: number(),
      imageUrl: nullable(text()),
      tint: nullable(text<Tint>()),
    },
    `
select w.place::int, s.* from unnest($1::tsquery[]) with ordinality as w(query, place) cross join lateral (
  select distinct on (o.chain_id) o.chain_id as "chainId", c.name as chain, o.price,
    coalesce(o.image_url, p.image_url) as "imageUrl", k.tint
  from search_documents d
  join offers o on o.product_id = d.product_id
  join chains c on c.id = o.chain_id
  join products p on p.id = d.product_id
  left join categories k on k.id = p.category_id
  where d.country = '${country}' and d.is_live and d.tsv @@ w.query
    and o.start_date <= $2 and o.end_date >= $2 and o.units = 1 and ${isAtShop('o')} and ${isJudged('o')}
  order by o.chain_id, o.price, o.id) s
order by w.place, s.price, s.chain`,
  )

/** The words by which products are called so, as the index counts them. */
const wordsIn = ({ name }: BegunGoods) => wordsOf(fold(name))

/** Goods of different names, the likeliest first: those whose name is typed whole, then those that most products are called. */
async function likeliest(database: Queryable, country: Country, typed: string): Promise<BegunGoods[]> {
  const names = new Map<string, BegunGoods>()
  // Of goods with the same name the first is meant (lexicon/README.md).
  for (const each of goodsTypedAs(typed, country)) if (!names.has(each.key)) names.set(each.key, each)
  const compared = [...names.values()]
    .sort((a, b) => a.match - b.match || a.key.length - b.key.length)
    .slice(0, mostCompared)
  if (compared.length === 0) return []
  const counted = await database.query(productsCalled, [country, compared.flatMap(wordsIn)])
  const counts = new Map(counted.map(({ term, products }) => [term, products]))
  const orderOf = (each: BegunGoods) => {
    const count = Math.min(...wordsIn(each).map((word) => counts.get(word) ?? 0))
    return [
      each.match === matches.whole ? 0 : 1,
      each.hasLetters ? 0 : 1,
      count > 0 ? 0 : 1,
      Math.min(each.match, matches.word),
      // `letmælk` before `økologisk mælk`, whose words many other products have too.
      each.key.includes(' ') ? 1 : 0,
      -count,
    ]
  }
  const order = new Map(compared.map((each) => [each, orderOf(each)]))
  const before = (a: BegunGoods, b: BegunGoods) => {
    const [first = [], second = []] = [order.get(a), order.get(b)]
    return (
      first.map((value, place) => value - (second[place] ?? 0)).find((difference) => difference !== 0) ?? 0
    )
  }
  return compared.sort(before).slice(0, mostGoods)
}

/**
 * The goods of the lexicon that are meant by what is typed on a list, in the country's language, each with the lowest price of
 * one piece at every chain today, the cheapest first (§2.10). The answer is the same for everybody.
 */
export async function suggestItems(
  database: Queryable,
  { country, typed, today }: { country: Country; typed: string; today: Day },
): Promise<ItemSuggestions> {
  const found = await likeliest(database, country, typed)
  if (found.length === 0) return { goods: [] }
  const prices = await database.query(pricesOf(country), [
    found.map(({ goods }) => goodsLexeme(goods, 'AB')),
    today,
  ])
  const all = found.map((each, place) => {
    const shops = prices.filter((price) => price.place === place + 1)
    const [cheapest] = shops
    return {
      name: each.name,
      kinds: kindsBelow(each.goods)
        .flatMap(({ names }) => names[country][0] ?? [])
        .slice(0, mostKinds),
      imageUrl: photoAddress(cheapest?.imageUrl ?? null),
      tint: cheapest?.tint ?? 'stone',
      ...((shops.length > 0 || !each.goods.isUntold) && {
        shops: shops.map(({ chainId, chain, price }) => ({ chainId, chain, price })),
      }),
    }
  })
  // The words of a name may be on offer without the goods. What is typed whole is meant all the same.
  const isMeant = ({ shops = [] }: SuggestedGoods, place: number) =>
    shops.length > 0 || found[place]?.match === matches.whole
  return { goods: [...all.filter(isMeant), ...all.filter((each, place) => !isMeant(each, place))] }
}
