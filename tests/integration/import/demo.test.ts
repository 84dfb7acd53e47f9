import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { refreshData } from '#app/server/data/refresh-data.ts'
import type { Database } from '#app/server/db/database.ts'
import { topUpDemo } from '#app/server/demo/top-up-demo.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import { checkOffer } from '#app/server/import/offer/check-offer.ts'
import type { ImportedOffer } from '#app/server/import/row/imported-offer.ts'
import { staplesOf } from '#app/server/lexicon/searches.ts'
import { listFrontPage } from '#app/server/pages/list-front-page.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { layDemo } from '#tests/e2e/support/demo/lay-demo.ts'
import { describeOnEachDatabase, describeOnPostgres } from '../databases/databases.ts'

const saturday = new Date('2026-11-21T11:00:00Z')
const nextFriday = new Date('2026-11-27T11:00:00Z')

const othersOffer = checkOffer({
  source: 'feed',
  id: '1',
  country: 'dk',
  chain: 'Netto',
  name: 'Smørbar',
  brand: 'Lurpak',
  size: '200 g',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  price: 1000,
  currency: 'DKK',
}) as ImportedOffer

/** A value that changes if data of the demo is written: the numbers of rows, and a sum over their contents. */
async function fingerprint(database: Database): Promise<unknown> {
  const tables = 'offers chains chain_categories categories brands products product_variants partners'
  return Promise.all(
    [...tables.split(' '), 'custom_partner_products', 'placement_offers', 'search_documents'].map((table) =>
      database.query(`select '${table}' as of, count(*), sum(hashtext(t::text)::bigint) from ${table} t`),
    ),
  )
}

/** The live offers on each of the seven days from $1; a country is `full` if it has enough on every day. */
const liveSql = `
with days as (
  select o.country, d.day, count(*) as offers, count(distinct o.chain_id) as chains,
    count(distinct o.product_id) as products, bool_and(o.price < o.regular_price) as reduced
  from generate_series(0, 6) n, lateral (select $1::date + n as day) d, offers o
  where o.source = 'demo' and o.start_date <= d.day and o.end_date >= d.day
  group by o.country, d.day
)
select country, count(*)::int as days, min(offers) >= 2000 as full, min(chains) >= 12 as "manyChains",
  min(products) > 400 as "manyProducts", bool_and(reduced) as reduced
from days group by country order by country`

const fullCountries = ['dk', 'fi', 'no', 'se'].map((country) => ({
  country,
  days: 7,
  full: true,
  manyChains: true,
  manyProducts: true,
  reduced: true,
}))

const placedSql = `
select s.country, s.placement_id as "placementId",
  count(*) filter (where o.start_date <= $1 and o.end_date >= $1)::int as live, count(distinct o.chain_id)::int as chains
from placement_offers s join offers o on o.id = s.offer_id
group by 1, 2 order by 1, 2`

const fullPlaces = ['dk', 'fi', 'no', 'se'].flatMap((country) => [
  { country, placementId: 'anchor', live: 8, chains: 8 },
  { country, placementId: 'front-page', live: 12, chains: 12 },
  { country, placementId: 'offer-page', live: 10, chains: 10 },
])

const countedSql = `
select count(*)::int as wrong from search_documents d
where d.live <> (select count(*) from offers o
  where o.product_id = d.product_id and o.start_date <= $1 and o.end_date >= $1)`

const groceryParts =
  /^(Frugt|Frukt|Hedelmät|Kød|Kjøtt|Kött|Liha|Mej|Mei|Maito|Brød|Bake|Bröd|Leipä|Kolonial|Tørr|Skaff|Kuiva|Frost|Fry|Pakas|Drik|Dryck|Juomat|Slik|Snacks|Godis|Makei|Husholdn|Hushåll|Baby|Barn|Vauvat)/

/** The front page of a country on a day: its category, its tiles, its good prices and their marks. */
async function frontOf(database: Database, country: Country, today: string) {
  const front = await listFrontPage(database, { country, today })
  const { staples, groups, goodPrices, endingSoon, leaflets } = front
  const parts = await database.query<{ name: string }>(
    `select distinct coalesce(part.name, shelf.name) as name from offers o join products p on p.id = o.product_id
      join categories shelf on shelf.id = p.category_id left join categories part on part.id = shelf.parent_id
      where o.id = any($1)`,
    [[...goodPrices, ...endingSoon].map(({ id }) => id)],
  )
  const marked = (offers: OfferSummary[]) => offers.filter(isCheapest).length
  const walls = groups.map(({ tint }) => tint)
  return {
    country,
    onShelf: staples.length,
    leaflets: leaflets.length,
    tiles: new Set(walls).size,
    hasGreens: walls.includes('mint'),
    isYellowRare: marked(goodPrices.slice(0, 10)) >= 2 && marked(goodPrices.slice(0, 10)) <= 4,
    others: parts.map(({ name }) => name).filter((name) => !groceryParts.test(name)),
  }
}

