import { expect, it } from 'vitest'
import { safeEverywhere } from './flow-meta.ts'

it('flows: a recording tells of each failure its kind and how long to wait, and nothing more', () => {
  expect(safeEverywhere).toEqual(['error.kind', 'error.retryAfterSeconds'])
})
