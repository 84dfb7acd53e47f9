import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { sortOrders } from '#app/domain/search/filters/orders.ts'
import { day, nullable, number, type Statement, statement, text } from '#app/server/db/statement.ts'
import type { OfferRow } from '#app/server/offers/select-offers.ts'
import { findOffersBeside } from '#app/server/pages/offers-beside.ts'
import { findTripOffers } from '#app/server/search/find-trip-offers.ts'
import { refreshSuggestions } from '#app/server/search/index/refresh-suggestions.ts'
import { listPopularSearches } from '#app/server/search/popular/list-popular-searches.ts'
import { listStaples } from '#app/server/search/popular/list-staples.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { openTestPglite } from './databases.ts'
import { differencesOf } from './describe-columns.ts'
import { pgliteTemplate } from './pglite-template.ts'

const declared = vi.hoisted((): Statement[] => [])

vi.mock('#app/server/db/statement.ts', async (load) => {
  const original = await load<typeof import('#app/server/db/statement.ts')>()
  const recorded: typeof original.statement = (columns, text) => {
    const made = original.statement(columns, text)
    declared.push(made)
    return made
  }
  return { ...original, statement: recorded }
})

const modules = import.meta.glob(['/app/server/**/*.{ts,tsx}', '!**/*.test.*'])

let pglite: PGlite
beforeAll(async () => {
  const loadDataDir = await pgliteTemplate(inject('pgliteTemplate'))
  pglite = await PGlite.create({ loadDataDir, extensions: { pg_trgm, btree_gin } })
})
afterAll(() => pglite.close())

// The database can describe a `fetch` only while its cursor is open.
const cannotBeDescribed = ['/app/server/backup/back-up.ts']

/** Calls the code that assembles its statements from its input. */
async function declareAssembledStatements(): Promise<void> {
  const database = await openTestPglite()
  const today = '2026-11-23'
  await database.query(`insert into search_terms (country, term, products) values ('dk', 'kaffe', 1)`)
  await refreshSuggestions(database, 'dk')
  const offer = { country: 'dk', productId: 1, productName: 'Formalet kaffe', categoryId: null } as OfferRow
  await findOffersBeside(database, offer, today)
  await findOffersBeside(database, { ...offer, categoryId: 1 }, today)
  for (const country of countries) await listStaples(database, { country, today })
  await findTripOffers(database, {
    country: 'dk',
    today,
    wanted: [{ name: 'kaffe' }, { variantId: 1 }],
    chainIds: [],
  })
  for (const term of ['', 'ka', 'formalet kaffe']) {
    await listPopularSearches(database, { country: 'dk', term, limit: 10 })
    if (term) await searchTypeahead(database, { country: 'dk', term, today })
    for (const sort of sortOrders) {
      const chosen = { chain: [1], category: [1], brand: [1], size: ['0.5kg'] }
      const asked = { ...{ country: 'dk' as const, term, today, sort }, limit: 10, isExact: false }
      await searchOffers(database, { ...asked, chosen })
    }
  }
  await database.close()
}

describe('Hand-written SQL', () => {
  it('is declared with its columns: no row type is asserted', () => {
    const asserted =
      /\.query<|: [^=\n]*\[\] = await [\w.]+\.query\(|await [\w.]+\.query\((?:(?!\n\n)[^;])*\)\)? as /
    const files = Object.keys(modules).filter((file) => asserted.test(readFileSync(`.${file}`, 'utf8')))
    expect(files).toEqual(cannotBeDescribed)
  })

  it('returns the columns that it declares', async () => {
    for (const load of Object.values(modules)) await load()
    expect(declared.length).toBeGreaterThan(40)
    await declareAssembledStatements()
    const wrong: Record<string, string[]> = {}
    for (const each of declared) {
      const differences = await differencesOf(pglite, each).catch((error: Error) => [error.message])
      if (differences.length > 0) wrong[each.text] = differences
    }
    expect(wrong).toEqual({})
  })
})

describe('The check of declared columns', () => {
  const differences = (columns: Parameters<typeof statement>[0], sql: string) =>
    differencesOf(pglite, statement(columns, sql))

  it('accepts a right declaration', async () => {
    const columns = { id: number(), name: text(), website: nullable(text()), count: number() }
    const sql = 'select id, name, website, count(*) over () from chains where id = $1'
    expect(await differences(columns, sql)).toEqual([])
  })

  it('finds a wrong kind', async () => {
    expect(await differences({ id: text() }, 'select id from offers')).toEqual([
      'id is number, and declared as text',
    ])
    expect(await differences({ at: day() }, 'select updated_at as at from offers')).toEqual([
      'at is moment, and declared as day',
    ])
  })

  it('finds a column that was renamed', async () => {
    expect(await differences({ chain: text() }, 'select name as "chainName" from chains')).toEqual([
      'chain is declared, and not returned',
      'chainName is returned, and not declared',
    ])
    await expect(differences({ title: text() }, 'select title from chains')).rejects.toThrow(
      'column "title" does not exist',
    )
  })

  it('finds a column that may be null', async () => {
    expect(await differences({ website: text() }, 'select website from chains')).toEqual([
      'website may be null, and is declared as never null',
    ])
  })
})
