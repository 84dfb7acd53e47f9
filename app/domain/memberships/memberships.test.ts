import { describe, expect, it } from 'vitest'
import { knownChosen, withPressed, writeChosen } from '../choices/chosen-ids.ts'
import type { OfferCondition } from '../offers/offer-conditions.ts'
import { membershipsCookie, membershipsOf, mostMemberships, readMemberships } from './memberships.ts'
import { meetsAll, withMet } from './shopper.ts'

const known = ['k-plussa', 'lidl-plus', 'trumf'].map((id) => ({ id, name: id }))

describe('§4 my memberships, §9: the cookie of a choice', () => {
  it('is one of each country, kept for a year', () => {
    expect(membershipsCookie('no')).toEqual({ name: 'memberships-no', seconds: 31_536_000 })
  })

  it.each([
    { ids: ['k-plussa', 'trumf'], value: 'k-plussa.trumf' },
    { ids: [], value: 'none' },
  ])('says $value', ({ ids, value }) => {
    expect(writeChosen(ids)).toBe(value)
    expect(readMemberships(value)).toEqual(ids)
  })

  it.each([undefined, '', '.', '<b>', 'Trumf', '-', '7', 'a'.repeat(41)])(
    'says nothing if it is %s, which nobody chose',
    (value) => {
      expect(readMemberships(value)).toBeNull()
    },
  )

  it('keeps what can be read of it: each id once, in one order', () => {
    expect(readMemberships('trumf.k-plussa.TRUMF.trumf.none')).toEqual(['k-plussa', 'trumf'])
  })
})

describe('§4 my memberships: a choice', () => {
  it('has 30 programmes at most', () => {
    expect(mostMemberships).toBe(30)
    expect(membershipsOf(Array.from({ length: 40 }, (_, index) => `p${index}`))).toHaveLength(30)
  })

  it.each([
    { choice: null, left: null },
    { choice: [], left: [] },
    { choice: ['gone', 'trumf'], left: ['trumf'] },
    { choice: ['gone'], left: null },
  ])('of $choice is $left in a country without the programme that is gone', ({ choice, left }) => {
    expect(knownChosen(choice, known)).toEqual(left)
  })

  it('gains a programme by a press, and loses it by another', () => {
    expect([withPressed(['trumf'], 'k-plussa'), withPressed(['k-plussa', 'trumf'], 'trumf')]).toEqual([
      ['k-plussa', 'trumf'],
      ['k-plussa'],
    ])
  })
})

describe('§4 my memberships: a condition', () => {
  it.each([
    { stored: ['member:trumf'], is: true },
    { stored: ['member:trumf', 'member:coop-no'], is: true },
    { stored: ['member:lidl-plus'], is: false },
    { stored: ['member'], is: false },
    { stored: ['member:trumf', 'coupon'], is: false },
    { stored: ['app'], is: false },
    { stored: ['minimumSpend:20000'], is: false },
  ])('$stored is met: $is, by a member of Trumf and Coop', ({ stored, is }) => {
    expect(meetsAll(stored, ['coop-no', 'trumf'])).toBe(is)
    expect(meetsAll(stored, [])).toBe(false)
  })

  it('is marked on the offers of who meets it', () => {
    const trumf: OfferCondition = { kind: 'member', programme: { id: 'trumf', name: 'Trumf' } }
    const conditions: OfferCondition[] = [trumf, { kind: 'member' }, { kind: 'coupon' }]
    expect(withMet({ conditions }, ['trumf']).conditions).toEqual([
      { ...trumf, isMet: true },
      { kind: 'member' },
      { kind: 'coupon' },
    ])
    expect([withMet({ conditions }, []), withMet({ conditions }, ['coop-no'])]).toEqual([
      { conditions },
      { conditions },
    ])
  })
})
