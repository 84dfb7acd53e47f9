import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgres } from '#app/server/db/postgres.ts'
import { plantRows } from '../../../bench/tenfold/plant-rows.ts'
import { createPostgresDatabase } from '../databases/databases.ts'
import type { Recorded } from '../databases/record-statements.ts'
import { plantCatalogue } from './plant-catalogue.ts'
import { hasPlan, readSortedIndexes, type SortedIndexes, tablesReadWhole } from './read-plan.ts'

/** So many rows may be read one after the other; of what grows with a country, the database has more. */
const most = 10_000
const amounts = {
  pastProducts: 0,
  offers: { current: 6_000, ended: 6_000 },
  users: 12_000,
  lists: 12_000,
  itemsAList: 1,
  watches: 12_000,
  events: 12_000,
}

/** Folders and files that read much at once and for no request: imports, backups and jobs. */
const pathsOfJobs = [
  'app/server/import/',
  'app/server/backup/',
  'app/server/agents/alerts/end-pauses.ts',
  'app/server/agents/alerts/match-offers.ts',
  'app/server/lists/forget-changes-job.ts',
  'app/server/mail/outbox.ts',
  'app/server/search/index/refresh-suggestions.ts',
  'app/server/tracking/forget-tracking.ts',
]
/** The same of those that Drizzle makes, whose file is not known, and those that tests make with it. */
const textsOfJobs = [
  'delete from "sessions" where "sessions"."expires_at" <= $1',
  'delete from "shopping_list_mutations" where "shopping_list_mutations"."created_at" < $1',
  'delete from "shopping_list_items" where "shopping_list_items"."removed_at" < $1',
  'update "products" set "image_url" = $1 where "products"."image_url" like $2',
  'delete from "tracked_events"',
]
const isOfTest = (text: string) => /^select "id"(, "\w+")+ from "tracked_events"$/.test(text)

/** Half of the lists are those that others were emptied into. */
const emptiedLists = `
update shopping_lists l set retired_at = now() - interval '1 day', retired_from = active.id
from (select id, lead(id) over (order by id) as next, row_number() over (order by id) as place from shopping_lists) active
where active.next = l.id and active.place % 2 = 0`

const migrations = globSync('app/server/db/migrations/*.sql').map((file) => readFileSync(file, 'utf8'))

const isOfRequest = ({ file, text }: Recorded) =>
  (file === undefined || file.startsWith('app/')) &&
  !pathsOfJobs.some((path) => file?.startsWith(path)) &&
  !textsOfJobs.includes(text) &&
  !isOfTest(text) &&
  !text.includes('pgboss') &&
  !migrations.some((migration) => migration.includes(text.trim()))

/** The statements that the tests before have had the product make, each once. */
function recordedStatements(): Recorded[] {
  const folder = inject('statements')
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const recorded = files.flatMap((lines) => lines.split('\n').map((line) => JSON.parse(line) as Recorded))
  return [...new Map(recorded.map((each) => [each.text, each])).values()].filter(hasPlan)
}

let client: pg.Client
let large: string[]
let indexes: SortedIndexes
beforeAll(async () => {
  const url = await createPostgresDatabase()
  const database = await openPostgres(url)
  await plantCatalogue(database)
  await plantRows(database.forLongWork, { to: amounts, day: '2026-11-21' })
  await database.query(emptiedLists)
  await database.query('analyze shopping_lists')
  await database.close()
  client = new pg.Client({ connectionString: url })
  await client.connect()
  const ofTables = `from pg_class where relkind = 'r' and reltuples > ${most} and relnamespace = 'public'::regnamespace`
  large = (await client.query(`select relname ${ofTables} order by 1`)).rows.map(({ relname }) => relname)
  // The planner multiplies a table's pages by its rows for each page: it takes these for tables of a million rows.
  await client.query(`update pg_class set reltuples = reltuples * 100 where oid in (select oid ${ofTables})`)
  indexes = await readSortedIndexes(client)
  await client.query('set random_page_cost = 1.1')
  await client.query('set plan_cache_mode = force_generic_plan')
})
afterAll(() => client?.end())

const largeTablesReadWhole = async (statement: Recorded) =>
  (await tablesReadWhole(client, statement, indexes)).filter((table) => large.includes(table))

describe('Query plans', () => {
  it('are made for tables that have grown', () => {
    expect(large).toEqual(
      expect.arrayContaining([
        ...[
          'mail_outbox',
          'offers',
          'price_agent_watches',
          'product_variants',
          'products',
          'search_documents',
        ],
        ...['sessions', 'shopping_list_items', 'shopping_lists', 'tracked_events', 'users'],
      ]),
    )
  })

  it('scan no table of more than 10,000 rows for a request', async () => {
    const found: Record<string, string[]> = {}
    for (const recorded of recordedStatements().filter(isOfRequest)) {
      const tables = await largeTablesReadWhole(recorded)
      if (tables.length > 0) found[`${recorded.file}: ${recorded.text}`] = tables
    }
    expect(found).toEqual({})
  })

  it.runIf(process.env.WHOLE_SUITE === '1')('are those of all statements', () => {
    expect(recordedStatements().filter(isOfRequest).length).toBeGreaterThan(400)
  })

  it('tell of an index that is missing', async () => {
    const statement = {
      text: 'select id from offers where variant_id = $1 and end_date >= $2',
      values: [1, '2026-11-21'],
      file: undefined,
    }
    expect(await largeTablesReadWhole(statement)).toEqual([])
    await client.query('begin; drop index offers_variant_id_end_date_index, offers_kept_back_index')
    expect(await largeTablesReadWhole(statement)).toEqual(['offers'])
    await client.query('rollback')
  })
})
