import { beforeAll, describe, expect, it } from 'vitest'
import { orderFor } from '#app/domain/prices/order-for.ts'
import { isCheapest, isOfGoods } from '#app/domain/prices/verdicts.ts'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import { shopperInOrder } from '#app/functions/results/searched.ts'
import { judgedFor } from '#app/server/offers/judged-for.ts'
import { forShopper } from '#app/server/search/present/for-shopper.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'
import { pageOf } from './shown-offers.ts'

const country = 'no'

describeOnEachDatabase('§4 my memberships: results', (database) => {
  let ids: number[]
  let chains: Map<string, number>

  beforeAll(async () => {
    const coffee = (
      brand: string,
      chain: string,
      price: number,
      more: Partial<GivenOffer> = {},
    ): GivenOffer => ({
      ...{ country, name: 'Kaffe', category: 'Kaffe', size: [0.5, 'kg'], brand, chain, price },
      ...{ unitPrice: price * 2, ...more },
    })
    const forMembers = { conditions: ['member:trumf'] }
    ids = await addOffers(database(), [
      coffee('Ali', 'REMA 1000', 4000),
      coffee('Ali', 'KIWI', 5000),
      coffee('Ali', 'KIWI', 3000, forMembers),
      coffee('Ali', 'Extra', 1000, { conditions: ['member:trumf', 'coupon'] }),
      coffee('Evergood', 'Extra', 3500),
      coffee('Evergood', 'MENY', 3900, forMembers),
      coffee('Friele', 'MENY', 3800, forMembers),
    ])
    const rows = await database().query<{ id: number; name: string }>('select id, name from chains')
    chains = new Map(rows.map(({ id, name }) => [name, id]))
  })

  const pageFor = async (
    memberships: string[],
    { mine = [] as string[], sort = 'relevance' as SortOrder } = {},
  ) => {
    const shopper = { mine: mine.map((name) => chains.get(name) ?? 0), memberships }
    const found = await searchOffers(database(), {
      ...{ country, today, term: 'kaffe', sort, limit: 24, isExact: true },
      memberships: shopperInOrder({ sort, chain: [] }, shopper).memberships,
    })
    return judgedFor(await forShopper(database(), found, { shopper, today, sort }), shopper)
  }
  const shown = async (memberships: string[], more = {}) =>
    (await pageFor(memberships, more)).products.map(({ id, shops, verdict, cheaperAt }) => ({
      offer: ids.indexOf(id),
      shops: shops.map(({ name, price }) => `${name} ${price}`),
      isCheapest: isCheapest({ verdict }),
      ...(cheaperAt && { cheaperAt }),
    }))

  it('have for everybody the price for everybody on a card, and those for members last', async () => {
    const everybody = [
      { offer: 0, shops: ['REMA 1000 4000', 'KIWI 5000', 'Extra 1000'], isCheapest: true },
      { offer: 4, shops: ['Extra 3500', 'MENY 3900'], isCheapest: false },
      { offer: 6, shops: ['MENY 3800'], isCheapest: false },
    ]
    expect(await shown([])).toEqual(everybody)
    expect(await shown(['coop-no'])).toEqual(everybody)
  })

  it('have for a member their price on the card where it is lower, and in its place among the shops', async () => {
    expect(await shown(['trumf'])).toEqual([
      { offer: 2, shops: ['KIWI 3000', 'REMA 1000 4000', 'Extra 1000'], isCheapest: true },
      { offer: 4, shops: ['Extra 3500', 'MENY 3900'], isCheapest: true },
      { offer: 6, shops: ['MENY 3800'], isCheapest: false },
    ])
  })

  it.each([
    { sort: 'price', everybody: [4, 0, 6], member: [2, 4, 6] },
    { sort: 'unit-price', everybody: [4, 0, 6], member: [2, 4, 6] },
  ] as const)('in the order by $sort have a price for members in its place', async (given) => {
    const order = async (memberships: string[]) =>
      (await shown(memberships, { sort: given.sort })).map(({ offer }) => offer)
    expect([await order([]), await order(['trumf'])]).toEqual([given.everybody, given.member])
    const [cheapest] = await shown(['trumf'], { sort: given.sort })
    expect(cheapest).toEqual({
      ...{ offer: 2, shops: ['KIWI 3000', 'REMA 1000 4000', 'Extra 1000'], isCheapest: true },
    })
  })

  it('say on a card of the shopper’s chains that another chain asks members for less', async () => {
    const [card] = await shown(['trumf'], { mine: ['REMA 1000'] })
    expect(card).toEqual({
      ...{ offer: 0, shops: ['REMA 1000 4000', 'KIWI 3000', 'Extra 1000'], isCheapest: false },
      cheaperAt: { chain: 'KIWI', saving: 1000 },
    })
  })

  describe('have in the answer', () => {
    const answered = async (memberships: string[], mine: string[] = []) => {
      const { answer, lowestUnitPrice } = await pageFor(memberships, { mine })
      const { byUnit, byPrice, ofMine } = answer
      return {
        byUnit: byUnit && [ids.indexOf(byUnit.id), isOfGoods(byUnit.verdict)],
        byPrice: byPrice && ids.indexOf(byPrice.id),
        ofMine: ofMine && ids.indexOf(ofMine.id),
        lowest: lowestUnitPrice?.amount,
      }
    }

    it('the lowest price for everybody, or for a member their own', async () => {
      const everybody = { byUnit: [4, true], byPrice: null, ofMine: undefined, lowest: 7000 }
      expect(await answered([])).toEqual(everybody)
      expect(await answered(['coop-no'])).toEqual(everybody)
      expect(await answered(['trumf'])).toEqual({ ...everybody, byUnit: [2, true], lowest: 6000 })
    })

    it('the lowest price that a member pays at their chains', async () => {
      expect((await answered(['trumf'], ['MENY'])).ofMine).toBe(6)
      expect((await answered([], ['MENY'])).ofMine).toBeUndefined()
    })
  })

  it('the page of an offer has for a member the price that is theirs first', async () => {
    const page = await pageOf(database(), { country, id: ids[0] ?? 0 })
    const order = (memberships: string[]) => {
      const shopper = { mine: [], memberships }
      const others = judgedFor(orderFor(page.others, shopper), shopper)
      return others.map((offer) => [ids.indexOf(offer.id), isCheapest(offer)])
    }
    expect(order([])).toEqual([
      [0, true],
      [1, false],
      [3, false],
      [2, false],
    ])
    expect(order(['trumf'])).toEqual([
      [2, true],
      [0, false],
      [1, false],
      [3, false],
    ])
  })

  it('send nothing that verdicts are made of', async () => {
    const sent = JSON.stringify(await pageFor(['trumf']))
    for (const fact of ['"comparison":', '"goods":', '"unjudged":', 'member:trumf'])
      expect(sent).not.toContain(fact)
  })
})
