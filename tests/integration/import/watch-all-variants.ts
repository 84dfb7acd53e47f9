import type { Queryable } from '#app/server/db/database.ts'

/** Adds Anna, whose price agent watches each variant at every chain. */
export async function watchAllVariants(database: Queryable): Promise<void> {
  await database.query(
    `insert into users (id, name, email, country_registered_to) values ('anna', 'Anna', 'anna@example.org', 'se')`,
  )
  await database.query(`insert into price_agents (user_id) values ('anna')`)
  await database.query(
    `insert into price_agent_watches (agent_id, variant_id, chain_ids)
     select a.id, v.id, '{0}' from price_agents a, product_variants v`,
  )
}
