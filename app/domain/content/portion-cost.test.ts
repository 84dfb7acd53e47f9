import { describe, expect, it } from 'vitest'
import { cheapestPortionFirst, type IngredientPrices, type PortionCost, portionCost } from './portion-cost.ts'

type Pack = [price: number, amount: number | null, unit?: 'kg' | 'l' | 'stk']
const chain = { netto: 1, bilka: 2, meny: 3 }
const content = ([, amount, unit = 'kg']: Pack) =>
  amount === null ? null : { amount: amount * 1_000_000, unit }

const offers = (...packs: Pack[]): IngredientPrices => ({
  offers: packs.map((pack) => ({ chainId: chain.netto, price: pack[0], units: 1, content: content(pack) })),
  past: [],
})
const usual = (chainId: number, ...packs: Pack[]): IngredientPrices['past'] =>
  packs.map((pack) => ({ chainId, usual: pack[0], times: 1, content: content(pack) }))

/** What an ingredient adds to a recipe for one. */
function costOf(amount: string, prices: IngredientPrices, mine: number[] = []) {
  const cost = portionCost(
    { servings: 1, ingredients: [{ amount, name: 'vare', search: 'vare' }] },
    [prices],
    mine,
  )
  return cost && [cost.amount, cost.isAbout ? 'about' : 'exactly']
}

describe('§2.1 recipes: what a portion costs', () => {
  it('is the sum of a recipe on paper', () => {
    // For four: 500 g of minced meat at 40 kr. for 400 g is 50 kr.; 2 tins at 5 kr. are 10 kr.; 1 dl of cream at 8 kr. for
    // half a litre is 1,60 kr.; 2 of 6 eggs for 18 kr. are 6 kr. That is 67,60 kr., and 16,90 kr. for each.
    const recipe = {
      servings: 4,
      ingredients: [
        { amount: '500 g', name: 'hakket oksekød', search: 'hakket oksekød' },
        { amount: '2 dåser', name: 'hakkede tomater', search: 'hakkede tomater' },
        { amount: '1 dl', name: 'fløde', search: 'fløde' },
        { amount: '2', name: 'æg', search: 'æg' },
        { amount: '1 l', name: 'vand', search: null },
        { amount: '', name: 'salt', search: 'salt' },
        { amount: '1', name: 'safran', search: 'safran' },
      ],
    }
    const prices = [
      offers([4000, 0.4], [9000, 0.8]),
      offers([500, 0.4]),
      offers([800, 0.5, 'l']),
      offers([1800, 6, 'stk']),
      ...[offers(), offers([500, 1]), offers()],
    ]
    expect(portionCost(recipe, prices, [])).toEqual({
      amount: 1690,
      isAbout: false,
      withoutPrice: 1,
      ingredients: 5,
    })
  })

  for (const [amount, pack, cost] of [
    ['500 g', [2000, 1], [1000, 'exactly']],
    ['1,5 kg', [2000, 1], [3000, 'exactly']],
    ['2 dl', [1000, 1, 'l'], [200, 'exactly']],
    ['2 spsk.', [2000, 0.5, 'l'], [120, 'exactly']],
    ['1 tsk.', [2000, 0.1], [100, 'about']],
    ['2 msk', [2000, 0.5, 'l'], [120, 'exactly']],
    ['3', [700, null], [2100, 'about']],
    ['0,5', [1000, 2, 'stk'], [250, 'exactly']],
    ['1 kvist', [1500, null], [1500, 'about']],
    ['5', [2500, 2], [2500, 'about']],
    ['2 glas', [700, 0.3], [1400, 'exactly']],
    ['1 bundt', [700, null], [700, 'about']],
    ['8 skiver', [2500, 1], [2500, 'about']],
    ['500 g', [2500, null], [2500, 'about']],
    ['200 g', [2500, 4, 'stk'], [2500, 'about']],
  ] as [string, Pack, unknown][]) {
    it(`${amount} of a pack of ${pack.slice(1).join(' ') || 'unknown size'}`, () => {
      expect(costOf(amount, offers(pack))).toEqual(cost)
    })
  }

  it('counts a piece of several, and takes the offer of which the amount costs least', () => {
    const deal = { chainId: 1, price: 3000, units: 3, content: { amount: 500_000, unit: 'kg' as const } }
    expect(costOf('250 g', { offers: [deal], past: [] })).toEqual([500, 'exactly'])
    expect(costOf('250 g', offers([1000, 0.25], [3000, 1]))).toEqual([750, 'exactly'])
  })

  it('is of packs that can measure the amount, if there are any', () => {
    expect(costOf('800 g', offers([400, 1, 'stk'], [300, null], [1200, 1]))).toEqual([960, 'exactly'])
    expect(costOf('4', offers([500, 0.5], [2400, 12, 'stk']))).toEqual([800, 'exactly'])
    const past = usual(chain.netto, [1200, 1])
    expect(costOf('800 g', { ...offers([400, 1, 'stk']), past })).toEqual([960, 'about'])
  })

  it('is of the shopper’s chains: their offers, else what is usual there, else in the country', () => {
    const past = [...usual(chain.bilka, [1200, 1], [1000, 1], [3000, 1]), ...usual(chain.netto, [4000, 1])]
    const prices = { ...offers([500, 1]), past }
    expect(costOf('1 kg', prices)).toEqual([500, 'exactly'])
    expect(costOf('1 kg', prices, [chain.netto])).toEqual([500, 'exactly'])
    expect(costOf('1 kg', prices, [chain.bilka])).toEqual([1200, 'about'])
    expect(costOf('1 kg', prices, [chain.meny])).toEqual([1200, 'about'])
  })

  it('is nothing without any price', () => {
    expect(costOf('1 kg', offers())).toBeNull()
  })
})

describe('§2.1 recipes: the order', () => {
  it('is by price, then what has too few prices, then what has none', () => {
    const item = (title: string, portion: Partial<PortionCost> | null) => ({
      title,
      portion: portion && { amount: 0, isAbout: false, withoutPrice: 0, ingredients: 8, ...portion },
    })
    const items = [
      item('article', null),
      item('few prices', { amount: 200, withoutPrice: 3 }),
      item('dear', { amount: 3000 }),
      item('cheap', { amount: 900, withoutPrice: 2 }),
    ]
    expect(cheapestPortionFirst(items).map(({ title }) => title)).toEqual([
      ...['cheap', 'dear', 'few prices', 'article'],
    ])
  })
})
