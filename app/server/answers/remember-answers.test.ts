import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Queryable } from '../db/database.ts'
import { forgetAnswers, rememberAnswer } from './remember-answers.ts'

/** Only the identity of a database matters here. */
const databaseOf = () => ({}) as Queryable

const visitor = (address: string) => ({ address, session: undefined })

describe('remembered answers', () => {
  const counter = () => {
    let reads = 0
    return async () => ++reads
  }

  it('are read once while they are kept, also by those who ask meanwhile', async () => {
    const [database, read] = [databaseOf(), counter()]
    const ask = (now: number) => rememberAnswer(database, 'kaffe', { now, seconds: 10 }, read)
    expect(await Promise.all([ask(0), ask(0), ask(9_999)])).toEqual([1, 1, 1])
    expect(await ask(10_000)).toBe(2)
  })

  it('are forgotten when what they tell of has changed', async () => {
    const [database, read] = [databaseOf(), counter()]
    const ask = () => rememberAnswer(database, 'kaffe', { now: 0, seconds: 10 }, read)
    await ask()
    forgetAnswers(database)
    expect(await ask()).toBe(2)
  })

  it('of what pages read are forgotten when another part of the same database has changed', async () => {
    const [reads, read] = [databaseOf(), counter()]
    const forLongWork = Object.assign(databaseOf(), { reads })
    const ask = () => rememberAnswer(reads, 'kaffe', { now: 0, seconds: 10 }, read)
    await ask()
    forgetAnswers(forLongWork)
    expect(await ask()).toBe(2)
  })

  it('are those of one question to one database', async () => {
    const [one, other, read] = [databaseOf(), databaseOf(), counter()]
    const ask = (database: Queryable, key: string) =>
      rememberAnswer(database, key, { now: 0, seconds: 10 }, read)
    expect([await ask(one, 'kaffe'), await ask(one, 'te'), await ask(other, 'kaffe')]).toEqual([1, 2, 3])
  })

  it('that failed are asked again', async () => {
    const database = databaseOf()
    const keeping = { now: 0, seconds: 10 }
    const failing = () => Promise.reject(new Error('no database'))
    await expect(rememberAnswer(database, 'kaffe', keeping, failing)).rejects.toThrow('no database')
    expect(await rememberAnswer(database, 'kaffe', keeping, async () => 'found')).toBe('found')
  })

  it('are at most 2000, those asked for longest ago forgotten first', async () => {
    const [database, read] = [databaseOf(), counter()]
    const ask = (key: string) => rememberAnswer(database, key, { now: 0, seconds: 10 }, read)
    for (let place = 0; place <= 2000; place++) await ask(`term ${place}`)
    expect([await ask('term 1'), await ask('term 0')]).toEqual([2, 2002])
  })

  it('take 64 MB at most, however few they are', async () => {
    const database = databaseOf()
    let reads = 0
    const large = async () => {
      reads += 1
      return 'x'.repeat(2 ** 20)
    }
    const ask = (place: number) => rememberAnswer(database, `term ${place}`, { now: 0, seconds: 10 }, large)
    // A character counts three bytes, so 21 of these are kept.
    for (let place = 0; place < 30; place++) await ask(place)
    for (let place = 0; place < 30; place++) await ask(29 - place)
    expect(reads).toBe(39)
  })

  it('that are not kept are read two at a time for an asker, and 40 may wait', async () => {
    const database = databaseOf()
    const ends: (() => void)[] = []
    const read = () => new Promise<void>((resolve) => ends.push(resolve))
    const ask = (place: number, address: string) =>
      rememberAnswer(database, `term ${place}`, { now: 0, seconds: 10, asker: visitor(address) }, read)
    const asked = Array.from({ length: 42 }, (_, place) => ask(place, '192.0.2.3'))
    await expect(ask(42, '192.0.2.3')).rejects.toMatchObject({ name: 'Throttled', retryAfterSeconds: 5 })
    const other = ask(43, '192.0.2.4')
    await Promise.resolve()
    expect(ends).toHaveLength(3)
    const end = setInterval(() => {
      for (const each of ends.splice(0)) each()
    }, 0)
    await Promise.all([...asked, other])
    clearInterval(end)
  })

  it('that a database does not give are not waited for in turn, one after the other', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const database = databaseOf()
    const gaveUp: (() => void)[] = []
    let reads = 0
    const hang = () => {
      reads += 1
      return new Promise<never>((_, reject) => gaveUp.push(() => reject(new Error('no answer'))))
    }
    const asked = Array.from({ length: 6 }, (_, place) =>
      rememberAnswer(
        database,
        `hangs ${place}`,
        { now: 0, seconds: 10, asker: visitor('192.0.2.5') },
        hang,
      ).catch(({ name }) => name),
    )
    await Promise.resolve()
    vi.advanceTimersByTime(10_000)
    for (const giveUp of gaveUp) giveUp()
    expect(await Promise.all(asked)).toEqual(['Error', 'Error', ...Array(4).fill('Throttled')])
    expect(reads).toBe(2)
    vi.useRealTimers()
  })

  it('that are not kept are read for twenty sessions of an address beside each other, and for the others as for one', async () => {
    const database = databaseOf()
    const ends: (() => void)[] = []
    const read = () => new Promise<void>((resolve) => ends.push(resolve))
    const ask = (person: number, place: number) =>
      rememberAnswer(
        database,
        `term ${person} ${place}`,
        { now: 300_000, seconds: 10, asker: { address: '192.0.2.12', session: `session ${person}` } },
        read,
      )
    const people = Array.from({ length: 30 }, (_, person) => person)
    const asked = people.flatMap((person) => [ask(person, 0), ask(person, 1), ask(person, 2)])
    await Promise.resolve()
    expect(ends).toHaveLength(20 * 2 + 2)
    const end = setInterval(() => {
      for (const each of ends.splice(0)) each()
    }, 0)
    await Promise.all(asked)
    clearInterval(end)
  })

  describe('that are not kept are read after 120 in ten seconds', () => {
    const quick = 120
    /** Uses up an asker's quick reads, and asks for more, of which each read takes `ms`. @returns when each was read. */
    async function readAfterQuick(address: string, more: number, ms: number) {
      const [database, asker] = [databaseOf(), visitor(address)]
      const ask = (key: string, read: () => Promise<unknown>) =>
        rememberAnswer(database, key, { now: 105_000, seconds: 60, asker }, read)
      for (let place = 0; place < quick; place++) await ask(`quick ${place}`, async () => {})
      const start = performance.now()
      const begun: number[] = []
      const asked = Array.from({ length: more }, (_, place) =>
        ask(`more ${place}`, async () => {
          begun.push(performance.now() - start)
          await delay(ms)
        }).then(
          () => 'read',
          ({ name }) => name,
        ),
      )
      return { begun, asked, ask, database }
    }

    it('one at a time, with a pause of 40 ms at least, and nobody is refused', async () => {
      const { begun, asked } = await readAfterQuick('192.0.2.1', 6, 0)
      expect(await Promise.all(asked)).toEqual(Array(6).fill('read'))
      const pauses = begun.slice(1).map((at, place) => at - (begun[place] ?? 0))
      expect(pauses.filter((ms) => ms < 39)).toEqual([])
    })

    it('without keeping others waiting who ask for the same', async () => {
      const { asked, database } = await readAfterQuick('192.0.2.10', 6, 0)
      const keeping = { now: 105_000, seconds: 60, asker: visitor('192.0.2.11') }
      const other = rememberAnswer(database, 'more 5', keeping, async () => 'at once')
      expect(await Promise.race([other, asked[5]])).toBe('at once')
      await Promise.all(asked)
      expect(await rememberAnswer(database, 'more 5', keeping, async () => 'read anew')).toBe('at once')
    })

    it('with longer pauses, the longer a read takes', async () => {
      const { begun, asked } = await readAfterQuick('192.0.2.6', 3, 30)
      await Promise.all(asked)
      const pauses = begun.slice(1).map((at, place) => at - (begun[place] ?? 0))
      expect(pauses.filter((ms) => ms < 5 * 29)).toEqual([])
    })

    it('with short pauses also if a read took a minute: a database that hangs is not the fault of who asks', async () => {
      vi.useFakeTimers({ toFake: ['performance'] })
      const database = databaseOf()
      const ask = (key: string, ms: number) =>
        rememberAnswer(
          database,
          key,
          { now: 105_000, seconds: 60, asker: visitor('192.0.2.9') },
          async () => {
            vi.advanceTimersByTime(ms)
          },
        )
      for (let place = 0; place < quick; place++) await ask(`quick ${place}`, 0)
      await ask('hangs', 60_000)
      // With a pause of four minutes this would not end.
      await ask('next', 0)
      vi.useRealTimers()
    })

    it('while 40 wait at most, and another asker waits for none of them', async () => {
      const { asked, ask } = await readAfterQuick('192.0.2.7', 42, 0)
      expect(await asked.at(-1)).toBe('Throttled')
      const other = rememberAnswer(
        databaseOf(),
        'other',
        { now: 105_000, seconds: 60, asker: visitor('192.0.2.8') },
        async () => 'at once',
      )
      expect(await Promise.race([other, asked[20]])).toBe('at once')
      // What is kept needs no turn.
      expect(await Promise.race([ask('quick 0', async () => 'read anew'), asked[20]])).toBeUndefined()
      await Promise.all(asked)
    })
  })
})
