import { monitorEventLoopDelay } from 'node:perf_hooks'
import { addDays } from '#app/domain/locale/dates.ts'
import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { report } from '../report.ts'
import { benchDay } from '../traffic/fill-catalogue.ts'

const watchesAUser = 10
const watchesAVariant = 5
const chains = 20
const now = new Date(`${benchDay}T12:00:00Z`)
const signal = new AbortController().signal

/**
 * Writes users with ten watches each, five on a variant. Of ten watches seven are for every chain, three for three of
 * twenty.
 */
async function fillWatches(database: Database, watches: number): Promise<void> {
  const variants = watches / watchesAVariant
  await database.query(
    `insert into chains (country, name, name_key) select 'dk', 'Kæde ' || n, 'kæde ' || n from generate_series(1, ${chains}) n`,
  )
  await database.query(`insert into product_names (country, name, name_key) values ('dk', 'Kaffe', 'kaffe')`)
  await database.query(
    `insert into products (country, product_name_id) select 'dk', id from product_names where name_key = 'kaffe'`,
  )
  await database.query(
    `insert into product_variants (product_id, quantity, quantity_type)
      select (select max(id) from products), n, 'm' from generate_series(1, ${variants}) n`,
  )
  await database.query(
    `insert into users (id, name, email, email_verified_at, country_registered_to)
      select n, 'Anna', n || '@example.org', now(), 'dk' from generate_series(1, ${watches / watchesAUser}) n`,
  )
  await database.query('insert into price_agents (user_id) select id from users')
  await database.query(
    `insert into price_agent_watches (agent_id, variant_id, chain_ids)
      select a.id, 1 + (a.id::bigint * 7919 + n * 104729) % ${variants},
        case when n < 7 then '{0}' else array[1 + (a.id + n) % 20, 1 + (a.id + n + 5) % 20, 1 + (a.id + n + 11) % 20] end
      from price_agents a, generate_series(0, ${watchesAUser - 1}) n
      on conflict do nothing`,
  )
  await database.query('analyze')
}

/** Writes new offers as an import does, each on a variant of its own. */
async function bringOffers(database: Database, offers: number, round: number): Promise<void> {
  await database.query(
    `with added as (
      insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date, unit_type,
        price, currency)
      select 'dk', 'round ' || $1::int, id, 1 + id % ${chains}, product_id, id, $2::date, $3::date, 'stk.', 1000, 'DKK'
      from product_variants order by id limit $4
      returning id, country, start_date)
    insert into unmatched_offers (country, due_on, offer_id, run) select country, start_date, id, 0 from added`,
    [round, benchDay, addDays(benchDay, 6), offers],
  )
}

/** Raises the alerts of new offers. @returns seconds, and the alerts written. */
async function raise(database: Database): Promise<{ seconds: number; alerts: number }> {
  const count = async () => {
    const [row] = await database.query<{ alerts: number }>(
      'select count(*)::int as alerts from price_agent_alerts',
    )
    return row?.alerts ?? 0
  }
  const before = await count()
  const start = performance.now()
  await raiseAlerts(database, { now, signal })
  return { seconds: (performance.now() - start) / 1000, alerts: (await count()) - before }
}

/** Matching and mails to the outbox: seconds on PostgreSQL, and how long the embedded database holds up a request. */
export async function measureAlerts(): Promise<void> {
  const server = await startPostgres()
  try {
    const admin = await openPostgres(server.urlOf('postgres'))
    await admin.query('create database alerts')
    await admin.close()
    const database = await openPostgres(server.urlOf('alerts'))
    await migrateDatabase(database)
    await fillWatches(database, 1_000_000)
    for (const [round, offers] of [10_000, 100_000].entries()) {
      await bringOffers(database, offers, round)
      const { seconds, alerts } = await raise(database)
      const name = `alerts, PostgreSQL, 1M watches, ${offers / 1000}k new offers`
      report({ name, value: seconds, unit: 's', ...(offers === 100_000 && { target: 12 }) })
      report({ name: `${name}, alerts`, value: alerts, unit: '' })
    }
    await database.close()
  } finally {
    await server.stop()
  }
  const database = await openPglite()
  await migrateDatabase(database)
  await fillWatches(database, 100_000)
  await bringOffers(database, 10_000, 0)
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const { seconds } = await raise(database)
  delays.disable()
  report({ name: 'alerts, PGlite, 100k watches, 10k new offers', value: seconds, unit: 's' })
  const stall = { name: 'alerts, PGlite, longest stall', value: delays.max / 1e6, unit: 'ms', target: 200 }
  report(stall)
  await database.close()
}
