import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { number, numbers, statement, text } from '../db/statement.ts'
import { goodsNamed } from '../lexicon/goods/names-of-goods.ts'
import { widerTerms } from './present/wider-terms.ts'
import type { SearchQuery } from './query/search-query.ts'
import { statementParameters } from './query/statement-parameters.ts'
import { wordsAsOne } from './query/words-as-one.ts'
import { bestFirst, matchedProducts } from './rank/matched-products.ts'
import { readings } from './readings/readings.ts'
import { readTerm } from './term/read-term.ts'
import { tryReadings } from './try-readings.ts'

const mostExplained = 12

/** Why a product is found: its points, and for each word of the search the ways in which the product has it. */
type ExplainedProduct = { title: string; score: number; ways: string[] }

/**
 * What a reading found: the number of products, the points of the best for the word that says what is wanted, and whether
 * only wholesale sells them.
 */
type ExplainedTry = { words: string; products: number; best: number; isWholesale: boolean }

/** A row of the table of readings, with what its readings found; undefined if it was not tried. */
type ExplainedReading = { name: string; says: string; tries: ExplainedTry[] | undefined }

/** A row of the table of what words may be as one, with the number of products; undefined if it does not apply. */
type ExplainedAsOne = { name: string; says: string; products: number | undefined }

/** Everything that a search for a term tried, and the best products that it answers with, best first. */
export type Explained = {
  readings: ExplainedReading[]
  /** The rows of `wordsAsOne` for the words as they are typed. */
  asOne: ExplainedAsOne[]
  /** The words that were searched for in the end; undefined if nothing is found. */
  words: string[] | undefined
  products: ExplainedProduct[]
  /** The terms that the shopper is offered instead, if nothing is found. */
  wider: string[]
}

const foundAsOne = statement(
  { products: number() },
  `select (select count(*)::int from search_documents d where d.country = $1 and d.is_live and d.tsv @@ asked.query::tsquery)
    as products from unnest($2::text[]) with ordinality as asked(query, place) order by asked.place`,
)

async function explainAsOne(
  database: Queryable,
  { country, term }: { country: Country; term: string },
): Promise<ExplainedAsOne[]> {
  const { words } = readTerm(term, country)
  if (words.length < 2) return wordsAsOne.map(({ name, says }) => ({ name, says, products: undefined }))
  const goods = goodsNamed(words, country)
  const rows = wordsAsOne.map(({ name, says, read }) => ({
    ...{ name, says },
    found: read({ words, country, goods })
      .map(({ found }) => found)
      .join('|'),
  }))
  const asked = rows.map(({ found }) => found).filter(Boolean)
  const counts = await database.query(foundAsOne, [country, asked])
  return rows.map(({ name, says, found }) => ({
    ...{ name, says },
    products: found ? (counts[asked.indexOf(found)]?.products ?? 0) : undefined,
  }))
}

type FoundProducts = { products: number; explained: ExplainedProduct[] }

/** Finds the best products of a query, with the ways in which each has its words. */
async function explainProducts(
  database: Queryable,
  country: Country,
  query: SearchQuery,
): Promise<{ result: FoundProducts; best: number; isWholesale: boolean } | undefined> {
  const parameters = statementParameters()
  const products = matchedProducts(country, query, parameters)
  const all = [...query.words, ...query.compounds].flatMap(({ ways }) => ways)
  const has = all.map(({ tsquery }) => `(d.tsv @@ ${parameters.name(tsquery, 'tsquery')})::int`)
  const bestProducts = statement(
    {
      title: text(),
      part: text(),
      score: number(),
      best: number(),
      products: number(),
      offers: number(),
      ways: numbers(),
    },
    `with matched as materialized (${products})
      select d.title, coalesce(d.part, '') as part, m.score, (select max(deciding)::int from matched) as best,
        (select count(*)::int from matched) as products, (select sum(at_shops)::int from matched) as offers,
        array[${has.join()}] as ways
      from matched m join search_documents d on d.product_id = m.product_id
      order by m.${bestFirst.replaceAll(', ', ', m.')} limit ${mostExplained}`,
  )
  const rows = await database.query(bestProducts, parameters.values)
  const [first] = rows
  if (!first) return undefined
  const explained = rows.map(({ title, part, score, ways }) => ({
    title: `${title} (${part})`,
    score,
    ways: ways.flatMap((hit, place) => (hit ? `${all[place]?.score} ${all[place]?.tsquery}` : [])),
  }))
  return {
    result: { products: first.products, explained },
    best: first.best,
    isWholesale: first.offers === 0,
  }
}

/** Explains the search for a term: every row of its tables with what it found, and why the best products are found. */
export async function explainSearch(
  database: Queryable,
  search: { country: Country; term: string },
): Promise<Explained> {
  const { tried, chosen } = await tryReadings(database, search, (query) =>
    explainProducts(database, search.country, query),
  )
  const triesOf = (name: string) =>
    tried
      .find((row) => row.name === name)
      ?.readings.map(({ words, found }) => ({
        words: words.join(' '),
        products: found?.result.products ?? 0,
        best: found?.best ?? 0,
        isWholesale: found?.isWholesale ?? false,
      }))
  return {
    readings: readings.map(({ name, says }) => ({ name, says, tries: triesOf(name) })),
    asOne: await explainAsOne(database, search),
    words: chosen?.words,
    products: chosen?.result.explained ?? [],
    wider: chosen ? [] : await widerTerms(database, search),
  }
}
