import { beforeAll, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { suggestItems } from '#app/server/search/suggest-items.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

describeOnEachDatabase('§7.1 GET /api/item-suggestions/{locale}/{typed}', (database) => {
  beforeAll(async () => {
    const milk = (chain: string, price: number, more: Partial<GivenOffer> = {}): GivenOffer => ({
      ...{ name: 'Letmælk', brand: 'Arla', size: [1, 'l'], chain, price, ...more },
    })
    await addOffers(database(), [
      milk('Netto', 1195),
      milk('Netto', 995),
      milk('Bilka', 795),
      milk('Lidl', 1000, { units: 2 }),
      milk('Meny', 500, { end: '2026-11-20' }),
      milk('Spar', 100, { isKeptBack: true }),
      milk('Catering', 400, { chainCategory: 'Engros' }),
      milk('Netto', 1500, { name: 'Kokosmælk' }),
      milk('Netto', 3900, { name: 'Kaffe' }),
      milk('Netto', 4900, { name: 'Kaffe', brand: 'BKI' }),
    ])
  })

  const suggested = async (typed: string, country: Country = 'dk') => {
    const { goods } = await suggestItems(database(), { country, typed, today })
    return goods.map(({ name, shops: [cheapest] = [] }) =>
      cheapest ? `${name}, fra ${cheapest.price} hos ${cheapest.chain}` : name,
    )
  }

  it('completes a word with goods of the lexicon, first those that products are called, with their lowest price', async () => {
    expect(await suggested('mæl')).toEqual([
      'mælk, fra 795 hos Bilka',
      'letmælk, fra 795 hos Bilka',
      'kokosmælk, fra 1500 hos Netto',
    ])
    const [coffee, ...others] = await suggested('ka')
    expect([coffee, others.length]).toEqual(['kaffe, fra 3900 hos Netto', 2])
    expect((await suggested('hakket ok'))[0]).toBe('hakket oksekød')
  })

  it('takes the Nordic letters that are typed, and completes in the language of the country', async () => {
    expect((await suggested('øl'))[0]).toBe('øl')
    expect((await suggested('ol'))[0]).toBe('øl')
    expect((await suggested('ål'))[0]).toBe('ål')
    expect((await suggested('mait', 'fi'))[0]).toBe('maito')
    expect((await suggested('mjöl', 'se'))[0]).toBe('mjöl')
    expect(await suggested('xq')).toEqual([])
    expect(await suggested('-.')).toEqual([])
  })

  it('has the lowest price of one piece at each chain today, but none that is kept back, and no wholesale', async () => {
    const { goods } = await suggestItems(database(), { country: 'dk', typed: 'mælk', today })
    expect(goods[0]).toEqual({
      name: 'mælk',
      kinds: ['skummetmælk', 'minimælk', 'letmælk'],
      imageUrl: null,
      tint: 'stone',
      shops: [
        { chainId: expect.any(Number), chain: 'Bilka', price: 795 },
        { chainId: expect.any(Number), chain: 'Netto', price: 995 },
      ],
    })
  })
})
