import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { openPglite } from '../db/pglite.ts'
import { prepareData } from './prepare-data.ts'

const dayOfSearch = async (database: Database) => {
  const rows = await database.query<{ value: string }>(
    `select value from data_state where key = 'live-offers:dk'`,
  )
  return rows[0]?.value
}

describe('keeping the data ready', () => {
  let database: Database
  beforeAll(async () => {
    database = await openPglite()
    await migrateDatabase(database)
  }, 60_000)
  afterAll(() => database.close())

  it('brings it to the day before anything is served, and to each new day after', async () => {
    let now = new Date('2026-11-21T12:00:00Z')
    const stop = await prepareData(database, { isDemo: false, now: () => now, every: 1 })
    expect(await dayOfSearch(database)).toBe('2026-11-21')
    now = new Date('2026-11-21T23:30:00Z')
    await expect.poll(() => dayOfSearch(database)).toBe('2026-11-22')
    await stop()
  })

  it('logs a failure and tries again', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    let failures = 0
    const unsteady: Database = {
      ...database,
      query: (text, parameters) => {
        if (now.getUTCDate() === 24 && failures++ === 0) throw new Error('the connection was lost')
        return database.query(text, parameters)
      },
    }
    let now = new Date('2026-11-23T12:00:00Z')
    const stop = await prepareData(unsteady, { isDemo: false, now: () => now, every: 1 })
    now = new Date('2026-11-24T12:00:00Z')
    await expect.poll(() => dayOfSearch(database)).toBe('2026-11-24')
    await stop()
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines.map(({ level, message }) => ({ level, message }))).toEqual([
      { level: 'error', message: 'the data of the day failed' },
    ])
    expect(lines[0].error).toContain('the connection was lost')
    written.mockRestore()
  })

  it('fails where it cannot be made ready at the start', async () => {
    const broken: Database = { ...database, query: () => Promise.reject(new Error('no such table')) }
    await expect(prepareData(broken, { isDemo: false })).rejects.toThrow('no such table')
  })

  it('stops only when the refresh under way has ended', async () => {
    let now = new Date('2026-11-25T12:00:00Z')
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let isHeld = false
    const slow: Database = {
      ...database,
      query: async (text, parameters) => {
        if (now.getUTCDate() === 26) {
          isHeld = true
          await gate
        }
        return database.query(text, parameters)
      },
    }
    const stop = await prepareData(slow, { isDemo: false, now: () => now, every: 1 })
    now = new Date('2026-11-26T12:00:00Z')
    await expect.poll(() => isHeld).toBe(true)
    const order: string[] = []
    const stopped = stop().then(() => order.push('stopped'))
    await dayOfSearch(database)
    order.push('let go')
    letGo()
    await stopped
    expect(order).toEqual(['let go', 'stopped'])
    expect(await dayOfSearch(database)).toBe('2026-11-26')
  })
})
