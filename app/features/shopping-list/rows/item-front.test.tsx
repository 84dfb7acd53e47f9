import { listItem } from 'styled-system/recipes'
import { describe, expect, it } from 'vitest'
import { item } from '#app/domain/list/lists.fixture.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { severalText } from '#app/domain/offers/several-pieces.ts'
import { detailOfOffer } from '#app/domain/partners/detail-of-offer.ts'
import type { PriceVerdict } from '#app/domain/prices/verdicts.ts'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { draw, textsOf } from '../../offers/draw.fixture.tsx'
import { ItemFront } from './item-front.tsx'

/** What is on offer for the item. */
type OnOffer = { verdict?: PriceVerdict; need?: OfferSummary }

/** The row of an item on 21 November, as HTML. */
const drawRow = (
  changes: Partial<ShoppingListItem>,
  country: Country = 'dk',
  onQuantityPressed?: () => void,
  { verdict, need }: OnOffer = {},
) =>
  draw(
    <ItemFront
      {...{ country, today: '2026-11-21', hasChain: false, deed: undefined, verdict, need }}
      item={{ ...item('i1', { name: 'Kaffe', ...changes }), isPending: false }}
      classes={listItem()}
      quantityButton={{ current: null }}
      onTicked={() => undefined}
      onNeedTaken={() => undefined}
      onOthers={() => undefined}
      onQuantityPressed={onQuantityPressed}
    />,
    country,
  )

/** The same: the text under its name, and what it costs. */
async function rowOf(...row: Parameters<typeof drawRow>) {
  const [, meta = '', cost = ''] = /<p[^>]*>(.*?)<\/p>(.*)/.exec(await drawRow(...row)) ?? []
  return { meta: textsOf(meta), cost: textsOf(cost) }
}

/** The text under the name of an item with these days. */
async function saidOf(subText: string, endDate: string | null, country: Country = 'dk') {
  const { meta } = await rowOf({ subText, startDate: endDate && '2026-11-20', endDate }, country)
  return meta
}

it('an offer that ends today or tomorrow says so in words instead of its days', async () => {
  expect(await saidOf('400 g · 20.11–21.11', '2026-11-21')).toBe('400 g · |sidste dag i dag| ')
  expect(await saidOf('400 g · 20.11–22.11', '2026-11-22')).toBe('400 g · |slutter i morgen| ')
  expect(await saidOf('400 g · 20.11–26.11', '2026-11-26')).toBe('400 g · |20.11–26.11| ')
})

it('§3 shopping list: a row says that its price was corrected, or that its offer was withdrawn', async () => {
  const saidWhen = async (correction?: 'price' | 'withdrawn') =>
    (await rowOf({ subText: '400 g', startDate: null, endDate: null, correction })).meta
  expect(await saidWhen()).toBe('400 g ')
  expect(await saidWhen('price')).toBe('400 g · Prisen er rettet ')
  expect(await saidWhen('withdrawn')).toBe('400 g · Tilbuddet er trukket tilbage ')
})

it('§9 date formats: so does an item that was stored with a hyphen between its days', async () => {
  expect(await saidOf('400 g · 20.11-21.11', '2026-11-21')).toBe('400 g · |sidste dag i dag| ')
  expect(await saidOf('20.11-26.11', '2026-11-26')).toBe('|20.11–26.11| ')
  expect(await saidOf('20.11-26.11', '2026-11-26', 'fi')).toBe('|20.11.–26.11.| ')
  expect(await saidOf('20.11.-26.11.', '2026-11-26', 'fi')).toBe('|20.11.–26.11.| ')
})

describe('§3 compared prices: a row has the verdict on the price of its offer', () => {
  it.each<[PriceVerdict, string, boolean]>([
    [{ kind: 'cheapest', of: 'product', chains: 3 }, 'Billigst', true],
    [{ kind: 'cheapestOfMine', chains: 2 }, 'Billigst i dine kæder', false],
  ])('%o, and is yellow only as the cheapest', async (verdict, words, isYellow) => {
    const row = [{ subText: '400 g' }, 'dk', undefined, { verdict }] as const
    expect((await rowOf(...row)).meta).toBe(`400 g |${words}| `)
    expect((await drawRow(...row)).includes('data-best="true"')).toBe(isYellow)
  })
})

