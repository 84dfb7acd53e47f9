import { expect, it } from 'vitest'
import { findIngredientOffers } from '#app/server/content/find-ingredient-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from './add-offers.ts'

describeOnEachDatabase('§2.1: what of a recipe is on offer', (database) => {
  it('is the cheapest per unit of the goods that are called so, and nothing that only begins so', async () => {
    const [dear, cheap, , ended] = await addOffers(database(), [
      { name: 'Kartofler', size: [1, 'kg'], price: 1500, unitPrice: 1500 },
      { name: 'Kartofler', size: [2, 'kg'], price: 2000, unitPrice: 1000, chain: 'Føtex' },
      { name: 'Kartoffelmel', size: [1, 'kg'], price: 500, unitPrice: 500 },
      { name: 'Porrer', price: 500, start: '2026-11-01', end: '2026-11-10' },
    ])
    expect(dear).toBeDefined()
    expect(ended).toBeDefined()
    const offers = await findIngredientOffers(database(), {
      country: 'dk',
      today,
      terms: ['kartofler', 'porrer', null],
    })
    expect(offers.map((offer) => offer?.id ?? null)).toEqual([cheap, null, null])
  })
})
