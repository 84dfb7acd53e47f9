import type { PriceVerdict } from '#app/domain/prices/verdicts.ts'
import type { GivenOffer } from '../offers/add-offers.ts'

/** What is said of an offer; null if nothing is. */
type Said = Exclude<PriceVerdict, { kind: 'low' | 'usual' | 'high' }> | null

/**
 * A product, and each of its offers with the verdict that a shopper at Netto and Bilka gets everywhere, and the one that they
 * get as a member of Lidl Plus, if it is another.
 */
type Product = { because: string; name: string; offers: [Partial<GivenOffer>, Said, Said?][] }

const cheapestOf = (chains: number): Said => ({ kind: 'cheapest', of: 'product', chains })
const netto = (price: number, more: Partial<GivenOffer> = {}) => ({ chain: 'Netto', price, ...more })
const bilka = (price: number, more: Partial<GivenOffer> = {}) => ({ chain: 'Bilka', price, ...more })
const føtex = (price: number, more: Partial<GivenOffer> = {}) => ({ chain: 'Føtex', price, ...more })
const lidl = (price: number, more: Partial<GivenOffer> = {}) => ({ chain: 'Lidl', price, ...more })

/** A catalogue in which each case of the rules occurs (§3 Compared prices). Netto has every product. */
export const twelveProducts: Product[] = [
  { because: 'one chain has it', name: 'Ananas', offers: [[netto(2000), null]] },
  {
    because: 'two chains ask the lowest price',
    name: 'Banankage',
    offers: [
      [netto(2000), cheapestOf(3)],
      [føtex(2000), cheapestOf(3)],
      [lidl(2500), null],
    ],
  },
  {
    because: 'packs are unlike',
    name: 'Chorizo',
    offers: [
      [netto(2000, { size: [0.2, 'kg'] }), null],
      [føtex(3000, { size: [0.5, 'kg'] }), null],
    ],
  },
  {
    because: 'packs of unknown size are compared by the kilo',
    name: 'Dadler',
    offers: [
      [netto(2000, { unknownSize: 'kg', unitPrice: 10_000 }), null],
      [føtex(3000, { unknownSize: 'kg', unitPrice: 9000 }), cheapestOf(2)],
    ],
  },
  {
    because: 'the lowest price is for members',
    name: 'Estragon',
    offers: [
      [netto(1500, { conditions: ['member:lidl-plus'] }), null, cheapestOf(4)],
      [føtex(2000), cheapestOf(3), null],
      [lidl(2500), null],
      [bilka(2600), null],
      [bilka(2400, { conditions: ['member:lidl-plus'] }), null],
      [bilka(1000, { conditions: ['member:lidl-plus', 'coupon'] }), null],
    ],
  },
  {
    because: 'wholesale asks less',
    name: 'Figner',
    offers: [
      [netto(2000), cheapestOf(2)],
      [lidl(2500), null],
      [{ chain: 'Storkøb', chainCategory: 'Engros', price: 1000 }, null],
    ],
  },
  {
    because: 'a lower price is kept back',
    name: 'Gulerødder',
    offers: [
      [netto(2000), cheapestOf(2)],
      [føtex(2500), null],
      [lidl(20, { isKeptBack: true }), null],
    ],
  },
  {
    because: 'lower prices have ended, or begin next week',
    name: 'Hindbær',
    offers: [
      [netto(2000), cheapestOf(2)],
      [bilka(2500), null],
      [føtex(1000, { start: '2026-11-27', end: '2026-12-03' }), null],
      [lidl(1000, { start: '2026-11-13', end: '2026-11-19' }), null],
    ],
  },
  {
    because: 'several pieces cost less together',
    name: 'Ingefær',
    offers: [
      [netto(3000, { units: 2 }), cheapestOf(2)],
      [føtex(1600), null],
    ],
  },
  {
    because: 'a unit price that is not exact may be lower',
    name: 'Jordnødder',
    offers: [
      [netto(2000, { unknownSize: 'kg', unitPrice: 10_000 }), null],
      [føtex(3000, { unknownSize: 'kg', unitPrice: 12_000 }), null],
      [lidl(2500, { unknownSize: 'kg', unitPrice: 9000, unitPriceBound: 'least' }), null],
    ],
  },
  {
    because: 'the shopper’s chains are not the cheapest, and one of them is theirs',
    name: 'Kokosmel',
    offers: [
      [netto(2200), { kind: 'cheapestOfMine', chains: 2 }],
      [bilka(2500), null],
      [lidl(2000), cheapestOf(3)],
    ],
  },
  {
    because: 'a shopper’s chain is the cheapest of all',
    name: 'Linser',
    offers: [
      [netto(2000), cheapestOf(3)],
      [bilka(2200), null],
      [lidl(2200), null],
    ],
  },
]

/** All offers of the products in one order, as `addOffers` takes them. */
export const givenOffers: GivenOffer[] = twelveProducts.flatMap(({ name, offers }) =>
  offers.map(([offer]) => ({
    ...{ name, category: name, chainCategory: 'Dagligvarer', regularPrice: 2 * (offer.price ?? 0) },
    ...(offer.unknownSize || offer.size ? {} : { size: [1, 'stk'] as [number, 'stk'] }),
    ...offer,
  })),
)

/** The verdicts in the same order, of a shopper who is a member or not. */
export const saidOfGiven = (isMember: boolean): Said[] =>
  twelveProducts.flatMap(({ offers }) =>
    offers.map(([, said, toMember]) => (isMember && toMember !== undefined ? toMember : said)),
  )
