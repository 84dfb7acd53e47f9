import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

it('batches double after quick ones, halve after slow ones, and stay in between', () => {
  const pace = paceOf(40)
  const after = (milliseconds: number) => {
    pace.took(milliseconds)
    return pace.size
  }
  expect([pace.size, after(5), after(19), after(30), after(41), after(41)]).toEqual([20, 40, 80, 80, 40, 20])
  for (const _ of Array(20)) pace.took(1)
  expect(pace.size).toBe(10_000)
  for (const _ of Array(20)) pace.took(1000)
  expect(pace.size).toBe(1)
})
