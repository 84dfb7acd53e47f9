import { describe, expect, it } from 'vitest'
import { birthYears, isVerified, passwordStrength, readPostalCode } from './account.ts'

describe('§4 the password strength indicator', () => {
  it.each([
    ['', 'weak'],
    ['1234567', 'weak'],
    ['12345678', 'medium'],
    ['12345678901', 'medium'],
    ['123456789012', 'strong'],
  ] as const)(
    '%j is %s: weak under 8 characters, medium 8 to 11, strong 12 or more',
    (password, strength) => {
      expect(passwordStrength(password)).toBe(strength)
    },
  )
})

describe('§3 a postal code has its country’s form', () => {
  it.each([
    ['dk', '2100', '2100'],
    ['dk', ' 0800 ', '0800'],
    ['no', '0150', '0150'],
    ['se', '11122', '111 22'],
    ['se', '111 22', '111 22'],
    ['fi', '00100', '00100'],
  ] as const)('%s: %j is %j', (country, typed, code) => {
    expect(readPostalCode(country, typed)).toBe(code)
  })

  it.each([
    ['dk', '210'],
    ['dk', '21000'],
    ['dk', 'København'],
    ['no', '015O'],
    ['se', '1112'],
    ['fi', '0010'],
    ['fi', '٠٠١٠٠'],
    ['dk', ''],
  ] as const)('%s has no code %j', (country, typed) => {
    expect(readPostalCode(country, typed)).toBe(undefined)
  })
})

it('§6 a user is verified once the email is', () => {
  expect(isVerified({ email_verified_at: null })).toBe(false)
  expect(isVerified({ email_verified_at: '2026-11-21T07:00:00.000Z' })).toBe(true)
})

it('an account is for people of 13 to 120 years', () => {
  expect(birthYears(2026)).toEqual({ first: 1906, last: 2013 })
})
