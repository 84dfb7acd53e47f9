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
const variantsAName = 10
const brands = 3
const chains = 20
const now = new Date(`${benchDay}T12:00:00Z`)
const signal = new AbortController().signal

/** What of a watch `w`, whose number is `w.n`, its rules are; of ten, two are for any size, two for any brand. */
const ruled = `w.n in (0, 1), w.n in (1, 2), case when w.n = 3 then 900 + w.agent_id % 200 end,
  case when w.n in (0, 1, 2) then n.name_key end`
const unruled = 'false, false, null, null'

/**
 * Writes users with ten watches each, five on a variant. Ten variants have a name, in sizes of three brands. Of ten
 * watches seven are for every chain, three for three of twenty.
 * @param rules whether four of ten have rules.
 */
async function fillWatches(
  database: Database,
  watches: number,
  { rules }: { rules: boolean },
): Promise<void> {
  const variants = watches / watchesAVariant
  await database.query(
    `insert into chains (country, name, name_key) select 'dk', 'Kæde ' || n, 'kæde ' || n from generate_series(1, ${chains}) n`,
  )
  await database.query(
    `insert into brands (name, name_key) select 'Mærke ' || n, 'mærke ' || n from generate_series(1, ${brands}) n`,
  )
  await database.query(
    `insert into product_names (country, brand_id, name, name_key)
      select 'dk', b.id, 'Vare ' || n, 'vare ' || n from generate_series(1, ${variants / variantsAName}) n, brands b
      order by n, b.id`,
  )
  await database.query(
    `insert into products (country, product_name_id, brand_id)
      select 'dk', id, brand_id from product_names order by id`,
  )
  await database.query(
    `insert into product_variants (product_id, quantity, quantity_type)
      select p.id, 1 + n / ${brands}, 'kg' from products p, generate_series(0, ${variantsAName - 1}) n
      where n % ${brands} = p.brand_id - 1 order by (p.id - 1) / ${brands}, n`,
  )
  await database.query(
    `insert into users (id, name, email, email_verified_at, country_registered_to)
      select n, 'Anna', n || '@example.org', now(), 'dk' from generate_series(1, ${watches / watchesAUser}) n`,
  )
  await database.query('insert into price_agents (user_id) select id from users')
  await database.query(
    `insert into price_agent_watches (agent_id, variant_id, chain_ids, any_size, any_brand, target_price, loose_name_key)
      select w.agent_id, w.variant_id, w.chain_ids, ${rules ? ruled : unruled}
      from (
        select a.id as agent_id, n, 1 + (a.id::bigint * 7919 + n * 104729) % ${variants} as variant_id,
          case when n < 7 then '{0}' else array[1 + (a.id + n) % 20, 1 + (a.id + n + 5) % 20, 1 + (a.id + n + 11) % 20] end
            as chain_ids
        from price_agents a, generate_series(0, ${watchesAUser - 1}) n) w
      join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id
      join product_names n on n.id = p.product_name_id
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

/** Reports how long ever more new offers take, which is linear. With rules, offers meet almost three times as many watches. */
async function measureRounds(database: Database, { rules }: { rules: boolean }): Promise<void> {
  const watches = `alerts, PostgreSQL, 1M watches${rules ? ' with rules' : ''}`
  for (const [round, offers] of [10_000, 50_000, 100_000].entries()) {
    await bringOffers(database, offers, round)
    const { seconds, alerts } = await raise(database)
    const name = `${watches}, ${offers / 1000}k new offers`
    report({ name, value: seconds, unit: 's', ...(offers === 100_000 && !rules && { target: 12 }) })
    report({ name: `${name}, alerts`, value: alerts, unit: '' })
  }
}

/** Matching and mails to the outbox: seconds on PostgreSQL, and how long the embedded database holds up a request. */
export async function measureAlerts(): Promise<void> {
  const server = await startPostgres()
  try {
    const admin = await openPostgres(server.urlOf('postgres'))
    for (const rules of [false, true]) {
      const name = rules ? 'rules' : 'plain'
      await admin.query(`create database ${name}`)
      const database = (await openPostgres(server.urlOf(name))).forLongWork
      await migrateDatabase(database)
      await fillWatches(database, 1_000_000, { rules })
      await measureRounds(database, { rules })
      await database.close()
    }
    await admin.close()
  } finally {
    await server.stop()
  }
  const database = await openPglite()
  await migrateDatabase(database)
  await fillWatches(database, 100_000, { rules: true })
  await bringOffers(database, 10_000, 0)
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const { seconds } = await raise(database)
  delays.disable()
  report({ name: 'alerts, PGlite, 100k watches with rules, 10k new offers', value: seconds, unit: 's' })
  const stall = { name: 'alerts, PGlite, longest stall', value: delays.max / 1e6, unit: 'ms', target: 200 }
  report(stall)
  await database.close()
}
