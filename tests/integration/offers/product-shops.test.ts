import { beforeAll, expect, it } from 'vitest'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { detailOfOffer } from '#app/domain/partners/detail-of-offer.ts'
import { priceVerdict } from '#app/domain/prices/price-verdict.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { listProductShops } from '#app/server/offers/list-product-shops.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

describeOnEachDatabase('§7.1 GET /api/product-shops/{locale}/{variantId}', (database) => {
  let ids: number[]
  let variantId: string

  beforeAll(async () => {
    const oats = (chain: string, price: number, more: Partial<GivenOffer> = {}): GivenOffer => ({
      ...{ name: 'Havregryn', brand: 'Ota', size: [1, 'kg'], chain, price, ...more },
    })
    ids = await addOffers(database(), [
      oats('Netto', 1500),
      oats('Bilka', 1200),
      oats('Lidl', 2400, { units: 2 }),
      oats('Meny', 900, { end: '2026-11-20' }),
      oats('Spar', 100, { isKeptBack: true }),
      oats('Catering', 800, { chainCategory: 'Engros' }),
      oats('Fakta', 1000, { size: [0.5, 'kg'] }),
    ])
    const [row] = await database().query<{ id: number }>(
      'select variant_id as id from offers where id = $1',
      [ids[0]],
    )
    variantId = String(row?.id)
  })

  const judged = (offer: ProductOffer) => ({
    verdict: priceVerdict(detailOfOffer(offer), { comparison: offer.comparison }),
  })
  const shopsOf = async (id: string, country: 'dk' | 'se' = 'dk', chains: number[] = []) => {
    const shops = await listProductShops(database(), { country, id, today, chains })
    return (
      shops && {
        ids: shops.offers.map((offer) => offer.id),
        cheapest: shops.offers.filter((offer) => isCheapest(judged(offer))).map(({ id: offer }) => offer),
      }
    )
  }

  it('lists the offers of one size at shops today, the cheapest first, and names all that cost least', async () => {
    const [netto = 0, bilka = 0, lidl = 0, , spar = 0] = ids
    expect(await shopsOf(variantId)).toEqual({
      ids: [bilka, lidl, netto, spar],
      cheapest: [bilka, lidl],
    })
  })

  it('lists those of the chosen chains alone, also of wholesale, and none of chains that do not have it', async () => {
    const [netto = 0, , , , , catering = 0] = ids
    const rows = await database().query<{ id: number }>(
      "select id from chains where name in ('Netto', 'Catering') order by name",
    )
    const chosen = rows.map(({ id }) => id)
    expect((await shopsOf(variantId, 'dk', chosen))?.ids).toEqual([catering, netto])
    expect((await shopsOf(variantId, 'dk', [2 ** 31 - 1]))?.ids).toEqual([])
  })

  it('knows no product of another country, and none for what is no id', async () => {
    expect(await shopsOf(variantId, 'se')).toBeNull()
    for (const id of ['0', '-1', '1.5', 'x', '99999999999']) expect(await shopsOf(id)).toBeNull()
  })
})
