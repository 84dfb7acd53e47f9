import { describe, expect, it } from 'vitest'
import {
  countries,
  countryOfLocale,
  countryOfPath,
  inCountry,
  inOwnCountry,
  isCountry,
  isLocale,
  languageOfCountry,
  onceForCountry,
} from './locales.ts'

describe('§1 locales', () => {
  it('are dk, no, se and fi', () => {
    expect(countries).toEqual(['dk', 'no', 'se', 'fi'])
    expect(['dk', 'default', 'xx', '', undefined].map(isCountry)).toEqual([true, false, false, false, false])
    expect(['dk', 'default', 'xx'].map(isLocale)).toEqual([true, true, false])
  })

  it("treat 'default' and a missing locale as dk", () => {
    expect([countryOfLocale('default'), countryOfLocale(undefined), countryOfLocale('se')]).toEqual([
      'dk',
      'dk',
      'se',
    ])
  })

  it('§3 country to language mapping: dk to da, no to no, se to sv, fi to fi', () => {
    expect(countries.map(languageOfCountry)).toEqual(['da', 'no', 'sv', 'fi'])
  })

  it('have a value created once for each, at its first use', () => {
    const made: string[] = []
    const sign = onceForCountry((country) => {
      made.push(country)
      return { sign: country.toUpperCase() }
    })
    expect([sign('se'), sign('dk'), sign('se')]).toEqual([{ sign: 'SE' }, { sign: 'DK' }, { sign: 'SE' }])
    expect(made).toEqual(['se', 'dk'])
  })

  it('are read from the beginning of an address', () => {
    expect(['/se/offer/kaffe', '/fi', '/', '/offer/se', '/xx'].map(countryOfPath)).toEqual([
      'se',
      'fi',
      undefined,
      undefined,
      undefined,
    ])
  })
})

it.each([
  ['/', '/se'],
  ['/dk', '/se'],
  ['/?registered=true', '/se?registered=true'],
  ['/offer/kaffe?sort=price#top', '/se/offer/kaffe?sort=price#top'],
  ['/no/offer/kaffe', '/se/offer/kaffe'],
  ['/nordisk', '/se/nordisk'],
  ['/se/profile', '/se/profile'],
])('§4 user session: %s is %s in Sweden', (href, there) => {
  expect(inCountry(href, 'se')).toBe(there)
})

describe('§2.1 a user at an address of another country', () => {
  it.each([
    ['/language', '/se'],
    ['/dk/language', '/se'],
    ['/fi/language/', '/se'],
    ['/language?from=footer', '/se'],
    ['/dk/language-school', '/se/language-school'],
    ['/dk/post/language', '/se/post/language'],
    ['/dk/offer/kaffe?sort=price', '/se/offer/kaffe?sort=price'],
  ])('goes from %s to %s, because /language counts as the root', (href, target) => {
    expect(inOwnCountry(href, 'se')).toBe(target)
  })
})
