import { type Country, countries } from '#app/domain/locale/locales.ts'
import { fold } from '#app/domain/search/folding.ts'
import type { Database } from '#app/server/db/database.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'
import { rebuildIndex } from '#app/server/search/index/index-products.ts'
import { gatherStatisticsOfOffers, refreshLiveOffers } from '#app/server/search/index/refresh-live-offers.ts'

/** The day on which the benchmark searches; a quarter of its offers are live then. */
export const benchDay = '2026-11-21'
const productsACountry = 6_000
export const chainsACountry = 30
const variations = [
  '',
  'økologisk',
  'klassisk',
  'ekstra',
  'mini',
  'light',
  'premium',
  'naturel',
  'familie',
  'original',
]

/** A country's products: those of the demo, and variations of them until there are enough. */
export function productsOf(country: Country): { brand: string; name: string }[] {
  const { products } = readCatalogue(country)
  return Array.from({ length: productsACountry }, (_, index) => {
    const product = products[index % products.length]
    const round = Math.floor(index / products.length)
    const other = products[(index * 7 + round) % products.length]
    if (!product || !other) throw new Error(`${country} has no products`)
    const words = [product.name, variations[round % variations.length]].filter(Boolean)
    return { brand: (round === 0 ? product.brand : other.brand) || 'Uden navn', name: words.join(' ') }
  })
}

const productsSql = `
with given as (
  select * from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as g(brand, brand_key, name, name_key)
), made_brands as (
  insert into brands (name, name_key) select distinct on (brand_key) brand, brand_key from given
  on conflict (name_key) do update set name = excluded.name returning id, name_key
), made_names as (
  insert into product_names (country, brand_id, name, name_key)
  select distinct on (g.name_key, b.id) $1, b.id, g.name, g.name_key from given g join made_brands b on b.name_key = g.brand_key
  on conflict (country, name_key, brand_id) do update set name = excluded.name returning id, brand_id
), made_products as (
  insert into products (country, brand_id, product_name_id)
  select $1, brand_id, id from made_names order by id
  on conflict do nothing returning id
)
insert into product_variants (product_id, quantity, quantity_type)
select id, (array[0.2, 0.4, 0.5, 1])[1 + id % 4], 'kg' from made_products`

const offersSql = `
insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date, unit_type,
  price, currency, unit_price)
select p.country, 'bench', i::text, c.id, v.product_id, v.id, $2::date - 7 + shift, $2::date - 1 + shift, 'stk.',
  price, 'DKK', (price / v.quantity)::int
from generate_series($3::bigint + 1, $4::bigint) i
cross join lateral (select (i * 7919 % 28)::int - 10 as shift, (500 + i * 104729 % 9500)::int as price) x
join unnest($1::int[]) with ordinality as chosen(id, place) on place = 1 + i * i % cardinality($1::int[])
join product_variants v on v.id = chosen.id
join products p on p.id = v.product_id
join (select id, country, row_number() over (partition by country order by id) as place from chains) c
  on c.country = p.country and c.place = 1 + i % ${chainsACountry}`

/** Fills an empty database with 24,000 products of the four countries. */
export async function fillProducts(database: Database): Promise<void> {
  for (const country of countries) {
    const names = Array.from({ length: chainsACountry }, (_, index) => `Kæde ${index + 1}`)
    await database.query(
      'insert into chains (country, name, name_key) select $1, name, lower(name) from unnest($2::text[]) name',
      [country, names],
    )
    const products = productsOf(country)
    await database.query(productsSql, [
      country,
      products.map(({ brand }) => brand),
      products.map(({ brand }) => fold(brand)),
      products.map(({ name }) => name),
      products.map(({ name }) => fold(name)),
    ])
  }
  await rebuildIndex(database)
}

/** Adds offers until there are `count`, more of them on some products as in reality, and counts the live ones. */
export async function fillOffers(database: Database, count: number): Promise<void> {
  const variants = await database.query<{ id: number }>('select id from product_variants order by id')
  const ids = variants.map(({ id }) => id)
  const [{ existing } = { existing: 0 }] = await database.query<{ existing: number }>(
    'select count(*)::int as existing from offers',
  )
  // The embedded database holds all rows of a statement in memory.
  const step = 50_000
  for (let from = existing; from < count; from += step) {
    await database.query(offersSql, [ids, benchDay, from, Math.min(from + step, count)])
  }
  await gatherStatisticsOfOffers(database)
  for (const country of countries) await refreshLiveOffers(database, country, benchDay)
  await database.query('analyze')
}
