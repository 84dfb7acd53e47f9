import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, it } from 'vitest'
import { RollbackError } from '../queryable.ts'
import { isDatabaseAway } from './database-away.ts'

const refused = (code: string) => Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code })
const broken = (code: string, syscall = 'connect') =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

it.each([
  ['a server that is not there', broken('ECONNREFUSED')],
  ['a socket that is gone', broken('ENOENT')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a connection that is not made', new Error('timeout exceeded when trying to connect')],
  ['an answer that does not come', new Error('Query read timeout')],
  ['a server that shuts down', refused('57P01')],
  ['a server that starts', refused('57P03')],
  ['a standby', refused('25006')],
  ['a statement of Drizzle', new DrizzleQueryError('select 1', [], broken('ECONNRESET', 'read'))],
  ['a transaction', new RollbackError('could not be rolled back', { cause: refused('57P01') })],
])('no database answers: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a file that is missing', broken('ENOENT', 'open')],
  ['a wrong statement', refused('42703')],
  ['a wrong number of values', refused('08P01')],
  ['a row that exists', new DrizzleQueryError('insert', [], refused('23505'))],
  ['a statement that took too long', refused('57014')],
  ['no error', undefined],
])('a database answered, or none was asked: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
