import { describe, expect, it } from 'vitest'
import type { Queryable } from '../db/database.ts'
import { forgetAnswers, rememberAnswer } from './remember-answers.ts'

/** Only the identity of a database matters here. */
const databaseOf = () => ({}) as Queryable

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

  it('are at most 2000, the oldest forgotten first', async () => {
    const [database, read] = [databaseOf(), counter()]
    const ask = (key: string) => rememberAnswer(database, key, { now: 0, seconds: 10 }, read)
    for (let place = 0; place <= 2000; place++) await ask(`term ${place}`)
    expect([await ask('term 1'), await ask('term 0')]).toEqual([2, 2002])
  })
})
