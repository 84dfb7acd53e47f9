import { beforeAll, expect, it } from 'vitest'
import { displayName } from '#app/domain/offers/offers.ts'
import type { Choices } from '#app/domain/search/filters/filters.ts'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from './add-offers.ts'

const country = 'dk'

describeOnEachDatabase('words that only stand in the names of products', (database) => {
  const typed = (term: string) => searchTypeahead(database(), { country, today, term })
  const page = (term: string, asked: { chosen?: Partial<Choices>; sort?: SortOrder; limit?: number } = {}) =>
    searchOffers(database(), {
      ...{ country, today, term, sort: 'relevance', limit: 24 },
      ...{ isExact: false, ...asked },
    })
  type Page = Awaited<ReturnType<typeof page>>
  const namesOf = (offers: { name: string; price: number }[]) => offers.map(({ name }) => name)
  const shownOn = ({ total, products, byName }: Page) => ({
    total,
    answer: namesOf(products),
    byName: byName && { ...byName, offers: namesOf(byName.offers) },
  })

  beforeAll(async () => {
    await addOffers(database(), [
      { name: 'AA-batterier', category: 'Batterier', price: 6000 },
      { name: 'Boremaskine med 2 batterier', category: 'Boremaskiner', chain: 'Bilka', price: 74900 },
      { name: 'Boremaskine med 2 batterier', category: 'Boremaskiner', chain: 'Netto', price: 69900 },
      { name: 'Lommelygte med batterier', category: 'Lygter', chain: 'Bilka', price: 4000 },
      { name: 'Burgerboller med sesam', category: 'Boller', price: 1800 },
      { name: 'Leverpostej', category: 'Leverpostej', price: 2000 },
      { name: 'Skruer med polymerhætter', category: 'Skruer', price: 5000 },
      { name: 'Fyld med batterier', chain: 'INCO', chainCategory: 'Engros', price: 100 },
    ])
  })

  it('§2.1 results: stand below the answer, each product with its cheapest offer, and outside its counts', async () => {
    const found = await page('batterier')
    expect(shownOn(found)).toEqual({
      total: 1,
      answer: ['AA-batterier'],
      byName: {
        how: 'named',
        total: 2,
        offers: ['Boremaskine med 2 batterier', 'Lommelygte med batterier'],
      },
    })
    expect(found.byName?.offers.map(({ price }) => price)).toEqual([69900, 4000])
    expect(found.facets.chain.map(({ name, offers }) => [name, offers])).toEqual([['Netto', 1]])
  })

  it('§2.1 results: follow the chosen chains, the order by price, and the number of offers that is asked for', async () => {
    const bilka = (await page('boremaskine')).facets.chain.find(({ name }) => name === 'Bilka')?.id ?? 0
    const ofBilka = await page('batterier', { chosen: { chain: [bilka] } })
    expect(ofBilka.byName?.offers.map(({ price }) => price)).toEqual([74900, 4000])
    const byPrice = await page('batterier', { sort: 'price' })
    expect(byPrice.byName?.offers.map(({ price }) => price)).toEqual([4000, 69900])
    const first = await page('batterier', { limit: 1 })
    expect(first.byName).toMatchObject({ total: 2, offers: [{ price: 69900 }] })
  })

  it('§2.1 §2.5: what is sold only as a flavour or beside something else is no answer, and is said to be that', async () => {
    expect(shownOn(await page('sesam'))).toEqual({
      total: 0,
      answer: [],
      byName: { how: 'beside', total: 1, offers: ['Burgerboller med sesam'] },
    })
    const { organicProductOffers, byName } = await typed('sesam')
    expect([organicProductOffers.items.map(displayName), organicProductOffers.totalNumberOfItems]).toEqual([
      ['Burgerboller med sesam'],
      1,
    ])
    expect(byName).toEqual({ how: 'beside', isUnsold: true })
  })

  it('§2.1 §2.5: what a word begins is shown if nothing else has it', async () => {
    expect(shownOn(await page('poly'))).toEqual({
      total: 0,
      answer: [],
      byName: { how: 'begun', total: 1, offers: ['Skruer med polymerhætter'] },
    })
    const { organicProductOffers, byName, correctedTo } = await typed('poly')
    expect(organicProductOffers.items.map(displayName)).toEqual(['Skruer med polymerhætter'])
    expect([byName, correctedTo]).toEqual([{ how: 'begun', isUnsold: false }, null])
  })

  it('§2.1 §2.5: no such offers stand beside an answer with all of them, or without any', async () => {
    expect((await page('leverpostej')).byName).toBe(null)
    expect(await typed('leverpostej')).not.toHaveProperty('byName')
    expect(shownOn(await page('enhjørning'))).toEqual({ total: 0, answer: [], byName: null })
    expect(await typed('enhjørning')).not.toHaveProperty('byName')
  })
})
