import { beforeAll, describe, expect, it } from 'vitest'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import { forShopper } from '#app/server/search/present/for-shopper.ts'
import type { OfferSearch } from '#app/server/search/rank/find-offers.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

const search: OfferSearch = {
  ...{ country: 'dk', today, term: 'kaffe', sort: 'relevance' },
  ...{ limit: 24, isExact: false },
}

describeOnEachDatabase('§2.1 results for a shopper with chains', (database) => {
  let ids: number[]
  let chains: Map<string, number>

  beforeAll(async () => {
    const coffee = (
      brand: string,
      chain: string,
      price: number,
      more: Partial<GivenOffer> = {},
    ): GivenOffer => ({
      ...{ name: 'Kaffe', category: 'Kaffe', size: [0.5, 'kg'], brand, chain, price, unitPrice: price * 2 },
      ...more,
    })
    ids = await addOffers(database(), [
      coffee('BKI', 'Lidl', 3000),
      coffee('BKI', 'Netto', 3400, { isHighlighted: true }),
      coffee('BKI', 'Bilka', 3900),
      coffee('Merrild', 'Netto', 3200),
      coffee('Merrild', 'Lidl', 3500),
      coffee('Gevalia', 'Lidl', 5000),
    ])
    const rows = await database().query<{ id: number; name: string }>('select id, name from chains')
    chains = new Map(rows.map(({ id, name }) => [name, id]))
  })

  const pageOf = async (names: string[], sort: SortOrder = 'relevance') => {
    const mine = names.map((name) => chains.get(name) ?? 0)
    const page = await searchOffers(database(), { ...search, sort })
    return forShopper(database(), page, { shopper: { mine, memberships: [] }, today, sort })
  }

  it('have the lowest price of these chains on each card, and say which other chain asks less', async () => {
    const { products } = await pageOf(['Bilka', 'Netto'])
    expect(
      products.map(({ id, isHighlighted, cheaperAt, shops }) => ({
        ...{ id, isHighlighted, cheaperAt, shops: shops.map(({ name }) => name) },
      })),
    ).toEqual([
      {
        ...{ id: ids[1], isHighlighted: false, cheaperAt: { chain: 'Lidl', saving: 400 } },
        shops: ['Netto', 'Lidl', 'Bilka'],
      },
      { id: ids[3], isHighlighted: false, cheaperAt: undefined, shops: ['Netto', 'Lidl'] },
      { id: ids[5], isHighlighted: false, cheaperAt: undefined, shops: ['Lidl'] },
    ])
  })

  describe('have the lowest price of a full unit at these chains in the answer', () => {
    it('which may be another product than the cheapest of all', async () => {
      const { answer } = await pageOf(['Netto'])
      expect([answer.byUnit?.id, answer.ofMine?.id]).toEqual([ids[0], ids[3]])
    })

    it('or, if no unit is compared, what costs least there', async () => {
      const unitPrices = await database().query<{ id: number; unit_price: number }>(
        'select id, unit_price from offers where id = any($1)',
        [ids],
      )
      await database().query('update offers set unit_price = null where id = any($1)', [ids])
      const answers = await Promise.all([pageOf(['Netto']), pageOf(['Lidl']), pageOf(['Ukendt'])])
      expect(
        answers.map(({ answer: { byUnit, byPrice, ofMine } }) => ({
          ...{ byUnit, byPrice: byPrice?.id, ofMine: ofMine === null ? 'nothing' : ofMine?.id },
        })),
      ).toEqual([
        { byUnit: null, byPrice: ids[0], ofMine: ids[3] },
        { byUnit: null, byPrice: ids[0], ofMine: ids[0] },
        { byUnit: null, byPrice: ids[0], ofMine: 'nothing' },
      ])
      for (const { id, unit_price } of unitPrices)
        await database().query('update offers set unit_price = $2 where id = $1', [id, unit_price])
    })

    it('or say that these chains have nothing', async () => {
      expect((await pageOf(['Ukendt'])).answer.ofMine).toBeNull()
    })
  })

  it('keep the prices of everybody in an order by price', async () => {
    const { products } = await pageOf(['Bilka', 'Netto'], 'price')
    expect(products.map(({ id }) => id)).toEqual([ids[0], ids[3], ids[5]])
  })

  it('say nothing of chains whose price is not compared', async () => {
    await database().query(`update offers set conditions = '{app}' where id = any($1)`, [[ids[1], ids[3]]])
    expect((await pageOf(['Netto'])).answer).not.toHaveProperty('ofMine')
    await database().query('update offers set conditions = null')
  })

  it('are those of everybody without chains', async () => {
    expect(await pageOf([])).toEqual(await searchOffers(database(), search))
  })
})
