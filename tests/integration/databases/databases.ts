import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { pgliteTemplate } from './pglite-template.ts'

const engines = ['pglite', 'postgres'] as const
type Engine = (typeof engines)[number]

/**
 * Creates a database on the test run's PostgreSQL, migrated and empty.
 * @param template the database that it is a copy of.
 * @returns its connection URL.
 */
export async function createPostgresDatabase(template = 'template'): Promise<string> {
  const urlOf = (name: string) => inject('postgresUrl').replace('{name}', name)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return urlOf(name)
}

/** Opens a new, migrated, empty embedded database in memory. The caller closes it. */
export async function openTestPglite(): Promise<Database> {
  return openPglite(undefined, await pgliteTemplate(inject('pgliteTemplate')))
}

/** Opens a new, migrated, empty database of an engine: in memory, or on the run's PostgreSQL. The caller closes it. */
async function openTestDatabase(engine: Engine): Promise<Database> {
  return engine === 'postgres' ? openPostgres(await createPostgresDatabase()) : openTestPglite()
}

/** Opens a new database of an engine without tables: in memory, or on the run's PostgreSQL. The caller closes it. */
async function openEmptyDatabase(engine: Engine): Promise<Database> {
  return engine === 'postgres' ? openPostgres(await createPostgresDatabase('template1')) : openPglite()
}

type Tests = (database: () => Database) => void

const describeOn =
  (on: readonly Engine[], open: (engine: Engine) => Promise<Database>) => (name: string, tests: Tests) => {
    describe.each(on)(`${name} (%s)`, (engine) => {
      let database: Database | undefined
      beforeAll(async () => {
        database = await open(engine)
      })
      afterAll(() => database?.close())
      // Otherwise the embedded database waits until its clock says that its statistics are due. A test whose clock is weeks
      // behind that of the test before would have it set a timer each millisecond.
      if (engine === 'pglite') afterEach(() => database?.query('select pg_stat_force_next_flush()'))
      tests(() => {
        if (!database) throw new Error('the database is open only while tests run')
        return database
      })
    })
  }

/**
 * A suite that runs once on each engine, each time on its own migrated database, which is closed afterwards.
 * @param tests declares the tests; its argument returns the suite's database, inside hooks and tests only.
 */
export const describeOnEachDatabase = describeOn(engines, openTestDatabase)

/** The same on databases without tables, which tests migrate themselves. */
export const describeOnEachEmptyDatabase = describeOn(engines, openEmptyDatabase)

/**
 * The same on PostgreSQL alone, for whole catalogues: each takes twenty seconds to write, and smaller suites prove that both
 * engines answer alike.
 */
export const describeOnPostgres = describeOn(['postgres'], openTestDatabase)
