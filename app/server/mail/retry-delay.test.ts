import { describe, expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

const minutes = (attempts: number, chance: number) => retryDelay(attempts, chance) / 60_000

describe('the wait before a mail is tried again', () => {
  it('doubles from a minute to four hours', () => {
    expect([1, 2, 3, 4, 8, 9, 10, 1_000].map((attempts) => minutes(attempts, 0.5))).toEqual([
      1, 2, 4, 8, 128, 240, 240, 240,
    ])
  })

  it('is a quarter shorter or longer by chance', () => {
    expect([0, 0.5, 1].map((chance) => minutes(3, chance))).toEqual([3, 4, 5])
  })
})
