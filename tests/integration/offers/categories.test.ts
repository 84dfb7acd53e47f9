import { beforeAll, describe, expect, it } from 'vitest'
import type { Part } from '#app/domain/categories/parts.ts'
import { findCategory } from '#app/server/categories/find-category.ts'
import { rebuildOldIndex } from '#app/server/search/index/rebuild-old-index.ts'
import { refreshOfDay } from '#app/server/search/index/refresh-live-offers.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

const groceries = { chain: 'Netto', chainCategory: 'Dagligvarer' }
const builders = { chain: 'Bauhaus', chainCategory: 'Byggemarkeder' }
const border = { chain: 'Fleggaard', chainCategory: 'Grænsehandel' }

const given: GivenOffer[] = [
  { name: 'Rugbrød', ...groceries },
  { name: 'Kaffefilter', ...groceries },
  { name: 'Brødrister', ...groceries },
  { name: 'Classic', ...groceries },
  { name: 'Rugbrød', brand: 'Kohberg', ...border },
  { name: 'Boremaskine', ...builders },
  { name: 'Stødlægte', ...builders },
  { name: 'Kaffe', ...builders },
  { name: 'Kaffe', chain: 'Inco', chainCategory: 'Engros' },
]

describeOnEachDatabase('§2.3 categories of the navigation', (database) => {
  let names: Map<number, string>

  beforeAll(async () => {
    const ids = await addOffers(database(), given)
    names = new Map(ids.map((id, at) => [id, `${given[at]?.name} at ${given[at]?.chain}`]))
  })

  const idOf = async (name: string) => {
    const [row] = await database().query<{ id: number }>('select id from chain_categories where name = $1', [
      name,
    ])
    if (!row) throw new Error(`no category ${name}`)
    return row.id
  }
  const offersOf = async (name: string, parts: Part[], isPart = false) => {
    const chainCategoryId = await idOf(name)
    const { products } = await searchOffers(database(), {
      ...{
        country: 'dk' as const,
        today,
        term: '',
        sort: 'relevance' as const,
      },
      ...{ limit: 24, isExact: true, within: { chainCategoryId, parts, isPart } },
    })
    return products.map(({ id }) => names.get(id)).sort()
  }

  describe('a category', () => {
    it('has its name and the parts of its sub-list that have offers, in their order', async () => {
      const id = await idOf('Dagligvarer')
      expect(await findCategory(database(), { country: 'dk', id })).toEqual({
        id,
        name: 'Dagligvarer',
        parts: [
          { part: 'bread-cakes', offers: 2 },
          { part: 'pantry', offers: 1 },
          { part: 'household', offers: 1 },
        ],
      })
    })

    it('§7.1: is none for an unknown id, another country, or wholesale', async () => {
      const find = (country: 'dk' | 'se', id: number) => findCategory(database(), { country, id })
      expect([
        await find('dk', 2_000_000_000),
        await find('se', await idOf('Dagligvarer')),
        await find('dk', await idOf('Engros')),
      ]).toEqual([undefined, undefined, undefined])
    })
  })

  describe('its offers', () => {
    it('are those of its parts, wherever they are sold, and what its chains sell of no known part', async () => {
      expect(await offersOf('Dagligvarer', ['bread-cakes', 'household'])).toEqual([
        'Classic at Netto',
        'Kaffefilter at Netto',
        'Rugbrød at Fleggaard',
        'Rugbrød at Netto',
      ])
      expect(await offersOf('Byggemarkeder', ['building', 'plumbing'])).toEqual([
        'Boremaskine at Bauhaus',
        'Stødlægte at Bauhaus',
      ])
    })

    it('of one part hold what belongs there only', async () => {
      expect(await offersOf('Dagligvarer', ['bread-cakes'], true)).toEqual([
        'Rugbrød at Fleggaard',
        'Rugbrød at Netto',
      ])
    })

    it('are those of its chains, if only these say what belongs there', async () => {
      expect(await offersOf('Grænsehandel', [])).toEqual(['Rugbrød at Fleggaard'])
    })
  })

  it('an index of older rules is built again, once, one of newer rules not, and its live offers are counted again', async () => {
    const noon = new Date(`${today}T12:00:00Z`)
    await rebuildOldIndex(database())
    await refreshOfDay(database(), noon)
    await database().query('update search_documents set part = null, chain_category_id = null')
    await rebuildOldIndex(database())
    expect(await offersOf('Dagligvarer', ['bread-cakes'], true)).toEqual([])
    await database().query(`update data_state set value = '1000' where key = 'search-index'`)
    await rebuildOldIndex(database())
    expect(await offersOf('Dagligvarer', ['bread-cakes'], true), 'one of newer rules is left').toEqual([])
    await database().query(`update data_state set value = '1' where key = 'search-index'`)
    await rebuildOldIndex(database())
    expect(await refreshOfDay(database(), noon)).toEqual(['dk', 'no', 'se', 'fi'])
    expect(await offersOf('Byggemarkeder', ['building'])).toEqual([
      'Boremaskine at Bauhaus',
      'Stødlægte at Bauhaus',
    ])
  })
})
