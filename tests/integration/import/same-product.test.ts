import { expect, it, vi } from 'vitest'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { rowsOf } from './rows-of.ts'
import { watchAllVariants } from './watch-all-variants.ts'

// Most of an import's time, for what no test here looks at.
vi.mock('#app/server/search/index/refresh-changes.ts', () => ({ refreshChanges: async () => {} }))

const now = new Date('2026-11-18T12:00:00Z')
const week = { startDate: '2026-11-16', endDate: '2026-11-22' }
const base = { country: 'se', currency: 'SEK', chain: 'Willys', price: 2995, ...week } as const
const leaflet = { ...base, hasBrandField: false }

describeOnEachDatabase('docs/import.md: which offers are on one product in one size', (database) => {
  let runs = 0
  /** Imports offers and tells the variant of each, in their order. */
  const variantsOf = async (given: (Partial<OfferInput> & { name: string })[]) => {
    runs += 1
    const offers = given.map((fields, at): OfferInput => ({ ...base, id: `${runs}-${at}`, ...fields }))
    await importOffers(database(), [rowsOf(offers)], { now })
    const counts = await importOffers(database(), [rowsOf(offers)], { now })
    expect(counts).toMatchObject({ inserted: 0, updated: 0, unchanged: given.length })
    const rows = (await database().query(
      'select external_id as id, variant_id as variant from offers where external_id = any($1)',
      [offers.map(({ id }) => id)],
    )) as { id: string; variant: number }[]
    return offers.map(({ id }) => rows.find((row) => row.id === id)?.variant)
  }
  const areOne = async (...given: (Partial<OfferInput> & { name: string })[]) =>
    new Set(await variantsOf(given)).size === 1

  it.each<[string, OfferInput['name'], Partial<OfferInput>, OfferInput['name'], Partial<OfferInput>]>([
    [
      'the order of the words',
      'Skinka rökt 120 g',
      { brand: 'Scan' },
      'Rökt skinka 120 g',
      { brand: 'Scan' },
    ],
    ['the brand behind', 'Hushållsost 1 kg Arla', { brand: 'Arla' }, 'Hushållsost 1 kg', { brand: 'Arla' }],
    ['the class', 'Tomat klass 1 500 g', {}, 'Tomat 500 g', { brand: 'Kl 1. Sverige' }],
    ['endings', 'Skinka skivad 120 g', { brand: 'Scan' }, 'Skivade skinka 120 g', { brand: 'Scan' }],
    [
      'a general word',
      'Kaffe bryggkaffe 450 g',
      { brand: 'Zoégas' },
      'Bryggkaffe 450 g',
      { brand: 'Zoégas' },
    ],
    [
      'what is frozen anyway',
      'Laxfilé fryst 500 g',
      { brand: 'Findus' },
      'Laxfilé 500 g',
      { brand: 'Findus' },
    ],
    [
      'the kind of feed',
      'Kattmat lax i sås 85 g',
      { brand: 'Whiskas' },
      'Lax i sås 85 g',
      { brand: 'Whiskas' },
    ],
    [
      'the fat that such milk has',
      'Mellanmjölk 1,5% 1 l',
      { brand: 'Arla' },
      'Mellanmjölk 1 l',
      { brand: 'Arla' },
    ],
    [
      'how the share of fat is written',
      'Lättmjölk 1% 1 l',
      { brand: 'Arla' },
      'Lättmjölk 1,0 % fett 1 l',
      { brand: 'Arla' },
    ],
    ['that it is from the country itself', 'Svenska äpplen 1 kg', {}, 'Äpplen 1 kg', {}],
    [
      'where the brand is named',
      'Ekologisk skånerost 450 g',
      { brand: 'Zoégas' },
      'Zoégas skånerost ekol. 450 g',
      {},
    ],
    ['whose brand it is', 'Keso naturell 500 g', { brand: 'Arla' }, 'Naturell 500 g', { brand: 'Keso' }],
    ['a mark of the brand', 'Smör 500 g', { brand: 'Arla Ko®' }, 'Smör 500 g', { brand: 'Arla Ko' }],
    [
      'where it stands that it is organic',
      'Smör 500 g',
      { brand: 'Arla Ko® Ekologisk' },
      'Ekologiskt smör 500 g',
      { brand: 'Arla Ko' },
    ],
  ])('do not differ by %s', async (_, name, fields, other, others) => {
    expect(await areOne({ name, ...fields }, { name: other, chain: 'Coop', ...others })).toBe(true)
  })

  it('differ by the brand and by the size', async () => {
    expect(
      await areOne(
        { name: 'Senap 1 kg', brand: 'Slotts' },
        { name: 'Senap 1 kg', brand: 'Johnnys', chain: 'Coop' },
      ),
    ).toBe(false)
    expect(
      await areOne(
        { name: 'Senap 1 kg', brand: 'Slotts' },
        { name: 'Senap 500 g', brand: 'Slotts', chain: 'Coop' },
      ),
    ).toBe(false)
  })

  it('differ by that it is organic, also if only the brand says so', async () => {
    const butter = { name: 'Smör 500 g', brand: 'Arla Ko' }
    expect(await areOne(butter, { ...butter, brand: 'Arla Ko® Ekologisk', chain: 'Coop' })).toBe(false)
  })

  it.each([
    ['what it is in', 'Kyckling i sås 85 g', 'Kyckling i gelé 85 g'],
    ['its fat', 'Billinge 26% skivad 150 g', 'Billinge 17% skivad 150 g'],
    ['how coffee is ground', 'Lila bryggkaffe 450 g', 'Lila hela bönor 450 g'],
    ['what is not in it', 'Cola 1,5 l', 'Cola u/socker 1,5 l'],
  ])('differ by %s', async (_, name, other) => {
    const brand = 'Arla'
    expect(await areOne({ name, brand }, { name: other, brand, chain: 'Coop' })).toBe(false)
  })

  it('of a leaflet differ by the chain, if the heading names neither brand nor size', async () => {
    const heading = { ...leaflet, name: 'Pizza' }
    expect(await areOne(heading, { ...heading, chain: 'Coop' })).toBe(false)
    expect(await areOne(heading, heading)).toBe(true)
    expect(
      await areOne({ ...heading, brand: 'Grandiosa' }, { ...heading, brand: 'Grandiosa', chain: 'Coop' }),
    ).toBe(false)
    const sized = { ...leaflet, name: 'Pizza 400 g' }
    expect(await areOne(sized, { ...sized, chain: 'Coop' })).toBe(false)
    expect(
      await areOne({ ...sized, brand: 'Grandiosa' }, { ...sized, brand: 'Grandiosa', chain: 'Coop' }),
    ).toBe(true)
    // Fruit has no brand.
    const fruit = { ...leaflet, name: 'Gurka', size: '1 st' }
    expect(await areOne(fruit, { ...fruit, chain: 'Coop' })).toBe(true)
  })

  it('have one trade number: two of a chain are two goods, whatever their names', async () => {
    const yoghurt = { name: 'Yoghurt 1 kg', brand: 'Valio' }
    const [first, second, other] = await variantsOf([
      { ...yoghurt, gtin: '6408430000012' },
      { ...yoghurt, gtin: '6408430000029' },
      { ...yoghurt, gtin: '6408430000029', chain: 'Coop', name: 'Jogurt blåbär 1 kg' },
    ])
    expect(first).not.toBe(second)
    expect(other).toBe(second)
  })

  it('are not other sizes of each other, if they are kept apart', async () => {
    const given: OfferInput[] = [
      { ...base, id: 'peach', name: 'Kvarg 1 kg', brand: 'Valio', gtin: '6408430000104' },
      { ...base, id: 'pear', name: 'Kvarg 1 kg', brand: 'Valio', gtin: '6408430000111', chain: 'Coop' },
      { ...base, id: 'small', name: 'Kvarg 250 g', brand: 'Valio', gtin: '6408430000128' },
      { ...leaflet, id: 'willys', name: 'Lasagne' },
      { ...leaflet, id: 'coop', name: 'Lasagne', chain: 'Coop' },
    ]
    await importOffers(database(), [rowsOf(given)], { now })
    const ids = (await database().query(
      'select id, external_id as name from offers where external_id = any($1)',
      [given.map(({ id }) => id)],
    )) as { id: number; name: string }[]
    const nameOf = ({ id }: { id: number }) => ids.find((offer) => Number(offer.id) === id)?.name
    const besides = async (name: string) => {
      const id = String(ids.find((offer) => offer.name === name)?.id)
      const page = await getOffer(database(), { country: 'se', id, today: '2026-11-18' })
      return { others: page?.others.map(nameOf), otherSizes: page?.otherSizes.map(nameOf) }
    }
    expect(await besides('peach')).toEqual({ others: ['peach'], otherSizes: ['small'] })
    expect(await besides('pear')).toEqual({ others: ['pear'], otherSizes: [] })
    expect(await besides('willys')).toEqual({ others: ['willys'], otherSizes: [] })
  })

  it('are those of one trade number, however brand and name are written', async () => {
    const gtin = '6408430000203'
    const [first, other, nameless] = await variantsOf([
      { name: 'St Agur 125 g', brand: 'S:t Agur', gtin },
      { name: 'Ädelost 125 g', brand: 'Saint Agur', gtin, chain: 'Coop', price: 1295 },
      { name: 'Agur 33 % 130 g', gtin, chain: 'Lidl' },
    ])
    expect([other, nameless]).toEqual([first, first])
    const [next] = await variantsOf([{ name: 'Savencia ost 125 g', brand: 'Savencia', gtin, chain: 'ICA' }])
    expect(next).toBe(first)
  })

  it('differ by the brand whatever the trade number, if the sizes do too', async () => {
    const gtin = '6408430000241'
    const [butter, other, again] = await variantsOf([
      { name: 'Smör 500 g', brand: 'Arla Ko', gtin },
      { name: 'Smör 1,5 kg', brand: 'Valio', gtin, chain: 'Coop' },
      { name: 'Smör 1,5 kg', brand: 'Valio', gtin, chain: 'ICA' },
    ])
    expect(other).not.toBe(butter)
    expect(again).toBe(other)
  })

  it('have one trade number, also if a name without a brand names another brand of the maker', async () => {
    const gtin = '7311070330328'
    const [maker, named] = await variantsOf([
      { name: 'Guldkorn 300 g', brand: 'Pågen', gtin },
      { name: 'GULDKORN 300 g', brand: null, gtin, chain: 'Coop' },
    ])
    expect(named).toBe(maker)
  })

  it('have one trade number at a chain, also if it states the number of another pack', async () => {
    const cheese = { name: 'Präst 500 g', brand: 'Arla', gtin: '6408430000210' }
    const [pack, large, misstated] = await variantsOf([
      cheese,
      { ...cheese, name: 'Präst 5 kg', gtin: '6408430000227', price: 27900 },
      { ...cheese, name: 'Präst 5 kg', price: 27900 },
    ])
    expect(new Set([pack, large, misstated]).size).toBe(3)
  })

  it('with one trade number are one, unless their sizes and prices are of different packs', async () => {
    const gtin = '6408430000036'
    const [weighed, other, pack, misread] = await variantsOf([
      { name: 'Ost 700 g', brand: 'Valio', gtin },
      { name: 'Juusto 690 g', brand: 'Oltermanni', gtin, chain: 'Coop' },
      { name: 'Ost 7 kg', brand: 'Valio', gtin, chain: 'ICA', price: 27900 },
      { name: 'Ost 7 kg', brand: 'Valio', gtin, chain: 'Hemköp', price: 3195 },
    ])
    expect(other).toBe(weighed)
    expect(pack).not.toBe(weighed)
    expect(misread).toBe(weighed)
    const [next] = await variantsOf([{ name: 'Ost 2 kg', brand: 'Valio', gtin, chain: 'Lidl', price: 8500 }])
    expect(next).not.toBe(weighed)
  })
})

