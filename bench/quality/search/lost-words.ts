import { createHash } from 'node:crypto'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { mostOffersShown } from '#app/domain/search/results-search.ts'
import type { Queryable } from '#app/server/db/database.ts'
import { isConnective } from '#app/server/lexicon/words/function-words.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'

/** A word of three letters or more that stands in a product's name, folded. Numbers and connectives are none. */
export type NamedWord = { country: Country; productId: number; name: string; word: string }

const fewestLetters = 3
const isWord = (word: string) => word.length >= fewestLetters && /[a-z]/.test(word) && !isConnective(word)

/** All words in the names of products with offers at shops, in an order that a seed decides. */
export async function listNamedWords(database: Queryable, seed: string): Promise<NamedWord[]> {
  const products = await database.query<Omit<NamedWord, 'word'>>(
    `select d.product_id as "productId", d.country, n.name from search_documents d
      join products p on p.id = d.product_id join product_names n on n.id = p.product_name_id
      where d.is_live and d.cheapest_offer_id is not null`,
  )
  const placeOf = ({ productId, word }: NamedWord) =>
    createHash('sha256').update(`${seed} ${productId} ${word}`).digest('hex')
  return products
    .flatMap((product) =>
      [...new Set(wordsOf(fold(product.name)))].filter(isWord).map((word) => ({ ...product, word })),
    )
    .map((named) => ({ named, place: placeOf(named) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ named }) => named)
}

/** Searches for each word. @returns those whose product is not on the results page, neither as an answer nor by its name. */
export async function listLostWords(
  database: Queryable,
  named: readonly NamedWord[],
  today: Day,
): Promise<NamedWord[]> {
  const offers = await database.query<{ id: number; product: number }>(
    'select id, product_id as product from offers',
  )
  const productOf = new Map(offers.map(({ id, product }) => [id, product]))
  const lost: NamedWord[] = []
  for (const one of named) {
    const page = await searchOffers(database, {
      ...{ country: one.country, term: one.word, today, sort: 'relevance' },
      ...{ limit: mostOffersShown, isExact: false },
    })
    const shown = [...page.products, ...(page.byName?.offers ?? [])]
    if (!shown.some(({ id }) => productOf.get(id) === one.productId)) lost.push(one)
  }
  return lost
}

/** Types each word letter by letter, from three letters on. @returns the texts for which the dropdown has no offer. */
export async function listHoles(
  database: Queryable,
  named: readonly NamedWord[],
  today: Day,
): Promise<string[]> {
  const texts = named.flatMap(({ country, word }) =>
    Array.from({ length: word.length - fewestLetters + 1 }, (_, more) => ({
      country,
      term: word.slice(0, fewestLetters + more),
    })),
  )
  const holes: string[] = []
  for (const { country, term } of new Map(texts.map((text) => [JSON.stringify(text), text])).values()) {
    const { organicProductOffers } = await searchTypeahead(database, { country, term, today })
    if (organicProductOffers.items.length === 0) holes.push(`${country} ${term}`)
  }
  return holes
}

/** Says how many of all words in names are lost on results pages, and how many of their beginnings the dropdown does not know. */
export async function reportLostWords(database: Queryable, today: Day): Promise<void> {
  const named = await listNamedWords(database, '')
  const lost = await listLostWords(database, named, today)
  const holes = await listHoles(database, named, today)
  console.info(
    `\nwords in names: ${named.length}, lost: ${lost.length}; beginnings without an offer: ${holes.length}`,
  )
  for (const { country, word, name } of lost) console.info(`${country} ${word}: ${name}`)
  for (const hole of holes) console.info(hole)
}
