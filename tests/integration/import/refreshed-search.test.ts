import { beforeEach, describe, expect, it } from 'vitest'
import type { Database, Queryable } from '#app/server/db/database.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { withdrawSource } from '#app/server/import/withdraw-source.ts'
import { refreshLiveOffers } from '#app/server/search/index/refresh-live-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { rowsOf } from './rows-of.ts'

const now = new Date('2026-11-21T12:00:00Z')
const goods = [
  'Letmælk',
  'Skummetmælk',
  'Rugbrød',
  'Tomater',
  'Formalet kaffe',
  'Kyllingebryst',
  'Øl',
  'Flydende sæbe',
]
const kinds = ['', 'økologisk', 'stor', 'dansk', 'frossen', 'med salt', 'i olie']
const searchTables = {
  search_documents: 'product_id',
  search_terms: 'country, term',
  search_prefixes: 'country, prefix',
}

const offer = (place: number, change: Partial<OfferInput> = {}): OfferInput => ({
  ...{
    source: 'feed',
    id: String(place),
    country: 'dk',
    chain: `Kæde ${place % 3}`,
    brand: `Mærke ${place % 60}`,
  },
  name: `${goods[place % goods.length]} ${kinds[(place * 3) % kinds.length]} sort${Math.floor(place / 40)}`,
  ...{ size: '1 kg', startDate: '2026-11-16', endDate: '2026-11-22', price: 1000 + place, currency: 'DKK' },
  ...change,
})

