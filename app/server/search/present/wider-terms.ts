import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { statement, text } from '../../db/statement.ts'
import { goodsOfTerm, kindsAbove } from '../../lexicon/goods/names-of-goods.ts'
import { goodsLexeme } from '../query/ways.ts'
import { queryWords } from '../term/query-words.ts'

const soldGoods = (country: Country) =>
  statement(
    { lexeme: text() },
    `
select lexeme from unnest($1::text[]) lexeme
where exists (select from search_documents where country = '${country}' and is_live and tsv @@ lexeme::tsquery)`,
  )

/**
 * What a shopper may search for instead of goods that are not sold: the nearest of what they are a kind of that is sold
 * (`ost` for `gouda`). It is offered, and not shown as if it were the goods.
 * @returns one term, or none if nobody knows the goods.
 */
export async function widerTerms(
  database: Queryable,
  { country, term }: { country: Country; term: string },
): Promise<string[]> {
  const kinds = goodsOfTerm(queryWords(term), country)
    .flatMap((goods) => kindsAbove(goods).map((kind, distance) => ({ kind, distance })))
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ kind }) => (kind.names[country].length > 0 ? [kind] : []))
  if (kinds.length === 0) return []
  const rows = await database.query(soldGoods(country), [kinds.map((kind) => goodsLexeme(kind))])
  const sold = new Set(rows.map(({ lexeme }) => lexeme))
  return kinds.find((kind) => sold.has(goodsLexeme(kind)))?.names[country].slice(0, 1) ?? []
}
