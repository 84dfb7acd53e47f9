import { afterEach, expect, it, vi } from 'vitest'
import type { Queryable } from '../db/database.ts'
import type { Statement } from '../db/statement.ts'
import { listShellCategories } from './list-shell-categories.ts'

afterEach(() => vi.restoreAllMocks())

/** A database whose answer to a table's question is the given one. */
function databaseOf(answers: { chain_categories: () => unknown[]; chains: () => unknown[] }): Queryable {
  const query = async ({ text }: Statement) =>
    text.includes('from chains') ? answers.chains() : answers.chain_categories()
  return { query } as unknown as Queryable
}

const groceries = { id: 1, name: 'Dagligvarer' }
const netto = { id: 7, name: 'Netto', chainCategoryId: 1, chainCategoryName: 'Dagligvarer' }
const failure = new Error('relation does not exist')
const fail = () => {
  throw failure
}

it('§7.1: kinds of chains come with their chains', async () => {
  const database = databaseOf({ chain_categories: () => [groceries], chains: () => [netto] })
  expect(await listShellCategories(database, 'dk')).toEqual([{ ...groceries, chainIds: [7] }])
})

it.each([
  ['chains', { chain_categories: () => [groceries], chains: fail }],
  ['categories', { chain_categories: fail, chains: () => [netto] }],
])('§8: where %s cannot be read, that is logged and there are none, until they can', async (_, answers) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const current = { ...answers }
  const database = databaseOf({
    chain_categories: () => current.chain_categories(),
    chains: () => current.chains(),
  })
  expect(await listShellCategories(database, 'dk')).toEqual([])
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      message: 'the chains of the footer could not be read',
      country: 'dk',
      error: failure.stack,
    },
  ])
  Object.assign(current, { chain_categories: () => [groceries], chains: () => [netto] })
  expect(await listShellCategories(database, 'dk')).toEqual([{ ...groceries, chainIds: [7] }])
})