describe('§2.10 a typed item shows the best offer of today', () => {
  const need = { ...detailOfOffer(gevalia), verdict: { kind: 'cheapest', of: 'product', chains: 3 } } as const
  const textOf = async (changes: Partial<ShoppingListItem>, offer: OfferSummary = need) =>
    textsOf(await drawRow({ subText: '', ...changes }, 'dk', () => undefined, { need: offer }))
      // Where names may break.
      .replaceAll('\u00ad', '')

  it('with its price, chain, verdict, name and size, in place of a price that it does not have', async () => {
    expect(await textOf({})).toBe(
      '|Kaffe| |1 stk.|39,95 hos Netto| |Billigst|Gevalia, Mellemristet kaffe · 400 g|Tag|Andre|',
    )
  })

  it('of several at once with their number, and with what its price asks', async () => {
    const deal = await textOf({}, { ...need, units: 2, conditions: [{ kind: 'app' }] })
    expect(deal).toContain('|2 for 39,95 hos Netto|')
    expect(deal).toMatch(/400 g · [^|]+\|Tag/)
  })

  it('and before anything is known of it, what else will do only if it has a rule to change', async () => {
    const unknown = async (changes: Partial<ShoppingListItem>) =>
      textsOf(await drawRow({ subText: '', ...changes }, 'dk', () => undefined))
    expect(await unknown({ rule: { brand: 'Arla' } })).toMatch(/\|Andre\|$/)
    expect(await unknown({ rule: { brand: 'Arla' }, checked: true })).not.toContain('Andre')
    expect(await unknown({})).not.toContain('Andre')
  })

  it('without its buttons while it is ticked', async () => {
    expect(await textOf({ checked: true })).not.toMatch(/Tag|Andre/)
  })
})

it('a typed item and one without days keep their text', async () => {
  expect(await saidOf('Torvet', null)).toBe('Torvet ')
  expect(await saidOf('400 g', '2026-11-21')).toBe('400 g ')
})

/** What the row of some pieces of a deal costs; `single` is what one costs alone. */
async function costOfDeal(quantity: number, single: string | null = null, country: Country = 'dk') {
  const { cost } = await rowOf({ quantity, units: 2, unitsPrice: 3500, priceText: single }, country)
  return cost
}

describe('§3 product offer: a row shows its sum, with what it is made of beside it', () => {
  it('of several pieces, their number and the price of one', async () => {
    expect((await rowOf({ quantity: 2, priceText: '12,00' })).cost).toBe('|24|24 kr.|2 × 12,00|')
    expect((await rowOf({ priceText: '12,00' })).cost).toBe('|12|12 kr.|')
  })

  it('of a deal, its price and never half of it', async () => {
    expect(await costOfDeal(2)).toBe('|35|35 kr.|')
    expect(await costOfDeal(4)).toBe('|70|70 kr.|2 × 35,00|')
  })

  it('of more than a deal, the rest at what one costs alone', async () => {
    expect(await costOfDeal(1, '20,00')).toBe('|20|20 kr.|')
    expect(await costOfDeal(3, '20,00')).toBe('|55|55 kr.|35,00|+ 20,00|')
    expect(await costOfDeal(5, '20,00')).toBe('|90|90 kr.|2 × 35,00|+ 20,00|')
  })
})

describe('§4 shopping list data: nobody can pay a part of a deal', () => {
  it('so the row says as the total does how many pieces have no price', async () => {
    expect(await costOfDeal(1)).toBe('|1 uden pris|')
    expect(await costOfDeal(3)).toBe('|35|35 kr.|1 uden pris|')
    expect(await costOfDeal(5)).toBe('|70|70 kr.|2 × 35,00|1 uden pris|')
  })

  it('and how it is sold, in the words of each country', async () => {
    const said = countries.map(async (country) => [
      (
        await rowOf(
          {
            subText: '400 g',
            subPriceText: severalText({ units: 2, price: 3500, unitType: 'kpl' }, country),
          },
          country,
        )
      ).meta,
      await costOfDeal(1, null, country),
    ])
    expect(await Promise.all(said)).toEqual([
      ['400 g · 2 for 35,00 kr. ', '|1 uden pris|'],
      ['400 g · 2 for 35,00 kr ', '|1 uten pris|'],
      ['400 g · 2 för 35,00 kr ', '|1 utan pris|'],
      ['400 g · 2 kpl 35,00 € ', '|1 ilman hintaa|'],
    ])
  })
})

it('an ended offer and a typed item have no price', async () => {
  expect((await rowOf({ quantity: 2, units: 2, unitsPrice: 3500, isExpired: true })).cost).toBe('|Udløbet|')
  expect((await rowOf({ quantity: 2 })).cost).toBe('|–|uden pris|')
})

it('§2.10: what is wanted of an item stands in the place of its quantity, in one piece', async () => {
  const said = async (changes: Partial<ShoppingListItem>) => {
    const { cost } = await rowOf({ name: 'Mælk', ...changes }, 'dk', () => undefined)
    return cost.split('|').at(-2)
  }
  expect([
    await said({ quantity: 2 }),
    await said({ quantity: 1, wantedAmount: '2 l' }),
    await said({ quantity: 2, wantedAmount: '2 l' }),
  ]).toEqual(['2 stk.', '2 l', '2 × 2 l'])
})
