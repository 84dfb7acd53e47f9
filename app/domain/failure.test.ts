import { describe, expect, it } from 'vitest'
import { type Failure, failureOf } from './failure.ts'

describe('why the server did not do what it was asked', () => {
  it.each<Failure>([
    { kind: 'invalid', errors: { email: ['Emailen er optaget.'] } },
    { kind: 'throttled', retryAfterSeconds: 42 },
    { kind: 'unauthenticated' },
    { kind: 'forbidden' },
    { kind: 'missing' },
    { kind: 'offline' },
    { kind: 'unexpected' },
  ])('$kind is taken as it is', (failure) => {
    expect(failureOf(failure)).toEqual(failure)
  })

  it('§8: 422 that names no field leaves nothing to show under one, so it is unexpected', () => {
    expect(failureOf({ kind: 'invalid', errors: {} })).toEqual({ kind: 'unexpected' })
    expect(failureOf({ kind: 'invalid', errors: { email: [] } })).toEqual({ kind: 'unexpected' })
    expect(failureOf({ kind: 'invalid', errors: null })).toEqual({ kind: 'unexpected' })
  })

  it('counts part of a second as a whole one, so that nobody asks too early', () => {
    expect(failureOf({ kind: 'throttled', retryAfterSeconds: 1.2 })).toEqual({
      kind: 'throttled',
      retryAfterSeconds: 2,
    })
  })

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY, '7'])('no wait at all is unexpected: %s', (wait) => {
    expect(failureOf({ kind: 'throttled', retryAfterSeconds: wait })).toEqual({ kind: 'unexpected' })
  })

  it.each([new Error('a bug'), null, undefined, 'offline', { kind: 'teapot' }])(
    'any other rejection is unexpected: %s',
    (error) => {
      expect(failureOf(error)).toEqual({ kind: 'unexpected' })
    },
  )
})
