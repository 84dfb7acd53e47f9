import { isWholesaleName } from '#app/domain/offers/wholesale.ts'
import type { Queryable } from '../../../db/database.ts'
import { nullable, number, statement, text } from '../../../db/statement.ts'
import type { PreparedOffer } from '../../row/prepared-offer.ts'
import { ensuredColumns, ensureRows, type Wanted } from './ensure-rows.ts'
import type { ImportCaches } from './import-caches.ts'

const ensureCategories = statement(
  ensuredColumns,
  `
  with wanted as (
    select * from json_to_recordset($1::json) as w(key text, country text, name text, is_wholesale boolean)
  ), written as (
    insert into chain_categories (country, name, is_wholesale)
    select w.country, w.name, w.is_wholesale from wanted w
    where not exists (select from chain_categories c where c.country = w.country and c.name = w.name)
    order by 1, 2
    on conflict do nothing
    returning id, country, name
  )
  select w.key, coalesce(n.id, c.id) as id, n.id is not null as is_changed
  from wanted w
  left join chain_categories c on c.country = w.country and c.name = w.name
  left join written n on n.country = w.country and n.name = w.name`,
)

const details = ['chain_category_id', 'website'] as const
const ensureChains = statement(
  { ...ensuredColumns, chain_category_id: nullable(number()), website: nullable(text()) },
  `
  with wanted as (
    select w.*, c.id, c.chain_category_id as known_category, c.website as known_website
    from json_to_recordset($1::json)
      as w(key text, country text, name text, name_key text, chain_category_id int, website text)
    left join chains c on c.country = w.country and c.name_key = w.name_key
  ), written as (
    insert into chains as c (country, name, name_key, chain_category_id, website)
    select country, name, name_key, chain_category_id, website from wanted
    where id is null
      or known_category is null and chain_category_id is not null
      or known_website is null and website is not null
    order by country, name_key
    on conflict (country, name_key) do update
      set chain_category_id = coalesce(c.chain_category_id, excluded.chain_category_id),
        website = coalesce(c.website, excluded.website)
    returning c.*
  )
  select w.key, coalesce(n.id, w.id) as id, n.id is not null as is_changed,
    coalesce(n.chain_category_id, w.known_category) as chain_category_id, coalesce(n.website, w.known_website) as website
  from wanted w
  left join written n on n.country = w.country and n.name_key = w.name_key`,
)

const productsOfChains = statement(
  { id: number() },
  'select distinct product_id as id from offers where chain_id = any($1::int[])',
)

/**
 * Finds or adds the chains of offers. Two spellings of one name are one chain of a country.
 * @returns the chain id by `chainKey`, and the products of chains that were known and got a detail: search counts these by
 * the kind of chain.
 */
export async function resolveChains(
  tx: Queryable,
  caches: ImportCaches,
  offers: readonly PreparedOffer[],
): Promise<{ ids: Map<string, number>; products: number[] }> {
  const categories = new Map<string, Wanted>()
  const chains = new Map<string, Wanted & { category: string | null }>()
  for (const { offer, chainKey: key } of offers) {
    const { country, chain: name, chainCategory, chainWebsite } = offer
    const name_key = key.slice(country.length + 1)
    const chain = chains.get(key) ?? { country, name, name_key, category: null, website: null }
    chain.category ??= chainCategory && `${country}:${chainCategory}`
    chain.website ??= chainWebsite
    chains.set(key, chain)
    if (chainCategory)
      categories.set(`${country}:${chainCategory}`, {
        ...{ country, name: chainCategory },
        is_wholesale: isWholesaleName(chainCategory),
      })
  }
  const known = await ensureRows(tx, caches.chainCategories, categories, [], ensureCategories)
  const wanted = new Map(
    [...chains].map(([key, { category, ...chain }]) => [
      key,
      { ...chain, chain_category_id: known.ids.get(category ?? '') ?? null },
    ]),
  )
  const { ids, changed } = await ensureRows(tx, caches.chains, wanted, details, ensureChains)
  const products = changed.length > 0 ? await tx.query(productsOfChains, [changed]) : []
  return { ids, products: products.map(({ id }) => id) }
}
