import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { number, numbers, statement, text } from '../db/statement.ts'
import { bestFirst, matchedProducts } from './matched-products.ts'
import { searchForgiving } from './search-products.ts'
import { statementParameters } from './statement-parameters.ts'

const mostExplained = 12

/** Why a product is found: its points, and for each word of the search the ways in which the product has it. */
export type Explained = { title: string; score: number; ways: string[] }

/**
 * Explains the best products of a search, for debugging the weights in `ranking.ts`.
 * @returns the words that were searched for in the end, and the products, best first; undefined if nothing is found.
 */
export async function explainSearch(
  database: Queryable,
  { country, term }: { country: Country; term: string },
): Promise<{ words: string[]; products: Explained[] } | undefined> {
  const forgiven = await searchForgiving(database, { country, term }, async ({ query }) => {
    const parameters = statementParameters()
    const products = matchedProducts(country, query, parameters)
    const all = [...query.words, ...query.compounds].flatMap(({ ways }) => ways)
    const has = all.map(({ tsquery }) => `(d.tsv @@ ${parameters.name(tsquery, 'tsquery')})::int`)
    const bestProducts = statement(
      {
        title: text(),
        part: text(),
        score: number(),
        deciding: number(),
        ways: numbers(),
      },
      `select d.title, coalesce(d.part, '') as part, m.score, m.deciding, array[${has.join()}] as ways
        from (${products}) m join search_documents d on d.product_id = m.product_id
        order by m.${bestFirst.replaceAll(', ', ', m.')} limit ${mostExplained}`,
    )
    const rows = await database.query(bestProducts, parameters.values)
    const explained = rows.map(({ title, part, score, ways }) => ({
      title: `${title} (${part})`,
      score,
      ways: ways.flatMap((hit, place) => (hit ? `${all[place]?.score} ${all[place]?.tsquery}` : [])),
    }))
    return explained.length > 0 ? { result: explained, best: rows[0]?.deciding ?? 0 } : undefined
  })
  return forgiven && { words: forgiven.words, products: forgiven.result }
}
