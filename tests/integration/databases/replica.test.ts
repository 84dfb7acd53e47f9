import pg from 'pg'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { number, statement } from '#app/server/db/statement.ts'
import { waitFor } from '#tests/wait-for.ts'
import { type HalfOpenProxy, openHalfOpenProxy } from './half-open-proxy.ts'
import { type PostgresServer, startPostgres, startReplica } from './postgres-server.ts'

const timing = { check: 50, lag: 500, rest: 100 }
const soon = { interval: 20 }

describe('pages and search on a streaming replica', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let way: HalfOpenProxy
  let database: Database
  let written: MockInstance<typeof process.stdout.write>
  beforeAll(async () => {
    primary = await startPostgres()
    const first = await openPostgres(primary.urlOf('postgres'))
    await migrateDatabase(first.forLongWork)
    await first.query('create table notes (id int)')
    await first.close()
    replica = await startReplica(primary)
    way = await openHalfOpenProxy(replica.folder)
  })
  afterAll(async () => {
    await way?.close()
    await replica?.stop()
    await primary?.stop()
  })
  beforeEach(async () => {
    written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    database = await openPostgres(primary.urlOf('postgres'), {
      replica: { url: way.urlOf('postgres'), timing },
    })
    await expect.poll(isReadFrom, soon).toBe('replica')
  })
  afterEach(async () => {
    way.thaw()
    await database.close()
    vi.restoreAllMocks()
  })

  /** Says which database answers the statements of pages. */
  async function isReadFrom(): Promise<string> {
    const [row] = await database.reads.query<{ replica: boolean }>('select pg_is_in_recovery() as replica')
    return row?.replica ? 'replica' : 'primary'
  }
  const notes = statement({ notes: number() }, 'select count(*)::int as notes from notes where id > $1')
  const countNotes = async () => (await database.reads.query(notes, [0]))[0]?.notes
  const onReplica = async (text: string) => {
    const admin = new pg.Client({ connectionString: replica.urlOf('postgres') })
    await admin.connect()
    await admin.query(text)
    await admin.end()
  }

  it('is where they are read, and nothing else', async () => {
    expect(await database.query('select pg_is_in_recovery() as "isReplica"')).toEqual([{ isReplica: false }])
    const inTransaction = database.transaction((tx) => tx.query('select pg_is_in_recovery() as "isReplica"'))
    expect(await inTransaction).toEqual([{ isReplica: false }])
    const { rows } = (await database.reads.orm.execute('select pg_is_in_recovery() as "isReplica"')) as never
    expect(rows).toEqual([{ isReplica: true }])
  })

  it('is left while its content is older than the bound, and taken again', async () => {
    await onReplica('select pg_wal_replay_pause()')
    const before = (await countNotes()) ?? 0
    await database.query('insert into notes values (1)')
    expect(await countNotes()).toBe(before)
    await expect.poll(isReadFrom, soon).toBe('primary')
    expect(String(written.mock.lastCall?.[0])).toContain('the replica lags more than 0.5 seconds')
    expect(await countNotes()).toBe(before + 1)
    await onReplica('select pg_wal_replay_resume()')
    await expect.poll(isReadFrom, soon).toBe('replica')
    expect(await countNotes()).toBe(before + 1)
  })

  it('is used for as long as nothing changes that it could miss', async () => {
    await onReplica('select pg_wal_replay_pause()')
    const asked = vi.spyOn(pg.Pool.prototype, 'query')
    const checks = () => asked.mock.calls.filter(([config]) => JSON.stringify(config).includes('replay_lsn'))
    // So many checks take twice as long as the replica may lag.
    await waitFor(() => expect(checks().length).toBeGreaterThan((2 * timing.lag) / timing.check))
    expect(await isReadFrom()).toBe('replica')
    await onReplica('select pg_wal_replay_resume()')
  })

  it('that hangs is given up for a page, and the next ones do not ask it', async () => {
    way.freeze()
    const asked = vi.spyOn(pg.Pool.prototype, 'query')
    /** The databases that a page's statement was sent to, one after the other. */
    const sentTo = async () => {
      asked.mockClear()
      expect(await isReadFrom()).toBe('primary')
      return asked.mock.calls.flatMap(([config], place) =>
        JSON.stringify(config).includes('as replica')
          ? [(asked.mock.contexts[place] as pg.Pool).options.connectionString]
          : [],
      )
    }
    expect(await sentTo()).toEqual([way.urlOf('postgres'), primary.urlOf('postgres')])
    expect(await sentTo()).toEqual([primary.urlOf('postgres')])
    way.thaw()
    await expect.poll(isReadFrom, soon).toBe('replica')
  })

  it('that dies is left at once, and taken again when it is back', async () => {
    await replica.stop()
    expect(await isReadFrom()).toBe('primary')
    await database.close()
    // A machine whose replica is dead starts all the same.
    database = await openPostgres(primary.urlOf('postgres'), {
      replica: { url: way.urlOf('postgres'), timing },
    })
    expect(await isReadFrom()).toBe('primary')
    replica = await startReplica(primary)
    way.leadTo(replica.folder)
    await expect.poll(isReadFrom, soon).toBe('replica')
  })

  it('stays in use after a statement that is wrong on the primary too', async () => {
    await expect(database.reads.query('select nothing from nowhere')).rejects.toThrow(
      '"nowhere" does not exist',
    )
    expect(await isReadFrom()).toBe('replica')
  })

  it('goes on serving while the primary does not answer', async () => {
    const toPrimary = await openHalfOpenProxy(primary.folder)
    const other = await openPostgres(toPrimary.urlOf('postgres'), {
      replica: { url: way.urlOf('postgres'), timing },
    })
    const read = async () => (await other.reads.query('select pg_is_in_recovery() as replica'))[0]
    await expect.poll(read, soon).toEqual({ replica: true })
    toPrimary.freeze()
    await new Promise((resolve) => setTimeout(resolve, 2 * timing.lag))
    expect(await read()).toEqual({ replica: true })
    toPrimary.thaw()
    await other.close()
    await toPrimary.close()
  })

  it('must be a replica of this primary', async () => {
    const noReplica = { replica: { url: primary.urlOf('postgres'), timing } }
    await expect(openPostgres(primary.urlOf('postgres'), noReplica)).rejects.toThrow(
      'DATABASE_READ_URL: this is not a streaming replica of the database in DATABASE_URL.',
    )
    const wrongName = { replica: { url: way.urlOf('nothing'), timing } }
    await expect(openPostgres(primary.urlOf('postgres'), wrongName)).rejects.toThrow(
      'DATABASE_READ_URL: the database cannot be opened (database "nothing" does not exist).',
    )
  })
})