const goodFronts = countries.map((country) => ({
  ...{ country, onShelf: 4, leaflets: 6, tiles: 6, hasGreens: true, isYellowRare: true, others: [] },
}))

describeOnPostgres('The demo catalogue', (database) => {
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await importOffers(database(), [[{ line: 1, content: '', offer: othersOffer }]])
    await refreshData(database().forLongWork, saturday, true)
  })

  it('part 5: has, in every country and on every day, 2,000 live offers of 12 chains, below their usual price', async () => {
    expect(await database().query(liveSql, ['2026-11-21'])).toEqual(fullCountries)
  })

  it('part 5: contains a year of past offers and the coming week', async () => {
    const rows = await database().query(
      `select country, min(start_date) between '2025-11-15' and '2025-11-21' as year,
        count(*) filter (where end_date < $1) > 7000 as past, count(*) filter (where start_date > $1) > 2000 as coming
      from offers where source = 'demo' group by country order by country`,
      ['2026-11-21'],
    )
    expect(rows).toEqual(
      ['dk', 'fi', 'no', 'se'].map((country) => ({ country, year: true, past: true, coming: true })),
    )
  })

  it.each(countries)(
    '§2.1: the cheapest everyday goods are the cheapest that a search finds (%s)',
    async (country) => {
      const today = '2026-11-21'
      const { staples } = await listFrontPage(database(), { country, today })
      const found = await Promise.all(
        staplesOf(country).map(async ({ term }) => {
          const search = {
            ...{ country, term, today, sort: 'unit-price' as const, limit: 24 },
            isExact: true,
          }
          const { products } = await searchOffers(database(), search)
          return products.find(({ isHighlighted }) => !isHighlighted)?.unitPrice
        }),
      )
      expect(staples.map(({ unitPrice }) => unitPrice)).toEqual(found)
    },
  )

  it('fills front-page, offer-page and anchor with live offers of different chains', async () => {
    expect(await database().query(placedSql, ['2026-11-21'])).toEqual(fullPlaces)
  })

  it('gives partners products with a picture, a price and search words', async () => {
    const rows = await database().query(
      `select p.country, count(*) >= 5 as several, bool_and(c.image_url like '/pictures/%.svg') as pictured,
        bool_and(cardinality(c.keywords) > 0) as found, bool_and(c.price_text is not null) as priced
      from custom_partner_products c join partners p on p.id = c.partner_id group by p.country order by p.country`,
    )
    expect(rows).toEqual(
      ['dk', 'fi', 'no', 'se'].map((country) => ({
        ...{ country, several: true, pictured: true, found: true, priced: true },
      })),
    )
  })

  it('puts every product in a category within a category group', async () => {
    const rows = await database().query(
      `select count(*)::int as wrong from products p
      left join categories shelf on shelf.id = p.category_id
      left join categories part on part.id = shelf.parent_id
      where part.id is null and p.id in (select product_id from offers where source = 'demo')`,
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('makes search count the live offers of the day', async () => {
    expect(await database().query(countedSql, ['2026-11-21'])).toEqual([{ wrong: 0 }])
  })

  it('§2.1: every front page begins with groceries, has four everyday goods, tiles in six tints, and few yellow marks', async () => {
    const fronts = await Promise.all(countries.map((country) => frontOf(database(), country, '2026-11-21')))
    expect(fronts).toEqual(goodFronts)
  })

  it('does nothing when it is called again on the same day', async () => {
    const written = vi.mocked(process.stdout.write)
    written.mockClear()
    const before = await fingerprint(database())
    await refreshData(database().forLongWork, saturday, true)
    expect(written).not.toHaveBeenCalled()
    expect(await fingerprint(database())).toEqual(before)
  })

  it('updates to a new day, only once if two processes notice it, and does not touch offers of other feeds', async () => {
    const written = vi.mocked(process.stdout.write)
    written.mockClear()
    // The embedded database has one process, which calls again only after the first call.
    const processes = database().engine === 'postgres' ? 2 : 1
    await Promise.all(
      Array.from({ length: processes }, () => refreshData(database().forLongWork, nextFriday, true)),
    )
    const messages = written.mock.calls.map(([line]) => JSON.parse(String(line)).message)
    expect(messages).toEqual(['demo topped up'])
    expect(await database().query(liveSql, ['2026-11-27'])).toEqual(fullCountries)
    expect(await database().query(placedSql, ['2026-11-27'])).toEqual(fullPlaces)
    expect(await database().query(countedSql, ['2026-11-27'])).toEqual([{ wrong: 0 }])
    const fronts = await Promise.all(countries.map((country) => frontOf(database(), country, '2026-11-27')))
    expect(fronts).toEqual(goodFronts)
    expect(
      await database().query(
        `select external_id as id, end_date as "endDate", price from offers where source <> 'demo'`,
      ),
    ).toEqual([{ id: '1', endDate: '2026-11-26', price: 1000 }])
  })
})

/** The tables of the demo with one in twenty of each country's products, in a folder of their own. */
function copyTwentieth(): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  for (const part of ['kinds.csv', ...countries])
    cpSync(join('demo', part), join(folder, part), { recursive: true })
  for (const country of countries) {
    const file = join(folder, country, 'products.csv')
    const [header, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
    writeFileSync(file, [header, ...rows.filter((_, index) => index % 20 === 0)].join('\n'))
  }
  return folder
}

describeOnEachDatabase('A twentieth of the demo catalogue', (database) => {
  let folder: string
  beforeAll(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    folder = copyTwentieth()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('loaded again from changed tables, restores the pictures of products and changes nothing else', async () => {
    await topUpDemo(database(), saturday, { folder })
    expect(await database().query(countedSql, ['2026-11-21'])).toEqual([{ wrong: 0 }])
    const before = await fingerprint(database())
    await database().query(
      `update products set image_url = '/pictures/gone.svg' where image_url like '/pictures/%'`,
    )
    expect(await fingerprint(database())).not.toEqual(before)
    await database().query(`update data_state set value = value || '{"tables": "others"}' where key = 'demo'`)
    expect(await topUpDemo(database(), saturday, { folder })).toEqual(countries)
    expect(await fingerprint(database())).toEqual(before)
  })

  it('of the tables of another version, is left as it is by a process that runs, and topped up on the next day', async () => {
    const state = async () =>
      (await database().query(`select value from data_state where key = 'demo'`))[0] as {
        value: { tables: string; filledOn: object }
      }
    await topUpDemo(database(), saturday, { folder })
    await database().query(`update data_state set value = value || '{"tables": "others"}' where key = 'demo'`)
    const running = { folder, keepsTables: true }
    expect(await topUpDemo(database(), saturday, running)).toEqual([])
    expect(await topUpDemo(database(), new Date('2026-11-22T12:00:00Z'), running)).toEqual(countries)
    const sunday = Object.fromEntries(countries.map((country) => [country, '2026-11-22']))
    expect((await state()).value).toEqual({ tables: 'others', filledOn: sunday })
  })

  it('laid for tests of the browser, has the same offers on any day', async () => {
    const liveOn = (day: string) =>
      database().query(
        'select external_id as id, price from offers where $1 between start_date and end_date order by 1',
        [day],
      )
    await topUpDemo(database(), new Date('2026-11-26T11:00:00Z'), { folder })
    const [live, placed] = [await liveOn('2026-11-26'), await database().query(placedSql, ['2026-11-26'])]
    expect(live.length).toBeGreaterThan(countries.length * 50)
    const monday = new Date('2027-02-01T11:00:00Z')
    await layDemo(database(), monday, folder)
    expect(await liveOn('2027-02-01')).toEqual(live)
    expect(await database().query(placedSql, ['2027-02-01'])).toEqual(placed)
    expect(await database().query(countedSql, ['2027-02-01'])).toEqual([{ wrong: 0 }])
    expect(await topUpDemo(database(), monday, { folder }), 'the server adds nothing').toEqual([])
  })
})

describeOnEachDatabase('A product without the demo (DEMO=0)', (database) => {
  it('contains the imported data and nothing else', async () => {
    await importOffers(database(), [[{ line: 1, content: '', offer: othersOffer }]])
    await refreshData(database().forLongWork, saturday, false)
    expect(
      await database().query(`select (select count(*) from offers) as offers, (select count(*) from chains) as chains,
        (select count(*) from partners) as partners, (select count(*) from placement_offers) as placed`),
    ).toEqual([{ offers: 1, chains: 1, partners: 0, placed: 0 }])
  })
})
