import type { Queryable } from '../db/database.ts'

/** An offer as its table has it, by column. */
export type OfferRow = {
  country: string
  source: string
  external_id: string
  chain_id: number
  product_id: number
  variant_id: number
  start_date: string
  end_date: string
  units: number
  unit_type: string
  price: number
  regular_price: number | null
  currency: string
  unit_price: number | null
  is_highlighted: boolean
  image_url: string | null
  offer_url: string | null
  defined_description: string[]
}

const columns = {
  country: 'text',
  source: 'text',
  external_id: 'text',
  chain_id: 'int',
  product_id: 'int',
  variant_id: 'int',
  start_date: 'date',
  end_date: 'date',
  units: 'int',
  unit_type: 'text',
  price: 'int',
  regular_price: 'int',
  currency: 'char(3)',
  unit_price: 'int',
  is_highlighted: 'boolean',
  image_url: 'text',
  offer_url: 'text',
  defined_description: 'text[]',
}
const names = Object.keys(columns)
const values = names.filter((name) => name !== 'source' && name !== 'external_id')
const listed = (prefix: string, of: string[]) => of.map((name) => prefix + name).join(', ')

// Sorting out first what is there costs less than conflicts do, each of which would lock, and so write, an unchanged row.
// Imports wait for each other here, so that no other adds these offers meanwhile.
const statement = `
  with wanted as (
    select * from json_to_recordset($1::json) as w(${Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')})
  ), different as (
    select w.*, o.id as known from wanted w
    left join offers o on o.source = w.source and o.external_id = w.external_id
    where o.id is null or (${listed('o.', values)}) is distinct from (${listed('w.', values)})
  ), added as (
    insert into offers (${names.join(', ')}) select ${names.join(', ')} from different where known is null
  ), changed as (
    update offers o set ${values.map((name) => `${name} = d.${name}`).join(', ')}, updated_at = now()
    from different d where o.id = d.known
  )
  select count(*) filter (where known is null)::int as inserted, count(known)::int as updated from different`

/** Writes offers that are new or differ from what the table has; touches no other. @returns how many of each. */
export async function upsertOffers(
  tx: Queryable,
  rows: readonly OfferRow[],
): Promise<{ inserted: number; updated: number }> {
  if (rows.length === 0) return { inserted: 0, updated: 0 }
  await tx.query(`select pg_advisory_xact_lock(hashtext('import offers'))`)
  const [counts] = await tx.query<{ inserted: number; updated: number }>(statement, [JSON.stringify(rows)])
  return counts ?? { inserted: 0, updated: 0 }
}
