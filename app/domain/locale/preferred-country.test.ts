import { describe, expect, it } from 'vitest'
import type { Country } from './locales.ts'
import { preferredCountry } from './preferred-country.ts'

describe('§1 brand and languages: the country whose language a browser prefers', () => {
  it.each<[string, Country, Country | undefined]>([
    ['sv-SE,sv;q=0.9,en;q=0.8', 'dk', 'se'],
    ['sv', 'dk', 'se'],
    ['nb-NO', 'dk', 'no'],
    ['nn', 'se', 'no'],
    ['no', 'fi', 'no'],
    ['fi;q=0.7', 'dk', 'fi'],
    ['DA', 'fi', 'dk'],
  ])('by "%s" on a page of %s is %s', (header, country, preferred) => {
    expect(preferredCountry(header, country)).toBe(preferred)
  })

  it('is the first of ours that the browser names, whatever comes before it', () => {
    expect(preferredCountry('en-GB, de;q=0.9, fi;q=0.8, da;q=0.7', 'dk')).toBe('fi')
    expect(preferredCountry('da;q=0.5, sv;q=0.8', 'dk')).toBe('se')
    expect(preferredCountry('da;q=x, sv;q=0.1', 'dk')).toBe('se')
  })

  it('is none if the browser prefers the language of the page', () => {
    expect(preferredCountry('da, sv;q=0.9', 'dk')).toBeUndefined()
    expect(preferredCountry('en, da;q=0.9, sv;q=0.8', 'dk')).toBeUndefined()
  })

  it('is none if the browser names none of ours, or excludes it', () => {
    expect(preferredCountry('', 'dk')).toBeUndefined()
    expect(preferredCountry('*', 'dk')).toBeUndefined()
    expect(preferredCountry('en-US,de;q=0.5', 'dk')).toBeUndefined()
    expect(preferredCountry('sv;q=0', 'dk')).toBeUndefined()
  })

  it('is none for a Finn who reads Swedish, on a page of Finland', () => {
    expect(preferredCountry('sv-FI,sv;q=0.9', 'fi')).toBeUndefined()
    expect(preferredCountry('sv-FI,sv;q=0.9', 'dk')).toBe('se')
  })
})
