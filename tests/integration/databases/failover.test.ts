import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { listenOn } from '#app/server/db/listen-on.ts'
import { isDatabaseAway } from '#app/server/db/pools/database-away.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { readThoughAway } from '#app/server/db/read-though-away.ts'
import { type HalfOpenProxy, openHalfOpenProxy } from './half-open-proxy.ts'
import { type PostgresServer, startPostgres, startReplica } from './postgres-server.ts'

const timing = { check: 50, lag: 10_000, rest: 100 }
const soon = { interval: 20 }

describe('§8 server: a replica that lagged when the primary died', () => {
  it('is read for pages, and not for sessions: one that has ended may still be on it', async () => {
    const primary = await startPostgres()
    const standby = await startReplica(primary)
    const lagging = { ...timing, lag: 200 }
    const database = await openPostgres(primary.urlOf('postgres'), {
      replica: { url: standby.urlOf('postgres'), timing: lagging },
    })
    const one = async (from: Pick<Database, 'query'>) => (await from.query('select 1 as one'))[0]
    try {
      await expect.poll(() => database.readFrom, soon).toBe('replica')
      const admin = new pg.Client({ connectionString: standby.urlOf('postgres') })
      await admin.connect()
      await admin.query('select pg_wal_replay_pause()')
      await admin.end()
      await database.query('create table ended (id int)')
      await expect.poll(() => database.readFrom, soon).toBe('primary')
      await primary.stop()
      await expect.poll(() => database.readFrom, soon).toBe('replica alone')
      const failure = await readThoughAway(database, one).catch((error: unknown) => error)
      expect([isDatabaseAway(failure), await one(database.reads)]).toEqual([true, { one: 1 }])
    } finally {
      await database.close()
      await standby.stop()
    }
  })
})

describe('§8 server: a primary that dies, and a standby that takes its place', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  /** Where HAProxy leads to the primary, and to the replica. */
  let way: HalfOpenProxy
  let readWay: HalfOpenProxy
  let database: Database
  let stop: () => Promise<void>
  const heard: string[] = []
  let missed = 0

  const onStandby = async <Row>(text: string): Promise<Row[]> => {
    const admin = new pg.Client({ connectionString: standby.urlOf('postgres') })
    await admin.connect()
    const { rows } = await admin.query(text)
    await admin.end()
    return rows
  }
  const isReplica = async (database_: Pick<Database, 'query'>) =>
    (await database_.query<{ is: boolean }>('select pg_is_in_recovery() as is'))[0]?.is

  beforeAll(async () => {
    primary = await startPostgres()
    standby = await startReplica(primary)
    way = await openHalfOpenProxy(primary.folder)
    readWay = await openHalfOpenProxy(standby.folder)
    database = await openPostgres(way.urlOf('postgres'), {
      replica: { url: readWay.urlOf('postgres'), timing },
    })
    const listener = { hear: (text: string) => void heard.push(text), missed: () => void missed++ }
    stop = await listenOn(way.urlOf('postgres'), 'news', listener, {
      reconnect: 20,
      check: 10_000,
      answer: 2000,
    })
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterAll(async () => {
    await stop?.()
    await database?.close()
    await way?.close()
    await readWay?.close()
    await standby?.stop()
    vi.restoreAllMocks()
  })

  it('until then what is read says where it is read', async () => {
    await expect.poll(() => database.readFrom, soon).toBe('replica')
    expect(await readThoughAway(database, isReplica)).toBe(false)
  })

  it('nothing is written meanwhile, and what a session or a page needs is read from the replica', async () => {
    await primary.stop()
    const failures = await Promise.all(
      [
        database.query('create table lost (id int)'),
        database.orm.execute('create table lost (id int)'),
        database.transaction((tx) => tx.query('create table lost (id int)')),
      ].map((write) => write.then(() => 'written', isDatabaseAway)),
    )
    expect(failures).toEqual([true, true, true])
    expect(await readThoughAway(database, isReplica)).toBe(true)
    const nothing = async (from: Pick<Database, 'query'>) => (await from.query('select 1 where false'))[0]
    const failure = await readThoughAway(database, nothing).catch((error: unknown) => error)
    expect(isDatabaseAway(failure), 'what the replica lacks may have been written').toBe(true)
    await expect.poll(() => database.readFrom, soon).toBe('replica alone')
  })

  it('a standby that a proxy leads to too early takes no writes, and keeps no connection that cannot listen', async () => {
    way.leadTo(standby.folder)
    const failure = await database.query('create table lost (id int)').catch((error: unknown) => error)
    expect(String(failure)).toContain('read-only transaction')
    expect(isDatabaseAway(failure)).toBe(true)
    const written = vi.mocked(process.stdout.write)
    const refusals = () =>
      written.mock.calls.filter(([line]) => String(line).includes('cannot execute LISTEN'))
    await expect.poll(() => refusals().length, soon).toBeGreaterThan(5)
    const listening = await onStandby(`select pid from pg_stat_activity where query like 'listen%'`)
    expect(listening.length).toBeLessThan(3)
  })

  it('after the promotion writes are answered, changes are heard of, and the old replica is no replica', async () => {
    await onStandby('select pg_promote()')
    await expect.poll(() => missed, soon).toBe(1)
    expect(await database.query('create table kept (id int)')).toEqual([])
    await database.query(`select pg_notify('news', 'after')`)
    await expect.poll(() => heard, soon).toEqual(['after'])
    expect(await isReplica(database.reads)).toBe(false)
    await expect.poll(() => database.readFrom, soon).toBe('primary')
  })

  it('a page is answered though for a moment neither a replica nor a primary is', async () => {
    way.leadTo('/nowhere')
    readWay.leadTo('/nowhere')
    await onStandby('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    const read = isReplica(database.reads)
    await new Promise((resolve) => setTimeout(resolve, 300))
    way.leadTo(standby.folder)
    expect(await read).toBe(false)
  })

  it('a primary that came back is not told as away, though no server is a replica, as behind HAProxy then', async () => {
    const cutOff = () =>
      onStandby('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    readWay.leadTo(standby.folder)
    way.leadTo('/nowhere')
    await cutOff()
    await expect.poll(() => database.readFrom, soon).toBe('replica alone')
    readWay.leadTo('/nowhere')
    way.leadTo(standby.folder)
    await cutOff()
    await expect.poll(() => database.readFrom, soon).toBe('primary')
  })
})
