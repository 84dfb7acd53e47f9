import { expect, it } from 'vitest'
import type { UnitPriceBound } from '#app/domain/prices/unit-price-bounds.ts'
import { isOfGoods } from '#app/domain/prices/verdicts.ts'
import { findIngredientOffers } from '#app/server/content/find-ingredient-offers.ts'
import { presentCard } from '#app/server/offers/present-offer.ts'
import { listStaples } from '#app/server/search/popular/list-staples.ts'
import type { OfferSearch } from '#app/server/search/rank/find-offers.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

/** Whether an everyday good is shown as the cheapest. */
const isMarked = ({ row, goods }: Awaited<ReturnType<typeof listStaples>>[number]) =>
  isOfGoods(presentCard(row, goods).verdict)

const search: OfferSearch = {
  ...{ country: 'dk', today, term: 'tomater', sort: 'unit-price' },
  ...{ limit: 24, isExact: false },
}

describeOnEachDatabase('§2.1: the order by unit price', (database) => {
  const kilo = (brand: string, unitPrice: number): GivenOffer => ({
    ...{ name: 'Tomater', brand, size: [1, 'kg'], price: unitPrice, unitPrice },
  })
  const piece = (brand: string, unitPrice: number): GivenOffer => ({
    ...{ name: 'Tomater', brand, size: [1, 'stk'], price: unitPrice, unitPrice },
  })
  const unknown = (brand: string, price: number): GivenOffer => ({ name: 'Tomater', brand, price })
  const inOrder = ['Kilo 15', 'Kilo 20', 'Kilo 30', 'Stk 2', 'Stk 5', 'Ukendt 1', 'Ukendt 4']

  it('compares like units only: those of most offers first, then other units, and offers without a unit price last', async () => {
    const given = [
      ...[unknown('Ukendt 4', 400), piece('Stk 5', 500), kilo('Kilo 30', 3000), piece('Stk 2', 200)],
      ...[kilo('Kilo 15', 1500), unknown('Ukendt 1', 100), kilo('Kilo 20', 2000)],
    ]
    await addOffers(database(), given)
    const found = await searchOffers(database(), search)
    expect(found.products.map(({ brand }) => brand.name)).toEqual(inOrder)
    expect(found.lowestUnitPrice).toMatchObject({ amount: 1500, quantityType: 'kg' })
  })

  it('continues a shorter list in a longer one', async () => {
    for (const limit of [1, 3, 4, 6]) {
      const { products, total } = await searchOffers(database(), { ...search, limit })
      expect([products.map(({ brand }) => brand.name), total]).toEqual([inOrder.slice(0, limit), 7])
    }
  })

  it('marks an offer as cheapest only if its unit price is exact, and no other states one as low', async () => {
    const coffee = (chain: string, unitPrice: number, unitPriceBound?: UnitPriceBound): GivenOffer => ({
      ...{ name: 'Kaffe', brand: chain, chain, country: 'no', size: [1, 'kg'], unitPrice },
      ...(unitPriceBound && { unitPriceBound }),
    })
    const marked = async () => {
      const found = await searchOffers(database(), { ...search, country: 'no', term: 'kaffe' })
      const staples = await listStaples(database(), { country: 'no', today })
      return [
        isOfGoods(found.answer.byUnit?.verdict),
        staples.map((staple) => isMarked(staple) && staple.row.id),
      ]
    }
    const [exact] = await addOffers(database(), [coffee('Kiwi', 9000), coffee('Meny', 9500, 'least')])
    expect(await marked()).toEqual([true, [exact]])
    await addOffers(database(), [coffee('Rema', 8000, 'most')])
    expect(await marked()).toEqual([false, [false]])
  })

  it('§2.1: an everyday good is the cheapest if others cost more, also if its price is shared', async () => {
    const butter = (chain: string, unitPrice: number): GivenOffer => ({
      ...{ name: 'Smør', brand: chain, chain, country: 'no', size: [1, 'kg'], unitPrice },
    })
    const marked = async () =>
      (await listStaples(database(), { country: 'no', today }))
        .filter(({ row }) => row.productName === 'Smør')
        .map(isMarked)
    await addOffers(database(), [butter('Kiwi', 9000), butter('Meny', 9000)])
    expect(await marked()).toEqual([false])
    await addOffers(database(), [butter('Rema', 9500)])
    expect(await marked()).toEqual([true])
    await addOffers(database(), [butter('Extra', 8500)])
    expect(await marked()).toEqual([true])
  })

  it('holds for what a recipe needs too: the cheapest kilo, not a piece that costs less', async () => {
    const [offer] = await findIngredientOffers(database(), { country: 'dk', today, terms: ['tomater'] })
    expect(offer?.brand.name).toBe('Kilo 15')
  })
})
