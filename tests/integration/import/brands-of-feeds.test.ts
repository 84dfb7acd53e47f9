import { expect, it, vi } from 'vitest'
import { brandsOfFeeds } from '#app/server/import/formats/tjek/brands-of-feeds.ts'
import { normaliseTjek } from '#app/server/import/formats/tjek/normalise-tjek.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { rowsOf } from './rows-of.ts'

// Most of an import's time, for what no test here looks at.
vi.mock('#app/server/search/index/refresh-changes.ts', () => ({ refreshChanges: async () => {} }))

const now = new Date('2026-11-18T12:00:00Z')
const week = { startDate: '2026-11-16', endDate: '2026-11-22' }
const base = { country: 'dk', currency: 'DKK', chain: 'Netto', price: 2995, ...week } as const

describeOnEachDatabase('docs/import.md: the brands of other feeds in leaflets', (database) => {
  const brandsOf = async (headings: string[], currency = 'DKK') => {
    const brands = await brandsOfFeeds(database())
    return headings.map((heading, at) => {
      const row = { id: String(at), heading, pricing: { price: 10, pre_price: null, currency } }
      const dated = { ...row, run_from: '2026-11-16T00:00:00+0100', run_till: '2026-11-22T23:59:59+0100' }
      const offer = normaliseTjek({ ...dated, branding: { name: 'Føtex' } }, {}, brands)
      return 'brand' in offer ? offer.brand : offer.message
    })
  }

  it('are known in their country, if they are no common words', async () => {
    const goods: [brand: string, name: string][] = [
      ['Zwølle', 'Saft med solbær'],
      ['Zwølle', 'Saft med hyldeblomst'],
      ['Brugsklar', 'Spartelmasse'],
      ['Brugsklar', 'Grunder'],
      ['Alfix', 'Fliseklæb brugsklar'],
      ['Jotan', 'Mørtel, brugsklar'],
      ['Enkelt', 'Vare'],
    ]
    const offers = goods.map(([brand, name], at): OfferInput => ({ ...base, id: String(at), brand, name }))
    expect(await brandsOf(['Zwølle saft'])).toEqual([null])
    await importOffers(database(), [rowsOf(offers)], { now })
    expect(await brandsOf(['Zwølle saft', 'Brugsklar fuge', 'Enkelt sofa'])).toEqual(['Zwølle', null, null])
    expect(await brandsOf(['Zwølle saft'], 'NOK')).toEqual([null])
  })
})
