import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, it } from 'vitest'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { listHoles, listLostWords, listNamedWords } from '../../bench/quality/search/lost-words.ts'
import { describeOnPostgres } from '../integration/databases/databases.ts'
import { day, loadProducts } from './load-products.ts'

/**
 * A search, and what its first three products must be. `expected` lists kinds of products (`lurpak smør|smørbar`); each
 * word of a kind must end a word of the product's brand, name or category.
 */
type Judged = { search: string; expected: string }

const judged = (country: Country): Judged[] =>
  parse(readFileSync(new URL(`${country}.csv`, import.meta.url), 'utf8'), { columns: true })

function isOfKind(product: string, kind: string): boolean {
  const words = wordsOf(fold(product))
  return wordsOf(fold(kind)).every((end) => words.some((word) => word.endsWith(end)))
}

const leastScore = 0.97
/** One test asks about the first number of words, the other types the second number of words letter by letter. */
const asked = { words: 2000, typed: 150 }

describeOnPostgres('Relevance over the demo catalogue', (database) => {
  beforeAll(async () => {
    for (const country of countries) await loadProducts(database(), country)
  }, 120_000)

  async function firstProducts(country: Country, term: string): Promise<string[]> {
    const { products } = await searchOffers(database(), {
      ...{
        country,
        term,
        today: day,
        sort: 'relevance',
        limit: 3,
        isExact: false,
      },
    })
    const shelves = await database().query<{ id: number; shelf: string | null }>(
      `select o.id, k.name as shelf from offers o join products p on p.id = o.product_id
        left join categories k on k.id = p.category_id where o.id = any($1::bigint[])`,
      [products.map(({ id }) => id)],
    )
    const shelfOf = new Map(shelves.map(({ id, shelf }) => [id, shelf]))
    return products.map(({ id, name }) => `${name} (${shelfOf.get(id)})`)
  }

  async function missesOf(country: Country, searches: Judged[]): Promise<string[]> {
    const misses: string[] = []
    for (const { search, expected } of searches) {
      const products = await firstProducts(country, search)
      const kinds = expected.split('|')
      const isRight =
        products.length > 0 && products.every((product) => kinds.some((kind) => isOfKind(product, kind)))
      if (!isRight) misses.push(`${country} ${search}: ${products.join(' | ')}`)
    }
    return misses
  }

  it(`§5 search: of 100 searches at least ${leastScore * 100} show only expected products among the first three`, async () => {
    const misses: string[] = []
    let searches = 0
    for (const country of countries) {
      const set = judged(country)
      searches += set.length
      misses.push(...(await missesOf(country, set)))
    }
    const score = 1 - misses.length / searches
    console.info(`relevance: ${(score * 100).toFixed(1)} % of ${searches} searches`, misses)
    expect(searches).toBeGreaterThanOrEqual(80)
    expect(score).toBeGreaterThanOrEqual(leastScore)
  }, 60_000)

  const someWords = async (count: number) => (await listNamedWords(database(), seed())).slice(0, count)
  const seed = () => expect.getState().currentTestName ?? ''

  it('§2.1 finds a product by each word of its name on the results page', async () => {
    expect(await listLostWords(database(), await someWords(asked.words), day)).toEqual([])
  })

  it('§2.5 has offers in the dropdown for each beginning of such a word', async () => {
    expect(await listHoles(database(), await someWords(asked.typed), day)).toEqual([])
  })
})
