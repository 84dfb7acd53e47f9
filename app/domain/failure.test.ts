import { describe, expect, it } from 'vitest'
import { type Failure, failureOf } from './failure.ts'

describe('the failures of a request', () => {
  it.each<Failure>([
    { kind: 'invalid', errors: { email: ['Emailen er optaget.'] } },
    { kind: 'throttled', retryAfterSeconds: 42 },
    { kind: 'busy' },
    { kind: 'busy', retryAfterSeconds: 5 },
    { kind: 'unauthenticated' },
    { kind: 'forbidden' },
    { kind: 'missing' },
    { kind: 'offline' },
    { kind: 'unexpected' },
  ])('$kind is taken as it is', (failure) => {
    expect(failureOf(failure)).toEqual(failure)
  })

  it('§8: a 422 that names no field is unexpected, because there is no field to show it under', () => {
    expect(failureOf({ kind: 'invalid', errors: {} })).toEqual({ kind: 'unexpected' })
    expect(failureOf({ kind: 'invalid', errors: { email: [] } })).toEqual({ kind: 'unexpected' })
    expect(failureOf({ kind: 'invalid', errors: null })).toEqual({ kind: 'unexpected' })
  })

  it('rounds a wait up to whole seconds, so that the retry is not too early', () => {
    expect(failureOf({ kind: 'throttled', retryAfterSeconds: 1.2 })).toEqual({
      kind: 'throttled',
      retryAfterSeconds: 2,
    })
  })

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY, '7'])('an invalid wait is unexpected: %s', (wait) => {
    expect(failureOf({ kind: 'throttled', retryAfterSeconds: wait })).toEqual({ kind: 'unexpected' })
    expect(failureOf({ kind: 'busy', retryAfterSeconds: wait })).toEqual({ kind: 'busy' })
  })

  it.each([new Error('a bug'), null, undefined, 'offline', { kind: 'teapot' }])(
    'any other rejection is unexpected: %s',
    (error) => {
      expect(failureOf(error)).toEqual({ kind: 'unexpected' })
    },
  )
})
