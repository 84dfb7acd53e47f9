import { describe, expect, it } from 'vitest'
import {
  countries,
  countryOfLocale,
  countryOfPath,
  isCountry,
  isLocale,
  languageOfCountry,
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

  it('are read off the beginning of an address', () => {
    expect(['/se/offer/kaffe', '/fi', '/', '/offer/se', '/xx'].map(countryOfPath)).toEqual([
      'se',
      'fi',
      undefined,
      undefined,
      undefined,
    ])
  })
})
