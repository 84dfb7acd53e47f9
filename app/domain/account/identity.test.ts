import { expect, it } from 'vitest'
import { identityOf } from './identity.ts'

it('§6: visitor, unverified and verified users; unknown until the server has answered', () => {
  expect(identityOf(undefined)).toBe('unknown')
  expect(identityOf(null)).toBe('visitor')
  expect(identityOf({ email_verified_at: null })).toBe('unverified')
  expect(identityOf({ email_verified_at: '2026-11-20T09:30:00.000Z' })).toBe('verified')
})
