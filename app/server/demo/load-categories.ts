import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { tintOfGroup } from '../../../demo/pictures/pictures.ts'
import type { Queryable } from '../db/database.ts'
import type { Catalogue, DemoProduct } from './catalogue.ts'

/** The most frequent background colour of these products' pictures. */
function commonTint(products: DemoProduct[]): Tint {
  const counts = new Map<Tint, number>()
  for (const { tint } of products) counts.set(tint, (counts.get(tint) ?? 0) + 1)
  const [first] = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return first?.[0] ?? 'stone'
}

const upsert = `
on conflict (country, parent_id, name_key) do update set tint = excluded.tint
where categories.tint is distinct from excluded.tint`

const partsSql = `
insert into categories (country, name, name_key, tint)
select $1, name, name_key, tint from json_to_recordset($2::json) as given(name text, name_key text, tint text)
${upsert}`

const shelvesSql = `
insert into categories (country, parent_id, name, name_key, tint)
select $1, part.id, given.name, given.name_key, given.tint
from json_to_recordset($2::json) as given(part_key text, name text, name_key text, tint text)
join categories part on part.country = $1 and part.parent_id is null and part.name_key = given.part_key
${upsert}`

/**
 * Writes the shelves of a country's catalogue and their parts of the shop. Done before its offers are imported, because
 * an offer knows only its own product's background. Unchanged rows are not written.
 */
export async function loadCategories(database: Queryable, { country, products }: Catalogue): Promise<void> {
  const groups = new Map(products.map(({ group, groupName }) => [groupName, group]))
  const parts = [...groups].map(([name, group]) => ({
    name,
    name_key: foldForKey(name),
    tint: tintOfGroup(group),
  }))
  const shelves = [
    ...Map.groupBy(products, ({ groupName, shelf }) => `${groupName}/${shelf}`).values(),
  ].flatMap((ofShelf) =>
    ofShelf.slice(0, 1).map(({ groupName, shelf }) => ({
      part_key: foldForKey(groupName),
      name: shelf,
      name_key: foldForKey(shelf),
      tint: commonTint(ofShelf),
    })),
  )
  await database.query(partsSql, [country, JSON.stringify(parts)])
  await database.query(shelvesSql, [country, JSON.stringify(shelves)])
}
