import { DrizzleQueryError } from 'drizzle-orm/errors'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './db/database.ts'
import { openPglite } from './db/pglite.ts'
import { users } from './db/schema/accounts.ts'
import { describeError } from './describe-error.ts'

/** Describes an error without the places in files. */
const said = (error: unknown) =>
  describeError(error)
    .split('\n')
    .filter((line) => !line.startsWith('    at '))

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('what is said of an error', () => {
  let database: Database
  beforeAll(async () => {
    database = await openPglite()
  })
  afterAll(() => database.close())
  const failing = (text: string, parameters: unknown[]) => thrownBy(() => database.query(text, parameters))

  it('is its name, message and stack, and those of its causes', () => {
    const error = new TypeError('the outer', { cause: new RangeError('the inner', { cause: 'the last' }) })
    expect(said(error)).toEqual([
      'TypeError: the outer',
      'caused by RangeError: the inner',
      'caused by the last',
    ])
    expect(describeError(error)).toContain(`at ${import.meta.filename}`)
  })

  it('names all the errors that one gathers, as those of several addresses of a host', () => {
    const error = new AggregateError([new Error('connect ::1'), new Error('connect 127.0.0.1')], '')
    expect(said(error)).toEqual([
      'AggregateError: ',
      'caused by Error: connect ::1',
      'caused by Error: connect 127.0.0.1',
    ])
  })

  it('ends also if an error is its own cause', () => {
    const error = new Error('round and round')
    error.cause = error
    expect(said(error)).toHaveLength(6)
  })

  it('is no parameter of a failed query of Drizzle, whose message holds them', async () => {
    const error = await thrownBy(() =>
      database.orm
        .insert(users)
        .values({ id: 'anna', name: 'Anna', email: 'anna@example.dk', countryRegisteredTo: 'dk' }),
    )
    expect(error).toBeInstanceOf(DrizzleQueryError)
    expect(String(error)).toContain('anna@example.dk')
    expect(said(error)).toEqual([
      expect.stringMatching(
        /^Error: failed query: insert into "users" \("id", "name", "email", .*\) values \(\$1, \$2, \$3, /,
      ),
      'caused by error: relation "users" does not exist (SQLSTATE 42P01)',
    ])
  })

  it('is no value that PostgreSQL cannot read', async () => {
    const told = [
      said(await failing('select $1::int', ['anna@example.dk'])),
      said(await failing('select $1::uuid', ['secret "quoted" secret'])),
      said(await failing('select $1::date', ['9999-99-99'])),
      said(await failing('select $1::text::smallint', ['99999999'])),
      said(await failing('select $1::tsquery', ['mælk brød'])),
    ]
    expect(told).toEqual([
      ['error: invalid input syntax for type integer: "…" (SQLSTATE 22P02)'],
      ['error: invalid input syntax for type uuid: "…" (SQLSTATE 22P02)'],
      ['error: date/time field value out of range: "…" (SQLSTATE 22008)'],
      ['error: value "…" is out of range for type smallint (SQLSTATE 22003)'],
      ['error: syntax error in tsquery: "…" (SQLSTATE 42601)'],
    ])
  })

  it('is no value that a schema refused', async () => {
    const schema = v.object({ user: v.object({ email: v.pipe(v.string(), v.email()), age: v.number() }) })
    const error = await thrownBy(() =>
      v.parse(schema, { user: { email: 'anna(at)example.dk', age: 'secret' } }),
    )
    expect(said(error)).toEqual(['ValiError: refused user.email (email), user.age (number)'])
  })

  it('is what was thrown, if that is no error', () => {
    expect([describeError('a text'), describeError(undefined)]).toEqual(['a text', 'undefined'])
  })
})
