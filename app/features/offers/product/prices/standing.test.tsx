import { describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { judgedOffers } from '#app/domain/prices/judged-offers.fixture.ts'
import { draw, textsOf } from '../../draw.fixture.tsx'
import { ChainComparison } from './chain-comparison.tsx'
import { Standing } from './standing.tsx'

const chains = ['Netto', 'Lidl', 'Bilka', 'Føtex', 'Kvickly']
/** Offers of the same goods at these prices, each of its own chain, cheapest first as on a page. */
const priced = (...prices: number[]): OfferSummary[] =>
  prices.map((price, index) => ({
    ...coffeeCard,
    ...{ id: index + 1, price, unitPrice: price * 2.5 },
    chain: { ...coffeeCard.chain, id: index, name: chains[index] ?? '' },
  }))

/** The text about the last of the offers on its page. */
const saidOfLast = async (offers: OfferSummary[], country: Country = 'dk') => {
  const judged = judgedOffers(offers)
  const offer = judged.at(-1)
  if (!offer) throw new Error('there is no offer')
  const others = judged.toSorted((a, b) => a.price / a.units - b.price / b.units)
  return textsOf(await draw(<Standing data={{ offer, others, state: 'live' }} country={country} />, country))
}

describe('§3 compared prices: how a price compares among the chains', () => {
  it('is cheapest if every other chain asks more', async () => {
    expect(await saidOfLast(priced(4500, 3995))).toBe('|Billigst af 2 kæder|')
  })

  it('is shared and cheapest if some chains ask the same and others more', async () => {
    expect(await saidOfLast(priced(4500, 3995, 3995))).toBe(
      '|Billigst af 3 kæder|Samme pris hos Bilka og Lidl|',
    )
  })

  it('is only shared if all chains ask the same', async () => {
    expect(await saidOfLast(priced(3995, 3995))).toBe('|Samme pris hos Lidl og Netto|')
    expect(await saidOfLast(priced(3995, 3995, 3995, 3995))).toBe('|Samme pris hos 4 kæder|')
  })

  it('is cheapest at one chain, or at all that share the lowest price', async () => {
    expect(await saidOfLast(priced(3995, 4500))).toBe('|Billigst hos Netto: 39,95 kr. · 99,88 pr. kg|')
    expect(await saidOfLast(priced(3995, 3995, 4500))).toBe(
      '|Billigst hos Netto og Lidl: 39,95 kr. · 99,88 pr. kg|',
    )
    expect(await saidOfLast(priced(3995, 3995, 3995, 3995, 4500))).toBe(
      '|Billigst hos 4 kæder: 39,95 kr. · 99,88 pr. kg|',
    )
  })

  it('tells how it is sold and the unit price only if they are the same at every named chain', async () => {
    const [netto, lidl, bilka] = priced(3995, 3995, 4500)
    if (!(netto && lidl && bilka)) throw new Error('there are no offers')
    const pair = { price: 7990, units: 2 }
    expect(await saidOfLast([{ ...netto, ...pair }, { ...lidl, ...pair }, bilka])).toBe(
      '|Billigst hos Netto og Lidl: 2 for 79,90 kr. · 39,95 pr. stk. · 99,88 pr. kg|',
    )
    expect(await saidOfLast([{ ...netto, ...pair }, lidl, bilka])).toBe(
      '|Billigst hos Netto og Lidl: 39,95 pr. stk. · 99,88 pr. kg|',
    )
    expect(await saidOfLast([netto, { ...lidl, unitPrice: null }, bilka])).toBe(
      '|Billigst hos Netto og Lidl: 39,95 kr.|',
    )
  })

  it('tells only the price of a full unit if packs of unknown sizes are compared', async () => {
    const packs = (...unitPrices: number[]) =>
      priced(2000, 4000).map((offer, place) => ({
        ...offer,
        quantity: null,
        unitPrice: unitPrices[place] ?? null,
      }))
    expect(await saidOfLast(packs(5000, 5000))).toBe('|50,00 pr. kg hos Lidl og Netto|')
    expect(await saidOfLast(packs(4500, 5000))).toBe('|Billigst hos Netto: 45,00 pr. kg|')
  })

  it('is empty for an offer that does not run today', async () => {
    const [offer] = priced(3995)
    if (!offer) throw new Error('there is no offer')
    const data = { offer, others: priced(4500, 5000), state: 'upcoming' as const }
    expect(await draw(<Standing data={data} country="dk" />)).toBe('')
  })
})

describe('§3 compared prices: the same product elsewhere', () => {
  const compared = async (offers: OfferSummary[], current: OfferSummary | undefined, isLive = true) => {
    if (!current) throw new Error('there is no offer')
    const shared = { country: 'dk', today: '2026-11-21' } as const
    return draw(<ChainComparison offers={offers} current={current} isLive={isLive} {...shared} />)
  }
  const chainsIn = (html: string) => chains.filter((chain) => textsOf(html).includes(`|${chain}|`))

  it('does not list the page’s own offer', async () => {
    const offers = priced(3995, 4500, 4995)
    const html = await compared(offers, offers[0])
    expect(textsOf(html)).toContain('|Samme vare i andre kæder|')
    expect(chainsIn(html)).toEqual(['Lidl', 'Bilka'])
  })

  it('marks the cheapest, all that cost the same if another chain asks more', async () => {
    const offers = judgedOffers(priced(3995, 4500, 4995))
    expect(textsOf(await compared(offers, offers[2]))).toContain('|Netto|Billigst|')
    const tied = judgedOffers(priced(3995, 3995, 4995))
    const html = textsOf(await compared(tied, tied[0]))
    expect(html).toContain('|Lidl|Billigst|')
    const same = judgedOffers(priced(3995, 3995))
    expect(textsOf(await compared(same, same[0]))).not.toContain('Billigst')
  })

  it('does not call another offer of the same chain another chain', async () => {
    const [own, other] = priced(3995, 4500)
    if (!(own && other)) throw new Error('there are no offers')
    const html = await compared([own, { ...other, chain: own.chain }], own)
    expect(textsOf(html)).toContain('|Andre tilbud på samme vare|')
    expect(textsOf(html)).not.toContain('andre kæder')
  })

  it('lists every offer of today if the page’s offer has ended', async () => {
    const html = await compared(priced(3995, 4500), { ...coffeeCard, id: 99 }, false)
    expect(textsOf(html)).toContain('|Varen er på tilbud her nu|')
    expect(chainsIn(html)).toEqual(['Netto', 'Lidl'])
  })
})
