import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { trackedEvents } from '#app/server/db/schema/tracking.ts'
import { refreshSuggestions } from '#app/server/search/index/refresh-suggestions.ts'
import { listPopularSearches } from '#app/server/search/popular/list-popular-searches.ts'
import { refreshOldSuggestions } from '#app/server/search/popular/suggestions-job.ts'
import { addressGroup } from '#app/server/tracking/address-group.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from './add-offers.ts'

const goods: Record<Country, string[]> = {
  dk: ['Mælk', 'Letmælk', 'Skummetmælk', 'Mælkechokolade', 'Ost', 'Skæreost', 'Rugbrød', 'Kaffe', 'Frost'],
  no: ['Melk', 'Lettmelk', 'Helmelk', 'Melkesjokolade', 'Kaffe', 'Kjøkkenrull'],
  se: ['Mjölk', 'Lättmjölk', 'Mellanmjölk', 'Mjölkchoklad', 'Kaffe'],
  fi: ['Maito', 'Kevytmaito', 'Rasvaton maito', 'Maitosuklaa', 'Kahvi'],
}

describeOnEachDatabase('§3 Typeahead response: popular searches', (database) => {
  beforeAll(async () => {
    const offers = Object.entries(goods).flatMap(([country, names]) =>
      names.flatMap((name, place) =>
        ['Ene', 'Anden'].map((brand) => ({ country: country as Country, name, brand, price: 1000 + place })),
      ),
    )
    await addOffers(database(), offers)
  })
  beforeEach(() => database().orm.delete(trackedEvents))

  type Visit = { addressGroup: number | null }
  const search = (term: string, visits: Visit[], daysAgo = 0) =>
    database()
      .orm.insert(trackedEvents)
      .values(
        visits.map((by) => ({
          ...{
            at: new Date(Date.now() - daysAgo * 86_400_000),
            country: 'dk',
            ...by,
            page: 'offer' as const,
          },
          ...{ kind: 'page-view' as const, path: `/offer/${term}` },
        })),
      )
  let clients = 0
  /** Visits of as many new clients; of one if it is given. */
  const visits = (count: number, client?: number): Visit[] =>
    Array.from({ length: count }, () => ({ addressGroup: client ?? clients++ }))
  const popular = async (limit = 3) => {
    await refreshSuggestions(database(), 'dk')
    return listPopularSearches(database(), { country: 'dk', limit })
  }
  const seeds = ['mælk', 'kaffe', 'ost']

  describe('are everyday goods that the country has, until enough visits searched', () => {
    it('for something', async () => {
      expect(await popular()).toEqual(seeds)
      await search('rugbrød', visits(3))
      expect(await popular()).toEqual(['rugbrød', 'mælk', 'kaffe'])
    })

    it('and for others that is more than one visit, however often, or searches whose groups are forgotten', async () => {
      await search(
        'rugbrød',
        visits(1).flatMap((one) => Array<Visit>(50).fill(one)),
      )
      await search(
        'skæreost',
        visits(50).map(() => ({ addressGroup: null })),
      )
      expect(await popular()).toEqual(seeds)
    })

    it('and for others that is more than one client, however many visits it invents, on however many days', async () => {
      for (const daysAgo of [0, 1, 2, 3]) await search('rugbrød', visits(50, 4095), daysAgo)
      expect(await popular()).toEqual(seeds)
      await search('rugbrød', visits(2))
      expect(await popular()).toEqual(['rugbrød', 'mælk', 'kaffe'])
    })

    it('and for others that is more than one client that searches every day, also if its group changes', async () => {
      for (let daysAgo = 0; daysAgo < 30; daysAgo++) {
        const at = new Date(Date.now() - daysAgo * 86_400_000)
        await search('rugbrød', visits(1, addressGroup('192.0.2.1', 'dk', at)), daysAgo)
      }
      expect(await popular()).toEqual(seeds)
    })

    it('of late: a search counts half after a week', async () => {
      await search('rugbrød', visits(4), 7)
      expect(await popular()).toEqual(seeds)
      await search('rugbrød', visits(1))
      await search('skæreost', visits(9), 31)
      expect(await popular()).toEqual(['rugbrød', 'mælk', 'kaffe'])
    })

    it.each(['enhjørning', 'rugb', '100', 'rugbrød '.repeat(9)])(
      'and not for what finds nothing, half a word, a number or a long text: %s',
      async (term) => {
        await search(term, visits(9))
        expect(await popular()).toEqual(seeds)
      },
    )

    it('most searched first, in whatever case they wrote it', async () => {
      await search('rugbrød', visits(2))
      await search('Rugbrød', visits(3))
      await search('skæreost', visits(4))
      expect(await popular()).toEqual(['rugbrød', 'skæreost', 'mælk'])
    })
  })

  describe('§2.5 suggestions: the typed goods, their kinds, what the word begins, then others', () => {
    const suggested = async (country: Country, term: string, limit = 4) => {
      await refreshSuggestions(database(), country)
      return listPopularSearches(database(), { country, term, limit })
    }
    it.each([
      ['dk', 'mælk', ['mælk', 'letmælk', 'skummetmælk', 'mælkechokolade']],
      ['no', 'melk', ['melk', 'lettmelk', 'helmelk', 'melkesjokolade']],
      ['se', 'mjölk', ['mjölk', 'mellanmjölk', 'lättmjölk', 'mjölkchoklad']],
      ['fi', 'maito', ['maito', 'kevytmaito', 'rasvaton maito', 'maitosuklaa']],
      ['dk', 'mæ', ['mælk', 'mælkechokolade', 'kaffe', 'ost']],
    ] as const)('%s: %s', async (country, term, terms) => {
      expect(await suggested(country, term)).toEqual(terms)
    })

    it('leave out what only happens to end in the same letters', async () => {
      const terms = await suggested('dk', 'ost', 20)
      expect(terms.slice(0, 2)).toEqual(['ost', 'skæreost'])
      expect(terms).not.toContain('frost')
    })

    it('name goods that the catalogue has only as kinds', async () => {
      await database().query(`update search_documents set live = 0 where country = 'dk' and title ~ ' Mælk$'`)
      expect((await suggested('dk', 'mælk')).slice(0, 3)).toEqual(['mælk', 'letmælk', 'skummetmælk'])
      await database().query(`update search_documents set live = 1 where country = 'dk' and title ~ ' Mælk$'`)
    })
  })

  it('have what finds goods that no name has: tørkerull for Kjøkkenrull', async () => {
    await refreshSuggestions(database(), 'no')
    expect(await listPopularSearches(database(), { country: 'no', limit: 5 })).toEqual([
      ...['melk', 'kaffe', 'lettmelk', 'sjokolade', 'tørkerull'],
    ])
  })

  it('are refreshed once an hour', async () => {
    await refreshSuggestions(database(), 'dk')
    await database().query('delete from popular_searches')
    await database().query(
      `update data_state set value = to_jsonb(now() - interval '51 minutes') where key = 'suggestions:se'`,
    )
    await refreshOldSuggestions(database())
    const rows = await database().query('select distinct country from popular_searches')
    expect(rows).toEqual([{ country: 'se' }])
  })
})
