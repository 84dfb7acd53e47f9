import { expect, it } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { searchQueryOf } from '../query/search-query.ts'
import { statementParameters } from '../query/statement-parameters.ts'
import { matchedProducts } from './matched-products.ts'

/** Known and unknown words, brands, kinds with synonyms, short and unfinished ones, with and without a known head. */
const words =
  'a ol is ost mael kaffe arla xyzzy letmaelk kyllingebryst rugbrod sodavand laks 500 chokolade hm'.split(' ')

it('§2.1: a way of other parts of the shop hides no way that the product has too', () => {
  // `keittoja` has the stem of cookers, and is soup.
  const sql = matchedProducts('fi', searchQueryOf(['keittoja'], 'fi'), statementParameters())
  const conditions = [...sql.matchAll(/when d\.tsv @@ \$\d+::tsquery(?<rest>[^\n]*)/g)].map(
    ({ groups }) => groups?.rest,
  )
  expect(conditions.length).toBeGreaterThan(1)
  expect(conditions.every((rest) => rest?.includes('= any('))).toBe(true)
})

it.each([1, 2, 3, 4, 5, 6])(
  '§2.1: searches of %i words in a country share a statement, which connections prepare once',
  (length) => {
    for (const country of countries) {
      const texts = words.map((_, first) => {
        const some = Array.from({ length }, (_, place) => words[(first + place * 5) % words.length] ?? '')
        const qualifiers = new Set(first % 3 === 0 ? some.slice(1) : [])
        return matchedProducts(country, searchQueryOf(some, country, { qualifiers }), statementParameters())
      })
      expect(new Set(texts).size).toBe(1)
    }
  },
)
