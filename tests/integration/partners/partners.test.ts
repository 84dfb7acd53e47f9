import { beforeAll, describe, expect, it } from 'vitest'
import { getChainPage } from '#app/server/partners/get-chain-page.ts'
import { getLeaflet } from '#app/server/partners/get-leaflet.ts'
import { getPartnersPage } from '#app/server/partners/get-partners-page.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from '../offers/add-offers.ts'

const groceries = { chainCategory: 'Dagligvarer' }
const netto = { ...groceries, chain: 'Netto' }
const next = { start: '2026-11-27', end: '2026-12-03' }

describeOnEachDatabase('Leaflets and partners', (database) => {
  let coffee: number
  let cheaperCoffee: number
  let milk: number
  let comingCoffee: number

  beforeAll(async () => {
    const given = [
      { ...netto, name: 'Kaffe', category: 'Kolonial', price: 3000, regularPrice: 6000 },
      { ...groceries, chain: 'føtex', name: 'Kaffe', category: 'Kolonial', price: 2900, regularPrice: 5000 },
      { ...netto, name: 'Mælk', category: 'Mejeri', price: 900, regularPrice: 1000 },
      { ...netto, ...next, name: 'Te', category: 'Kolonial', price: 1500, regularPrice: 2500 },
      { ...netto, name: 'Brød', start: '2026-11-01', end: '2026-11-20' },
      { chain: 'Bygma', chainCategory: 'Byggemarkeder', name: 'Maling', price: 9900 },
      { chain: 'Inco', chainCategory: 'Engros', name: 'Mel', price: 9900 },
    ]
    const ids = await addOffers(database(), given)
    ;[coffee, cheaperCoffee, milk, comingCoffee] = ids as [number, number, number, number]
    const variant = 'select variant_id from offers where id = $1'
    await database().query(
      `insert into partners (country, name, website) values ('dk', 'Merrild', 'https://merrild.dk/')`,
    )
    await database().query(
      `insert into custom_partner_products (partner_id, country, product_title_text, price_text, variant_id)
       select id, 'dk', 'Kaffekasse', '349,-', (${variant}) from partners`,
      [coffee],
    )
  })

  const page = () => getPartnersPage(database(), { country: 'dk', today })

  describe('§2.1 the page of leaflets', () => {
    it('has each chain for shoppers with its offers, their days and what begins next, groceries first', async () => {
      const { leaflets, totalOffers } = await page()
      const shown = leaflets.map(({ category, covers }) => [
        category,
        covers.map(({ slug, offers, period, next }) => [slug, offers, period, next]),
      ])
      const period = { startDate: '2026-11-20', endDate: '2026-11-26' }
      expect(shown).toEqual([
        [
          'Dagligvarer',
          [
            ['netto', 2, period, { startDate: '2026-11-27', offers: 1 }],
            ['fotex', 1, period, null],
          ],
        ],
        // The only one of its kind.
        [null, [['bygma', 1, period, null]]],
      ])
      expect(totalOffers).toBe(4)
    })

    it('shows a chain’s strongest offers first', async () => {
      const { leaflets } = await page()
      const covers = leaflets.flatMap(({ covers }) => covers)
      const strongest = Object.fromEntries(
        covers.map(({ slug, strongest }) => [slug, strongest.map(({ id }) => id)]),
      )
      expect(strongest).toMatchObject({
        netto: [coffee, milk],
        fotex: [cheaperCoffee],
      })
    })

    it('shows food before crayons and shampoo, on the cover, among what begins soon and in the leaflet', async () => {
      const day = '2027-01-10'
      const priced = (name: string, category: string, price: number) => ({
        ...{ ...netto, start: day, end: day, name, category, price, regularPrice: 10_000 },
      })
      const [crayons, shampoo, butter, chicken] = await addOffers(database(), [
        priced('Farveblyanter', 'Legetøj', 1000),
        priced('Shampoo', 'Pleje', 2000),
        priced('Smør', 'Mejeri', 8000),
        priced('Kyllingebryst', 'Kød', 9000),
      ])
      const asked = { country: 'dk' as const, today: day }
      const inOrder = [butter, chicken, shampoo, crayons]
      const { leaflets } = await getPartnersPage(database(), asked)
      expect(
        leaflets.flatMap(({ covers }) => covers.map(({ strongest }) => strongest.map(({ id }) => id))),
      ).toEqual([inOrder.slice(0, 3)])
      const leaflet = await getLeaflet(database(), { ...asked, slug: 'netto' })
      expect(leaflet?.pages.map(({ offers }) => offers.map(({ id }) => id))).toEqual([inOrder])
      const { soon } = await getPartnersPage(database(), { country: 'dk', today: '2027-01-09' })
      expect(soon.map(({ id }) => id)).toEqual(inOrder)
    })

    it('a cover names the strongest offers, however long their names, with the brand', async () => {
      const day = '2027-02-10'
      const priced = (brand: string, name: string, category: string) => ({
        ...{ ...netto, start: day, end: day, brand, name, category, price: 1000, regularPrice: 2000 },
      })
      await addOffers(database(), [
        priced('Änglamark', 'Flydende margarine uden salt og laktose', 'Smør'),
        priced('Änglamark', 'Hakkede flåede tomater', 'Konserves'),
        priced('Arla', 'Kærnemælk', 'Mælk'),
        priced('Schulstad', 'Rugbrød', 'Brød'),
      ])
      const { leaflets } = await getPartnersPage(database(), { country: 'dk', today: day })
      expect(
        leaflets.flatMap(({ covers }) => covers.map(({ strongest }) => strongest.map(({ name }) => name))),
      ).toEqual([
        [
          'Änglamark, Flydende margarine uden salt og laktose',
          'Änglamark, Hakkede flåede tomater',
          'Arla, Kærnemælk',
        ],
      ])
    })

    it('tells what begins soon, and the partners with their products and what these cost in the shops', async () => {
      const { soon, partners } = await page()
      expect(soon.map(({ id }) => id)).toEqual([comingCoffee])
      const products = partners.map(({ name, website, products }) => ({
        name,
        website,
        products: products.map(({ productTitleText, priceText, brand, website, offers }) => ({
          ...{ productTitleText, priceText, brand, website },
          offers: offers.map(({ id }) => id),
        })),
      }))
      expect(products).toEqual([
        {
          name: 'Merrild',
          website: 'https://merrild.dk/',
          products: [
            {
              productTitleText: 'Kaffekasse',
              priceText: '349,-',
              brand: 'Merrild',
              website: 'https://merrild.dk/',
              offers: [cheaperCoffee, coffee],
            },
          ],
        },
      ])
    })

    it('of another country has nothing of this one', async () => {
      expect(await getPartnersPage(database(), { country: 'se', today })).toEqual({
        ...{ today, totalOffers: 0, mine: [], leaflets: [], soon: [], partners: [] },
      })
    })
  })

  describe('§2.1 the page of a chain', () => {
    const chain = (slug: string) => getChainPage(database(), { country: 'dk', slug, today })

    it('has its offers by part of the shop, and what begins soon', async () => {
      const data = await chain('netto')
      expect(data?.chain).toMatchObject({ name: 'Netto', slug: 'netto', category: 'Dagligvarer' })
      expect(data?.week).toEqual({ offers: 2, period: { startDate: '2026-11-20', endDate: '2026-11-26' } })
      expect(data?.parts.map(({ name, total, offers }) => [name, total, offers.map(({ id }) => id)])).toEqual(
        [
          ['Kolonial', 1, [coffee]],
          ['Mejeri', 1, [milk]],
        ],
      )
      expect([data?.next, data?.soon.map(({ id }) => id)]).toEqual([
        { startDate: '2026-11-27', offers: 1 },
        [comingCoffee],
      ])
    })

    it('is only there for a chain for shoppers of that country', async () => {
      expect(await Promise.all(['inco', 'unknown', ''].map(chain))).toEqual([null, null, null])
      expect(await getChainPage(database(), { country: 'se', slug: 'netto', today })).toBeNull()
    })
  })

  describe('§2.1 the leaflet of a chain', () => {
    const leaflet = (slug: string, day = today) => getLeaflet(database(), { country: 'dk', slug, today: day })

    it('has the offers of today, the strongest first, in full', async () => {
      const data = await leaflet('netto')
      expect(data?.pages.map(({ parts, offers }) => [parts, offers.map(({ id }) => id)])).toEqual([
        [[], [coffee, milk]],
      ])
      expect(data?.pages[0]?.offers[0]).toMatchObject({ name: 'Kaffe', price: 3000, description: '' })
      expect([data?.total, data?.period]).toEqual([2, { startDate: '2026-11-20', endDate: '2026-11-26' }])
    })

    it('is not there for a chain without offers today, or an unknown chain', async () => {
      expect(await leaflet('netto', '2026-12-24')).toBeNull()
      expect(await leaflet('unknown')).toBeNull()
    })
  })
})
