import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { type ImportOptions, importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import type { SetAside } from '#app/server/import/store/write/upsert-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { rowsOf } from './rows-of.ts'

const milk: OfferInput = {
  id: '1',
  country: 'dk',
  chain: 'Netto',
  brand: 'Arla',
  name: 'Letmælk',
  size: '1 l',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
  price: 1295,
  currency: 'DKK',
}
const now = new Date('2026-11-21T12:00:00Z')
const tables =
  'offers, variant_gtins, product_variants, search_documents, products, product_names, brands, categories, chains'

const counts = { read: 0, inserted: 0, updated: 0, unchanged: 0, duplicates: 0, setAside: 0 }

describeOnEachDatabase('An import', (database) => {
  beforeEach(async () => {
    await database().query(`truncate ${tables} restart identity cascade`)
  })

  const run = (offers: readonly OfferInput[], options: ImportOptions = {}) =>
    importOffers(database(), [rowsOf(offers)], { now, ...options })
  const variantsOf = async (db: Database) =>
    (
      await db.query<{ variant: number }>('select variant_id as variant from offers order by external_id')
    ).map(({ variant }) => variant)
  /** All rows that the import wrote, with their times and physical positions. */
  const written = async (db: Database) =>
    Promise.all(
      tables.split(', ').map((table) => db.query(`select ctid::text, t.* from ${table} t order by ctid`)),
    )

  it('§9 Numbers and units: names pieces as the rest of the product does, if the source does not name them', async () => {
    await run([
      milk,
      { ...milk, country: 'no', currency: 'NOK' },
      { ...milk, country: 'se', currency: 'SEK' },
      { ...milk, country: 'fi', currency: 'EUR' },
    ])
    expect(await database().query('select country, unit_type from offers order by country')).toEqual([
      { country: 'dk', unit_type: 'stk.' },
      { country: 'fi', unit_type: 'kpl' },
      { country: 'no', unit_type: 'stk.' },
      { country: 'se', unit_type: 'st' },
    ])
  })

  it('writes an offer with its chain, brand, category, product and variant', async () => {
    const offer: OfferInput = {
      ...milk,
      source: 'netto-feed',
      chainCategory: 'Dagligvarer',
      chainWebsite: 'https://netto.example.org/',
      brand: 'Lurpak',
      parentBrand: 'Arla',
      name: 'Lurpak smørbar 200 g',
      size: undefined,
      category: 'Smør',
      categoryGroup: 'Mejeri',
      tint: 'butter',
      units: 2,
      price: 4000,
      regularPrice: 5000,
      isHighlighted: true,
      imageUrl: '/pictures/smoer.svg',
      offerUrl: 'https://netto.example.org/1',
      definedDescription: ['Saltet'],
    }
    expect(await run([offer])).toEqual({ ...counts, read: 1, inserted: 1 })
    expect(
      await database().query(`
        select o.country, o.source, o.external_id, o.start_date, o.end_date, o.units, o.unit_type, o.price, o.regular_price,
          o.currency, o.unit_price, o.is_highlighted, o.image_url, o.offer_url, o.defined_description,
          c.name as chain, c.website, cc.name as chain_category, b.name as brand, pb.name as parent_brand, n.name,
          k.name as category, k.tint, pk.name as category_group, p.image_url as product_image,
          v.quantity, v.quantity_type, v.pieces
        from offers o
        join chains c on c.id = o.chain_id
        join chain_categories cc on cc.id = c.chain_category_id
        join products p on p.id = o.product_id
        join product_variants v on v.id = o.variant_id and v.product_id = p.id
        join product_names n on n.id = p.product_name_id
        join brands b on b.id = p.brand_id
        join brands pb on pb.id = b.parent_id
        join categories k on k.id = p.category_id
        join categories pk on pk.id = k.parent_id`),
    ).toEqual([
      {
        country: 'dk',
        source: 'netto-feed',
        external_id: '1',
        start_date: '2026-11-16',
        end_date: '2026-11-22',
        units: 2,
        unit_type: 'stk.',
        price: 4000,
        regular_price: 5000,
        currency: 'DKK',
        unit_price: 10_000,
        is_highlighted: true,
        image_url: '/pictures/smoer.svg',
        offer_url: 'https://netto.example.org/1',
        defined_description: ['Saltet'],
        chain: 'Netto',
        website: 'https://netto.example.org/',
        chain_category: 'Dagligvarer',
        brand: 'Lurpak',
        parent_brand: 'Arla',
        name: 'Smørbar',
        category: 'Smør',
        tint: 'butter',
        category_group: 'Mejeri',
        product_image: '/pictures/smoer.svg',
        quantity: 0.2,
        quantity_type: 'kg',
        pieces: 1,
      },
    ])
  })

  it('keeps the unit price that a retailer states if the size is unknown, and has none if neither is known', async () => {
    await run([
      { ...milk, id: '1', name: 'Svinekød', size: null, price: 5900, unitPrice: 2950, unitPricePer: 'kg' },
      { ...milk, id: '2', name: 'Røgalarm', size: null },
    ])
    expect(
      await database().query(`
        select o.unit_price, v.quantity, v.quantity_type from offers o join product_variants v on v.id = o.variant_id
        order by o.external_id`),
    ).toEqual([
      { unit_price: 2950, quantity: null, quantity_type: 'kg' },
      { unit_price: null, quantity: null, quantity_type: null },
    ])
  })

  it('recognises a product at several chains by brand, name and size, however each chain writes them', async () => {
    await run([
      milk,
      { ...milk, id: '2', chain: 'Føtex', brand: 'ARLA', name: 'Arla letmælk 1 ltr.', size: undefined },
      { ...milk, id: '3', chain: 'Rema 1000', brand: 'arla', name: 'LETMÆLK', size: '100 cl' },
      { ...milk, id: '4', chain: 'Lidl', size: '½ l' },
      { ...milk, id: '5', chain: 'Bilka', brand: 'Thise' },
    ])
    const [netto, ...others] = await variantsOf(database())
    expect(others.map((variant) => variant === netto)).toEqual([true, true, false, false])
    expect(await database().query('select count(*) as products from products')).toEqual([{ products: 2 }])
  })

  it('recognises a product by its trade number under another name, in this import and the next', async () => {
    const gtin = '5760466981637'
    const elsewhere = { ...milk, brand: 'Arla Foods', name: 'Mælk let 0,5 %', size: null, gtin }
    await run([
      { ...milk, gtin },
      { ...elsewhere, chain: 'Føtex' },
    ])
    await run([{ ...elsewhere, chain: 'Lidl' }])
    expect(await variantsOf(database())).toEqual([1, 1, 1])
    expect(await database().query('select chain_id, unit_price from offers order by chain_id')).toEqual([
      { chain_id: 1, unit_price: 1295 },
      { chain_id: 2, unit_price: 1295 },
      { chain_id: 3, unit_price: 1295 },
    ])
  })

  it('ignores a trade number that size and price contradict, or is of another country', async () => {
    const gtin = '5760466981637'
    const other = { ...milk, brand: null, name: 'Mælk' }
    await run([
      { ...milk, gtin },
      { ...other, chain: 'Føtex', size: '2 l', price: 2490, gtin },
      { ...other, chain: 'Willys', country: 'se', currency: 'SEK', gtin },
    ])
    expect(new Set(await variantsOf(database())).size).toBe(3)
  })

  it('shows the goods of each brand under their own name, though the names of several have one key', async () => {
    const base = { ...milk, country: 'se', currency: 'SEK', chain: 'Willys', size: '200 g' } as const
    await run([
      { ...base, id: '1', brand: 'Nescafé', name: 'Snabbkaffe original' },
      { ...base, id: '2', brand: 'Philadelphia', name: 'Original' },
      { ...base, id: '3', brand: null, name: 'Original torrfoder' },
    ])
    await run([
      { ...base, id: '4', brand: 'Läkerol', name: 'Original' },
      { ...base, id: '5', brand: 'Nescafé', name: 'Original snabbkaffe' },
    ])
    expect(await database().query('select title, live from search_documents order by title')).toEqual([
      { title: 'Läkerol Original', live: 1 },
      { title: 'Nescafé Snabbkaffe original', live: 2 },
      { title: 'Original torrfoder', live: 1 },
      { title: 'Philadelphia Original', live: 1 },
    ])
    const names = await database().query(
      `select b.name as brand, n.name_key as key from product_names n left join brands b on b.id = n.brand_id order by b.name nulls last`,
    )
    // A brand of coffee means coffee, and one of cheese means cheese.
    expect(names).toEqual([
      { brand: 'Läkerol', key: 'original' },
      { brand: 'Nescafé', key: 'kaff original' },
      { brand: 'Philadelphia', key: 'original ost' },
      { brand: null, key: 'original' },
    ])
  })

  it('docs/import.md: takes the part of the shop for the category of an offer that names no other', async () => {
    const dairy = { ...milk, categoryGroup: 'Mejeri' }
    const offers = [dairy, { ...dairy, id: '2', name: 'Smør', category: 'Smør' }]
    expect(await run(offers)).toEqual({ ...counts, read: 2, inserted: 2 })
    expect(
      await database().query(`
        select o.external_id as id, k.name as category, g.name as "categoryGroup"
        from offers o join products p on p.id = o.product_id
        left join categories k on k.id = p.category_id left join categories g on g.id = k.parent_id order by o.id`),
    ).toEqual([
      { id: '1', category: 'Mejeri', categoryGroup: null },
      { id: '2', category: 'Smør', categoryGroup: 'Mejeri' },
    ])
    expect(await run(offers)).toEqual({ ...counts, read: 2, unchanged: 2 })
  })

  it('changes nothing the second time: no row is written again', async () => {
    const offers = [
      milk,
      { ...milk, id: '2', chain: 'Føtex', category: 'Mælk', categoryGroup: 'Mejeri', gtin: '5760466981637' },
      {
        ...milk,
        id: '3',
        name: 'Letmælk økologisk',
        definedDescription: ['Økologisk'],
        parentBrand: 'Arla Foods',
      },
      { ...milk, id: null, chain: 'Lidl', price: 995 },
    ]
    expect(await run(offers)).toEqual({ ...counts, read: 4, inserted: 4 })
    const first = await written(database())
    expect(await run(offers)).toEqual({ ...counts, read: 4, unchanged: 4 })
    expect(await written(database())).toEqual(first)
    expect(await database().query('select * from import_seen')).toEqual([])
  })

  it('writes only an offer that changed', async () => {
    const offers = [milk, { ...milk, id: '2', chain: 'Føtex' }]
    await run(offers)
    const changed = { ...milk, price: 1195, endDate: '2026-11-24' }
    expect(await run([changed, offers[1] ?? milk])).toEqual({ ...counts, read: 2, updated: 1, unchanged: 1 })
    expect(
      await database().query(
        'select price, end_date, updated_at > created_at as is_changed from offers order by external_id',
      ),
    ).toEqual([
      { price: 1195, end_date: '2026-11-24', is_changed: true },
      { price: 1295, end_date: '2026-11-22', is_changed: false },
    ])
  })

  it('recognises an offer without an id by its variant and its days', async () => {
    const nameless = { ...milk, id: null }
    await run([nameless])
    expect(await run([{ ...nameless, price: 995 }])).toEqual({ ...counts, read: 1, updated: 1 })
    expect(await run([{ ...nameless, startDate: '2026-11-17' }])).toEqual({ ...counts, read: 1, inserted: 1 })
  })

  it('keeps offers with the same id apart if they are of two chains, or of two feeds', async () => {
    const offers = [milk, { ...milk, chain: 'Føtex' }, { ...milk, source: 'another feed' }]
    expect(await run(offers)).toEqual({ ...counts, read: 3, inserted: 3 })
  })

  it('fills in missing details, and changes no existing ones', async () => {
    await run([{ ...milk, imageUrl: null }])
    await run([
      {
        ...milk,
        chain: 'Føtex',
        category: 'Mælk',
        imageUrl: 'https://a.example.org/1.png',
        parentBrand: 'Foods',
      },
    ])
    await run([
      {
        ...milk,
        chain: 'Lidl',
        category: 'Drikke',
        imageUrl: 'https://b.example.org/1.png',
        parentBrand: 'Other',
      },
    ])
    expect(
      await database().query(`
        select k.name as category, p.image_url, pb.name as parent from products p
        join categories k on k.id = p.category_id join brands b on b.id = p.brand_id join brands pb on pb.id = b.parent_id`),
    ).toEqual([{ category: 'Mælk', image_url: 'https://a.example.org/1.png', parent: 'Foods' }])
  })

  it.each([
    ['in one batch', 0],
    ['across batches', 5000],
  ])('counts a repeated row, and sets a row aside if another row has its id: %s', async (_, between) => {
    const filler = Array.from({ length: between }, (_, at) => ({ ...milk, id: `filler ${at}` }))
    const setAside: SetAside[] = []
    const offers = [milk, ...filler, milk, { ...milk, price: 1 }]
    const expected = { ...counts, read: between + 3, duplicates: 1, setAside: 1 }
    const options = { onSetAside: (row: SetAside) => setAside.push(row) }
    expect(await run(offers, options)).toEqual({ ...expected, inserted: between + 1 })
    expect(await run(offers, options)).toEqual({ ...expected, unchanged: between + 1 })
    const line = between + 3
    const rejection = { reason: 'duplicate-id', message: 'an earlier row has this id, with other content' }
    expect(setAside).toEqual([
      { line, content: `row ${line}`, rejection },
      { line, content: `row ${line}`, rejection },
    ])
    expect(await database().query(`select price from offers where external_id = '1'`)).toEqual([
      { price: 1295 },
    ])
  })

  it('reports rows that are set aside, and writes the others', async () => {
    const setAside: SetAside[] = []
    const options = { onSetAside: (row: SetAside) => setAside.push(row) }
    expect(await run([milk, { ...milk, id: '2', price: -1 }, { ...milk, id: '3' }], options)).toEqual({
      ...counts,
      read: 3,
      inserted: 2,
      setAside: 1,
    })
    expect(setAside).toEqual([
      { line: 2, content: 'row 2', rejection: { reason: 'negative-price', message: 'price is negative' } },
    ])
  })

  it('stores texts that look like SQL or escapes unchanged', async () => {
    const name = `'); drop table offers; -- \\ "quotes" %s $1 {}`
    await run([{ ...milk, brand: '😀 Émile & Søn', name, definedDescription: ['{a,"b"}', 'NULL', '\\'] }])
    expect(
      await database().query(`
        select b.name as brand, n.name, o.defined_description from offers o join products p on p.id = o.product_id
        join brands b on b.id = p.brand_id join product_names n on n.id = p.product_name_id`),
    ).toEqual([{ brand: '😀 Émile & Søn', name, defined_description: ['{a,"b"}', 'NULL', '\\'] }])
  })

  it('says what a dry run would do, and writes nothing', async () => {
    await run([milk])
    const before = await written(database())
    const offers = [
      { ...milk, price: 995 },
      { ...milk, id: '2' },
      { ...milk, id: '2' },
    ]
    expect(await run(offers, { isDryRun: true })).toEqual({
      ...counts,
      read: 3,
      inserted: 1,
      updated: 1,
      duplicates: 1,
    })
    expect(await written(database())).toEqual(before)
    expect(await database().query('select * from import_seen')).toEqual([])
  })

  it('stops between batches when it is told to, and keeps the written rows', async () => {
    const stop = new AbortController()
    const offers = Array.from({ length: 12_000 }, (_, at) => ({ ...milk, id: String(at) }))
    const stopped = run(offers, { signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) })
    await expect(stopped).rejects.toThrow('enough')
    const [{ offers: kept } = { offers: 0 }] = await database().query<{ offers: number }>(
      'select count(*)::int as offers from offers',
    )
    expect([kept > 0, kept < 12_000]).toEqual([true, true])
    expect(await run(offers)).toEqual({ ...counts, read: 12_000, inserted: 12_000 - kept, unchanged: kept })
  })

  it('makes its offers searchable, and counts the live ones of today', async () => {
    await run([milk, { ...milk, id: '2', chain: 'Føtex' }, { ...milk, id: '3', endDate: '2026-11-17' }])
    expect(await database().query(`select country, title, live from search_documents`)).toEqual([
      { country: 'dk', title: 'Arla Letmælk', live: 2 },
    ])
  })

  it('finds a product by its brand’s owner, once a later offer names the owner', async () => {
    await run([milk])
    const tsvOf = () => database().query<{ tsv: string }>('select tsv::text from search_documents')
    const [before] = await tsvOf()
    await run([{ ...milk, chain: 'Føtex', parentBrand: 'Mejerigruppen' }])
    const [after] = await tsvOf()
    expect([before?.tsv.includes('mejerigruppen'), after?.tsv.includes('mejerigruppen')]).toEqual([
      false,
      true,
    ])
  })
})
