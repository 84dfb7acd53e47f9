import { afterEach, expect, it, vi } from 'vitest'
import type { Queryable } from '../db/database.ts'
import { listShellCategories } from './list-shell-categories.ts'

afterEach(() => vi.restoreAllMocks())

const groceries = { id: 1, name: 'Dagligvarer' }
const cars = { id: 2, name: 'Auto' }
const failure = new Error('relation does not exist')

it('§8: if the categories cannot be read, that is logged and there are none, until they can; groceries come first', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const query = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue([cars, groceries])
  const database = { query } as unknown as Queryable
  expect(await listShellCategories(database, 'dk')).toBeNull()
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      message: 'the categories of the navigation could not be read',
      country: 'dk',
      error: failure.stack,
    },
  ])
  expect(await listShellCategories(database, 'dk')).toEqual([groceries, cars])
})
