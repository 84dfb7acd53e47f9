import { describe, expect, it } from 'vitest'
import { addressGroup } from './address-group.ts'

describe('§2.5 popular searches count groups of addresses', () => {
  const start = new Date('2026-11-19T00:00:00Z')
  const later = (days: number) => new Date(start.getTime() + days * 86_400_000)
  const groupsOf = (addresses: string[], country: 'dk' | 'no' = 'dk', at = start) =>
    addresses.map((address) => addressGroup(address, country, at))
  const addresses = Array.from({ length: 20_000 }, (_, at) => `10.0.${at >> 8}.${at & 255}`)

  it('there are 4,096, which many addresses share', () => {
    const different = new Set(groupsOf(addresses))
    expect([Math.min(...different) >= 0, Math.max(...different) < 4096, different.size > 3900]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('an address keeps its group for two weeks in a country, and has others then and elsewhere', () => {
    const few = addresses.slice(0, 20)
    const groups = groupsOf(few)
    for (const days of [1, 7, 13.9]) expect(groupsOf(few, 'dk', later(days))).toEqual(groups)
    expect(groupsOf(few, 'dk', later(14))).not.toEqual(groups)
    expect(groupsOf(few, 'no')).not.toEqual(groups)
  })

  it('a household has one, whichever of its IPv6 networks it uses', () => {
    const networks = Array.from({ length: 256 }, (_, at) => `2001:db8:7:${at.toString(16)}::/64`)
    const others = Array.from({ length: 256 }, (_, at) => `2001:db8:${at.toString(16)}:7::/64`)
    expect(new Set(groupsOf(networks)).size).toBe(1)
    expect(new Set(groupsOf(others)).size).toBeGreaterThan(200)
  })
})
