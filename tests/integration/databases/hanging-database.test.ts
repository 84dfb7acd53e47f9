import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  type MockInstance,
  vi,
} from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { listenOn } from '#app/server/db/listen-on.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { waitFor } from '#tests/wait-for.ts'
import { createPostgresDatabase } from './databases.ts'
import { type HalfOpenProxy, openHalfOpenProxy } from './half-open-proxy.ts'

/** Shorter than that of requests. */
const patience = { connection: 2000, statement: 500, answer: 2000, idleTransaction: 500, randomPage: 4 }

describe('a database that hangs, as one does whose machine lost its power', () => {
  let name: string
  let direct: Database
  let way: HalfOpenProxy
  let hanging: Database
  let written: MockInstance<typeof process.stdout.write>
  beforeAll(async () => {
    const url = await createPostgresDatabase('template1')
    name = url.split('/').at(-1) ?? ''
    direct = await openPostgres(url)
    way = await openHalfOpenProxy(decodeURIComponent(inject('postgresUrl').split(/[@/]/)[3] ?? ''))
  })
  beforeEach(async () => {
    written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    hanging = await openPostgres(way.urlOf(name), { patience })
  })
  afterEach(async () => {
    way.thaw()
    await hanging.close()
    vi.restoreAllMocks()
  })
  afterAll(async () => {
    await way.close()
    await direct.close()
  })

  it('fails a statement after a while, and a transaction too, and is asked again when it answers', async () => {
    await hanging.query('select 1')
    way.freeze()
    const failures = await Promise.allSettled([
      hanging.query('select 1'),
      hanging.transaction((tx) => tx.query('select 1')),
      hanging.orm.execute('select 1'),
    ])
    // Nothing came through until each had given up by itself.
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    way.thaw()
    expect(await hanging.query('select 1 as answer')).toEqual([{ answer: 1 }])
  })

  it('gives up a statement that waits for a lock, but not long work', async () => {
    await direct.query('create table kept (id int)')
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const held = direct.transaction(async (tx) => {
      await tx.query('lock table kept')
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const work = hanging.forLongWork.query('select count(*)::int as rows from kept')
    await expect(hanging.query('select * from kept')).rejects.toThrow('statement timeout')
    released.resolve()
    await held
    expect(await work).toEqual([{ rows: 0 }])
  })

  it('ends a transaction whose process does nothing more, and the process goes on', async () => {
    const idle = hanging.transaction(async (tx) => {
      const [{ pid } = {}] = await tx.query<{ pid?: number }>('select pg_backend_pid() as pid')
      const isEnded = () => direct.query('select 1 as alive from pg_stat_activity where pid = $1', [pid])
      await waitFor(async () => expect(await isEnded()).toEqual([]))
      await tx.query('select 1')
    })
    await expect(idle).rejects.toThrow()
    expect(await hanging.query('select 1 as answer')).toEqual([{ answer: 1 }])
  })

  it('is noticed by whoever listens, who hears again after it', async () => {
    const heard: string[] = []
    let missed = 0
    const listener = { hear: (text: string) => void heard.push(text), missed: () => void missed++ }
    const timing = { reconnect: 20, check: 100, answer: 500 }
    const stop = await listenOn(way.urlOf(name), 'news', listener, timing)
    await direct.query(`select pg_notify('news', 'before')`)
    await expect.poll(() => heard).toEqual(['before'])
    way.freeze()
    await waitFor(() => expect(written.mock.calls.join('')).toContain('that hears of changes cannot be made'))
    way.thaw()
    await expect.poll(() => missed).toBeGreaterThan(0)
    await direct.query(`select pg_notify('news', 'after')`)
    await expect.poll(() => heard).toContain('after')
    await stop()
  })

  it('cannot hold the start: one sentence says what to check', async () => {
    const nowhere = 'postgres://postgres@127.0.0.1:9/name'
    await expect(openPostgres(nowhere)).rejects.toThrow(
      'DATABASE_URL: the database cannot be opened (connect ECONNREFUSED 127.0.0.1:9). Check that it runs, and that the setting is right.',
    )
  })
})
