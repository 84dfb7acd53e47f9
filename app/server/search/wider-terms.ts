import type { Country } from '#app/domain/locale/locales.ts'
import { queryWords } from '#app/domain/search/folding.ts'
import type { Queryable } from '../db/database.ts'
import { statement, text } from '../db/statement.ts'
import { goodsNamed, kindsAbove } from '../taxonomy/taxonomy.ts'
import { goodsLexeme } from './search-query.ts'

const soldGoods = (country: Country) =>
  statement(
    { lexeme: text() },
    `
select lexeme from unnest($1::text[]) lexeme
where exists (select from search_documents where country = '${country}' and is_live and tsv @@ lexeme::tsquery)`,
  )

/**
 * What a shopper may search for instead of goods that are not sold: what they are a kind of, the nearest that is sold (`løg` for
 * `skalotteløg`). It is offered, and not shown as if it were the goods.
 * @returns terms, none if nobody knows the goods.
 */
export async function widerTerms(database: Queryable, { country, term }: { country: Country; term: string }) {
  const kinds = goodsNamed(queryWords(term), country)
    .flatMap(kindsAbove)
    .filter(({ names }) => names[country].length > 0)
  if (kinds.length === 0) return []
  const lexemes = kinds.map(goodsLexeme)
  const sold = new Set((await database.query(soldGoods(country), [lexemes])).map(({ lexeme }) => lexeme))
  const nearest = kinds.find((kind) => sold.has(goodsLexeme(kind)))
  return nearest?.names[country].slice(0, 1) ?? []
}