/** A random generator, the same in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

describeOnEachDatabase('§2.1: an import refreshes what it changed', (database) => {
  const run = (offers: OfferInput[], on = database()) => importOffers(on, [rowsOf(offers)], { now })
  const search = () =>
    Promise.all(
      Object.entries(searchTables).map(([table, key]) =>
        database().query<object>(`select t.* from ${table} t order by ${key}`),
      ),
    )
  const places = () =>
    Promise.all(
      Object.entries(searchTables).map(async ([table, key]) =>
        (
          await database().query<{ place: string }>(
            `select concat_ws(' ', ${key}, xmin, ctid) as place from ${table}`,
          )
        ).map(({ place }) => place),
      ),
    )
  const fill = (count: number) => run(Array.from({ length: count }, (_, place) => offer(place)))

  beforeEach(async () => {
    await withdrawSource(database(), 'feed', { now })
    await database().query(
      'truncate search_terms, search_prefixes, search_documents, variant_gtins, product_variants, products cascade',
    )
  })

  it('with the same result as if all were refreshed, whatever changed', async () => {
    await fill(400)
    const next = random(7)
    const pick = <Element>(from: Element[]) => from[Math.floor(next() * from.length)]
    const changes: (() => Partial<OfferInput>)[] = [
      () => ({ price: 500 + Math.floor(next() * 2000) }),
      () => ({ endDate: '2026-11-20' }),
      () => ({ startDate: '2026-11-22' }),
      () => ({ name: `${pick(goods)} ny${Math.floor(next() * 9)}` }),
      () => ({ isHighlighted: next() < 0.5 }),
      () => ({ brand: `Nyt mærke ${Math.floor(next() * 4)}`, parentBrand: 'Ejeren' }),
      () => ({ category: pick(['Mælk og fløde', 'Brød', 'Øl']), categoryGroup: 'Kolonial' }),
      () => ({ units: 2 }),
    ]
    for (let round = 0; round < 12; round += 1) {
      const rows = Array.from({ length: 1 + Math.floor(next() * 6) }, () =>
        offer(Math.floor(next() * 440), pick(changes)?.()),
      )
      await run([...new Map(rows.map((row) => [row.id, row])).values()])
      const refreshed = await search()
      await refreshLiveOffers(database(), 'dk', '2026-11-21')
      expect(refreshed, JSON.stringify(rows)).toEqual(await search())
    }
  }, 120_000)

  it('§3 Chain and category: a chain whose kind is filled in later is counted as wholesale at once, with all its products', async () => {
    const [first, second] = [offer(0, { chain: 'INCO' }), offer(3, { chain: 'INCO' })]
    await run([first, second])
    const counts = () =>
      database().query<object>('select live, at_shops, chain_category_id from search_documents order by 1')
    const counted = { live: 1, at_shops: 1, chain_category_id: null }
    expect(await counts()).toEqual([counted, counted])
    await run([{ ...first, chainCategory: 'Engros' }])
    expect(await counts()).toEqual([counted, counted].map((row) => ({ ...row, at_shops: 0 })))
    const refreshed = await search()
    await refreshLiveOffers(database(), 'dk', '2026-11-21')
    expect(refreshed).toEqual(await search())
  })

  /** How many statements a piece of work sends, and how many rows of search it writes. */
  const costOf = async (work: (on: Database) => Promise<unknown>) => {
    let statements = 0
    const counted = <Some extends Queryable>(of: Some): Some => ({
      ...of,
      query: (...asked: Parameters<Queryable['query']>) => {
        statements += 1
        return of.query(...asked)
      },
    })
    const before = new Set((await places()).flat())
    const on: Database = {
      ...counted(database()),
      transaction: (inside) => database().transaction((tx) => inside(counted(tx))),
    }
    await work(on)
    const written = (await places()).flat().filter((place) => !before.has(place)).length
    return { statements, written }
  }

  describe('at a cost that does not grow with the country', () => {
    const costOfRow = (row: OfferInput) => costOf((on) => run([row], on))

    it('but with the words of the row', async () => {
      const costs: { statements: number; written: number }[][] = []
      for (const size of [200, 2000]) {
        await database().query(
          'truncate offers, search_terms, search_prefixes, search_documents, variant_gtins, product_variants, products cascade',
        )
        await fill(size)
        // Words that begin no others, so that the larger country has no more precomputed answers for them.
        const added = await costOfRow(offer(9000, { name: 'Quinoaflager', brand: 'Xylofarm' }))
        const cheaper = await costOfRow(offer(9000, { name: 'Quinoaflager', brand: 'Xylofarm', price: 1 }))
        const same = await costOfRow(offer(9000, { name: 'Quinoaflager', brand: 'Xylofarm', price: 1 }))
        costs.push([added, cheaper, same])
      }
      const [small, large] = costs
      expect(large).toEqual(small)
      expect(small?.[0]?.written).toBeGreaterThan(3)
      expect(small?.slice(1).map(({ written }) => written)).toEqual([0, 0])
      expect(small?.[0]?.statements).toBeLessThan(60)
    }, 120_000)
  })

  it('and taking a small feed back refreshes what it changed, with the same result as if all were refreshed', async () => {
    const costs: { statements: number; written: number }[] = []
    for (const size of [200, 2000]) {
      await withdrawSource(database(), 'feed', { now })
      await database().query(
        'truncate search_terms, search_prefixes, search_documents, variant_gtins, product_variants, products cascade',
      )
      await fill(size)
      await run([
        offer(3, { price: 1, source: 'wrong' }),
        offer(9001, { name: 'Tomatsuppe', source: 'wrong' }),
      ])
      await withdrawSource(database(), 'wrong', { now })
      await run([offer(9000, { name: 'Quinoaflager', brand: 'Xylofarm', source: 'small' })])
      costs.push(await costOf((on) => withdrawSource(on, 'small', { now })))
      const refreshed = await search()
      await refreshLiveOffers(database(), 'dk', '2026-11-21')
      expect(refreshed).toEqual(await search())
    }
    expect(costs[1]).toEqual(costs[0])
    expect(costs[0]?.statements).toBeLessThan(60)
  }, 120_000)

  it('and everything that an import left which died', async () => {
    await fill(20)
    await database().query(`update search_documents set live = 0 where country = 'dk'`)
    await database().query(`insert into import_runs (id, alive_at) values (1, now() - interval '3 minutes')`)
    await run([offer(3, { price: 5 })])
    const live = await database().query('select count(*)::int as count from search_documents where is_live')
    const runs = await database().query('select * from import_runs')
    expect([live, runs]).toEqual([[{ count: 20 }], []])
  })

  it('and one that was silent for long, and given up by another import, is known as running when it goes on', async () => {
    async function* slowly() {
      await database().query('delete from import_runs')
      yield rowsOf([offer(1)])
    }
    let running: Promise<object[]> | undefined
    const onProgress = () => {
      running = database().query<object>('select from import_runs')
    }
    await importOffers(database(), slowly(), { now, onProgress })
    expect([await running, await database().query('select from import_runs')]).toEqual([[{}], []])
  })
})
