import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes of the heap that are in use. Buffers are counted as their objects only: their memory is freed some time later. */
function heapInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe('the embedded database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openPglite()
    await database.query('create table notes (text text not null)')
  }, 60_000)
  afterAll(() => database.close())
  const notes = () => database.query<{ text: string }>('select text from notes order by text')

  it('answers on after a statement has failed', async () => {
    await expect(database.query('select * from nothing where $1::int = 1', [1])).rejects.toThrow(
      'relation "nothing" does not exist',
    )
    expect(await database.query('select $1::int + 1 as sum', [1])).toEqual([{ sum: 2 }])
  })

  it('undoes a transaction that throws, and answers on', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.query('insert into notes values ($1)', ['lost'])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await notes()).toEqual([])
  })

  it('lets nothing slip into a transaction', async () => {
    const order: string[] = []
    await Promise.all([
      database.transaction(async (tx) => {
        await tx.query('insert into notes values ($1)', ['first'])
        order.push('written')
        await tx.query('delete from notes')
        order.push('deleted')
      }),
      notes().then((found) => order.push(`read ${found.length}`)),
    ])
    expect(order).toEqual(['written', 'deleted', 'read 0'])
  })

  it('carries long answers, and many statements asked at once, each to who asked', async () => {
    const long = 'ø'.repeat(2_000_000)
    expect(await database.query('select $1::text as text', [long])).toEqual([{ text: long }])
    const numbers = Array.from({ length: 50 }, (_, index) => index)
    const answers = numbers.map((number) => database.query<{ n: number }>('select $1::int as n', [number]))
    expect((await Promise.all(answers)).flat()).toEqual(numbers.map((n) => ({ n })))
  })

  it('keeps nothing of answers that were given', async () => {
    const queries = async (count: number) => {
      for (let asked = 0; asked < count; asked += 1) {
        await database.query('select n, $1::text as text from generate_series(1, 10) n', ['Ugens tilbud'])
      }
    }
    await queries(500)
    const before = heapInUse()
    await queries(4000)
    // A tenth of a kilobyte for each query; keeping the answers took 2 kB each.
    expect(heapInUse() - before).toBeLessThan(400_000)
  })

  it('reads numbers as numbers and days as texts', async () => {
    const sql = `select 5::bigint as big, 1.5::numeric as exact, date '2026-01-02' as day, array[1,2]::bigint[] as many where $1::int = 1`
    expect(await database.query(sql, [1])).toEqual([{ big: 5, exact: 1.5, day: '2026-01-02', many: [1, 2] }])
  })
})