describeOnEachDatabase('docs/import.md: products that an earlier release merged', (database) => {
  it('are split by the next import, and history, watches and alerts follow their offers', async () => {
    const offers: OfferInput[] = ['Willys', 'Coop'].flatMap((chain) => [
      {
        ...leaflet,
        name: 'Pizza',
        chain,
        id: `${chain}-old`,
        startDate: '2026-11-02',
        endDate: '2026-11-08',
      },
      { ...leaflet, name: 'Pizza', chain, id: chain },
    ])
    await importOffers(database(), [rowsOf(offers)], { now })
    // As an earlier release stored them: all on one variant, which somebody watches at every chain.
    await database().query('update offers set variant_id = (select min(variant_id) from offers)')
    await database().query(
      `delete from product_variants v where not exists (select from offers o where o.variant_id = v.id)`,
    )
    await database().query(`update product_variants set apart = ''`)
    await watchAllVariants(database())
    await database().query(
      `insert into price_agent_alerts (agent_id, offer_id, watch_id, raised_at)
       select w.agent_id, o.id, w.id, now() from price_agent_watches w, offers o where o.external_id = 'Coop'`,
    )
    // The next import has only the offers of this week.
    const present = offers.filter(({ id }) => !id?.toString().endsWith('old'))
    await importOffers(database(), [rowsOf(present)], { now })

    const read = (await database().query(
      `select o.external_id as id, v.apart, w.id is not null as "isWatched", (a.watch_id = w.id) is true as "isTold"
       from offers o join product_variants v on v.id = o.variant_id
       left join price_agent_watches w on w.variant_id = v.id
       left join price_agent_alerts a on a.offer_id = o.id
       order by o.external_id`,
    )) as unknown[]
    expect(read).toEqual([
      { id: 'Coop', apart: 'chain se:coop', isWatched: true, isTold: true },
      { id: 'Coop-old', apart: 'chain se:coop', isWatched: true, isTold: false },
      { id: 'Willys', apart: 'chain se:willys', isWatched: true, isTold: false },
      { id: 'Willys-old', apart: 'chain se:willys', isWatched: true, isTold: false },
    ])
    const [{ watches } = { watches: 0 }] = (await database().query(
      'select count(*)::int as watches from price_agent_watches',
    )) as { watches: number }[]
    expect(watches).toBe(2)
    const again = await importOffers(database(), [rowsOf(present)], { now })
    expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
  })
})
