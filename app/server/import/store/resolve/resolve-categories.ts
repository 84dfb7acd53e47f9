import { foldForKey } from '#app/domain/search/folding.ts'
import type { Queryable } from '../../../db/database.ts'
import { statement } from '../../../db/statement.ts'
import { remembered } from '../../../remembered.ts'
import type { ImportedOffer } from '../../row/imported-offer.ts'
import { ensuredColumns, ensureRows, type Wanted } from './ensure-rows.ts'
import type { ImportCaches } from './import-caches.ts'

const ensureCategories = statement(
  ensuredColumns,
  `
  with wanted as (
    select w.*, c.id
    from json_to_recordset($1::json) as w(key text, country text, parent_id int, name text, name_key text, tint text)
    left join categories c
      on c.country = w.country and c.name_key = w.name_key and c.parent_id is not distinct from w.parent_id
  ), written as (
    insert into categories (country, parent_id, name, name_key, tint)
    select country, parent_id, name, name_key, coalesce(tint, 'stone') from wanted
    where id is null
    order by country, parent_id, name_key
    on conflict do nothing
    returning *
  )
  select w.key, coalesce(n.id, w.id) as id, n.id is not null as is_changed
  from wanted w
  left join written n
    on n.country = w.country and n.name_key = w.name_key and n.parent_id is not distinct from w.parent_id`,
)

const keyOfName = remembered(5_000, foldForKey)

/** The category that an offer names, and its group. An offer that names only a group has it as its category. */
const shelfOf = ({ category, categoryGroup }: ImportedOffer) =>
  category === null ? { name: categoryGroup, group: null } : { name: category, group: categoryGroup }

function groupKey(offer: ImportedOffer): string {
  const { group } = shelfOf(offer)
  return group === null ? '' : `${offer.country}:${keyOfName(group)}`
}

/** The key of the category an offer names, within its group; undefined if it names none. */
export function categoryKey(offer: ImportedOffer): string | undefined {
  const { name } = shelfOf(offer)
  return name === null ? undefined : `${offer.country}/${groupKey(offer)}/${keyOfName(name)}`
}

/** Finds or adds the categories of offers and their groups. @returns the category id by `categoryKey`. */
export async function resolveCategories(
  tx: Queryable,
  caches: ImportCaches,
  offers: readonly ImportedOffer[],
): Promise<Map<string, number>> {
  const groups = new Map<string, Wanted>()
  const shelves = new Map<string, ImportedOffer>()
  for (const offer of offers) {
    const key = categoryKey(offer)
    if (key === undefined || shelves.has(key)) continue
    shelves.set(key, offer)
    const { country, tint } = offer
    const { group: name } = shelfOf(offer)
    if (name) groups.set(groupKey(offer), { country, parent_id: null, name, name_key: keyOfName(name), tint })
  }
  const groupIds = (await ensureRows(tx, caches.categories, groups, [], ensureCategories)).ids
  const wanted = new Map<string, Wanted>()
  for (const [key, offer] of shelves) {
    const { country, tint } = offer
    const name = shelfOf(offer).name ?? ''
    const parent_id = groupIds.get(groupKey(offer)) ?? null
    wanted.set(key, { country, parent_id, name, name_key: keyOfName(name), tint })
  }
  return (await ensureRows(tx, caches.categories, wanted, [], ensureCategories)).ids
}
