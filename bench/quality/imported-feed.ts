import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import type { FeedDefaults } from '#app/server/import/formats/feed-defaults.ts'
import { type FormatName, formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { importOffers } from '#app/server/import/import-offers.ts'

export const week = { startDate: '2026-11-16', endDate: '2026-11-22' }
const now = new Date('2026-11-18T12:00:00Z')

/** An offer as it was imported. `unitPrice` is in minor units; `gtins` are those of its variant. */
export type Read = {
  id: string
  chain: string
  variant: number
  brand: string | null
  parent: string | null
  units: number
  quantity: number | null
  type: 'kg' | 'l' | 'm' | 'stk' | null
  pieces: number
  unitPrice: number | null
  unitPriceBound: string | null
  gtins: number
}

/** One figure of the table: how many of how many. */
export type Figure = [name: string, part: number, whole: number]

const readOffers = `
select o.external_id as id, c.name as chain, o.variant_id as variant, b.name as brand, p.name as parent, o.units,
  v.quantity, v.quantity_type as type, v.pieces, o.unit_price as "unitPrice", o.unit_price_bound as "unitPriceBound",
  (select count(*)::int from variant_gtins g where g.variant_id = v.id) as gtins
from offers o join chains c on c.id = o.chain_id join product_variants v on v.id = o.variant_id
join products d on d.id = o.product_id left join brands b on b.id = d.brand_id left join brands p on p.id = b.parent_id
order by o.id`

export async function onEmptyDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openPglite()
  try {
    await migrateDatabase(database)
    return await work(database)
  } finally {
    await database.close()
  }
}

export async function imported(
  database: Database,
  bytes: AsyncIterable<Uint8Array>,
  format: FormatName,
  defaults = {},
) {
  await importOffers(database, readRows(bytes, formatNamed(format), defaults as FeedDefaults), { now })
  return (await database.query(readOffers, [])) as Read[]
}
