import { beforeAll, expect, it } from 'vitest'
import { dayIn } from '#app/domain/locale/dates.ts'
import { priceDetailsText } from '#app/domain/offers/unit-price-texts.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { csvNormaliser } from '#app/server/import/formats/csv/normalise-csv.ts'
import { normaliseTjek } from '#app/server/import/formats/tjek/normalise-tjek.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import { isRejection } from '#app/server/import/row/rejections.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { rebuildIndex } from '#app/server/search/index/index-products.ts'
import { refreshLiveOffers } from '#app/server/search/index/refresh-live-offers.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'

const now = new Date('2026-11-21T12:00:00Z')
const today = dayIn('dk', now)

/** An offer of a leaflet that states no size, only the price of a kilo. */
const leafletOffer = (id: string, chain: string, price: number, unitPrice: string) => ({
  id,
  heading: 'Hakket svinekød',
  description: `Vilstrupgård. 8-12 % fedt. Pr. kg ${unitPrice}`,
  pricing: { price, pre_price: null, currency: 'DKK' },
  branding: { name: chain },
  run_from: '2026-11-20T00:00:00+0100',
  run_till: '2026-11-26T23:59:59+0100',
})

describeOnEachDatabase('A retailer’s unit price for an unknown size', (database) => {
  beforeAll(async () => {
    const offers = [
      leafletOffer('a', 'Netto', 43.77, '45,00'),
      leafletOffer('b', 'Føtex', 58.77, '29,50'),
      leafletOffer('c', 'Bilka', 58.77, '29,50'),
    ].map((fields, at) => {
      const offer = normaliseTjek(fields, {})
      if (isRejection(offer)) throw new Error(offer.message)
      return { line: at + 1, content: '', offer }
    })
    await importOffers(database(), [offers], { now })
    await rebuildIndex(database())
    await refreshLiveOffers(database(), 'dk', today)
  })

  const found = () =>
    searchOffers(database(), {
      ...{ country: 'dk', today, term: 'svinekød' },
      ...{ sort: 'unit-price', limit: 24, isExact: false },
    })

  it('§3 is in the dropdown as the per-full-unit price and its quantity type', async () => {
    const { organicProductOffers } = await searchTypeahead(database(), {
      country: 'dk',
      term: 'svine',
      today,
    })
    expect(
      organicProductOffers.items.map((offer) => [
        offer.quantity,
        offer.quantityType,
        priceDetailsText(offer),
      ]),
    ).toEqual([[null, 'kg', '45,00\u00a0kr. pr.\u00a0kg']])
  })

  it('§3 Compared prices: is on the results, where the answer shows the lowest price', async () => {
    const { products, answer, lowestUnitPrice } = await found()
    expect(
      [answer.byUnit, ...products].map((shown) => [shown?.unitPrice, shown?.quantityType, shown?.offers]),
    ).toEqual([
      [2950, 'kg', 3],
      [4500, 'kg', 3],
    ])
    expect(lowestUnitPrice).toEqual({ amount: 2950, quantityType: 'kg' })
  })

  it('§3 Compared prices: is used to compare the chains, because packs may differ', async () => {
    const { products } = await found()
    const page = await getOffer(database(), { country: 'dk', id: String(products[0]?.id), today })
    expect(page?.others.map((other) => [other.chain.name, other.unitPrice, isCheapest(other)])).toEqual([
      ['Føtex', 2950, true],
      ['Bilka', 2950, true],
      ['Netto', 4500, false],
    ])
  })
})

describeOnEachDatabase('A shop’s unit price for a size in another unit', (database) => {
  const normalise = csvNormaliser({ country: 'dk', chain: 'Netto', startDate: today, endDate: today })
  const bread = (id: string, size: string, price: string, unitPrice: string) => {
    const offer = normalise({ id, name: 'Burgerboller', size, price, unitPrice, unitPricePer: 'kr/kg' })
    if (isRejection(offer)) throw new Error(offer.message)
    return { line: 1, content: id, offer }
  }

  it('§3 Compared prices: wins over a computed one, and packs of other sizes stay apart', async () => {
    const rows = [bread('a', '8 stk.', '20,00', '62,28'), bread('b', '4 stk.', '12,00', '74,77')]
    await importOffers(database(), [rows], { now })
    await rebuildIndex(database())
    await refreshLiveOffers(database(), 'dk', today)
    const { products } = await searchOffers(database(), {
      ...{ country: 'dk', today, term: 'burgerboller' },
      ...{ sort: 'unit-price', limit: 24, isExact: false },
    })
    expect(
      products.map(({ name, unitPrice, quantityType, size }) => [name, unitPrice, quantityType, size]),
    ).toEqual([
      ['Burgerboller 8 stk.', 6228, 'kg', ''],
      ['Burgerboller 4 stk.', 7477, 'kg', ''],
    ])
    expect(new Set(products.map(({ variantId }) => variantId)).size).toBe(2)
  })
})
