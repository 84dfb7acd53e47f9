import { beforeAll, expect, it } from 'vitest'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { anybody } from '#app/domain/memberships/shopper.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { offersInOrder, scannedBy } from '#app/domain/scan/scanned-product.ts'
import { findProductByGtin } from '#app/server/offers/find-product-by-gtin.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

const gtin = '05701234567899'

describeOnEachDatabase('§7.1 GET /api/product-by-gtin/{locale}/{gtin}', (database) => {
  let ids: number[]

  beforeAll(async () => {
    const oats = (chain: string, price: number, more: Partial<GivenOffer> = {}): GivenOffer => ({
      ...{ name: 'Havregryn', brand: 'Ota', size: [1, 'kg'], chain, price, ...more },
    })
    ids = await addOffers(database(), [
      oats('Netto', 1500),
      oats('Bilka', 1200),
      oats('Meny', 900, { start: '2026-10-14', end: '2026-10-20' }),
      oats('Lidl', 1100, { size: [0.5, 'kg'] }),
      { name: 'Rugbrød', start: '2026-10-14', end: '2026-10-20' },
    ])
    for (const [number, offerId] of [
      [gtin, ids[0]],
      ['00000073513537', ids[4]],
    ])
      await database().query(
        "insert into variant_gtins (country, gtin, variant_id) select 'dk', $1, variant_id from offers where id = $2",
        [number, offerId],
      )
  })

  const find = (number: string, country: 'dk' | 'se' = 'dk') =>
    findProductByGtin(database(), { country, gtin: number, today })

  it('finds the product in its size, with its offers of today, the cheapest first, and what it cost before', async () => {
    const [netto = 0, bilka = 0, meny = 0] = ids
    const found = await find(gtin)
    expect(found).toMatchObject({
      name: 'Ota, Havregryn',
      size: `1${hardSpace}kg`,
      imageUrl: null,
      tint: 'stone',
    })
    expect(found?.offers.map(({ id }) => id)).toEqual([bilka, netto])
    expect(found?.history.map(({ offerId, price, chain }) => [offerId, price, chain])).toEqual([
      [meny, 900, 'Meny'],
      [bilka, 1200, 'Bilka'],
      [netto, 1500, 'Netto'],
    ])
  })

  it('is judged for the shopper, whose chains come first', async () => {
    const [netto = 0, bilka = 0] = ids
    const found = await find(gtin)
    if (!found) throw new Error('nothing was found')
    const scanned = scannedBy(anybody, found)
    expect(scanned.offers.filter(isCheapest).map(({ id }) => id)).toEqual([bilka])
    const mine = [scanned.offers.find(({ id }) => id === netto)?.chain.id ?? 0]
    expect(offersInOrder(scanned, mine).map(({ id }) => id)).toEqual([netto, bilka])
    expect(offersInOrder(scanned, []).map(({ id }) => id)).toEqual([bilka, netto])
  })

  it('finds a product that no shop has on offer today, with what it cost before', async () => {
    const found = await find('00000073513537')
    expect(found).toMatchObject({ name: 'Rugbrød', size: '', offers: [] })
    expect(found?.history.map(({ offerId }) => offerId)).toEqual([ids[4]])
  })

  it('finds nothing by a number of another country or of nobody', async () => {
    expect(await find(gtin, 'se')).toBeNull()
    expect(await find('05701234567882')).toBeNull()
  })

  it('looks the number up by its index', async () => {
    const plan = await database().query<{ 'QUERY PLAN': string }>(
      `explain select variant_id from variant_gtins where country = 'dk' and gtin = '${gtin}'`,
    )
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toMatch(/variant_gtins_country_gtin_unique/)
  })
})
