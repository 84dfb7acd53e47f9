import { describe, expect, it } from 'vitest'
import { alternateLinks, canonicalLink } from './alternates.ts'

const origin = 'https://tilbudsugen.example'

describe('the addresses of a page for search engines', () => {
  it('a Danish page has one address, with or without its prefix', () => {
    expect(canonicalLink(origin, 'dk', '/offer/kaffe')).toEqual({
      rel: 'canonical',
      href: 'https://tilbudsugen.example/offer/kaffe',
    })
  })

  it('a page of another country keeps its prefix', () => {
    expect(canonicalLink(origin, 'se', '/single/7')).toEqual({
      rel: 'canonical',
      href: 'https://tilbudsugen.example/se/single/7',
    })
  })

  it('each of the four countries has its own, all others the page without a prefix', () => {
    const alternate = (hrefLang: string, path: string) => ({
      rel: 'alternate',
      hrefLang,
      href: origin + path,
    })
    expect(alternateLinks(origin, '/offer/kaffe')).toEqual([
      alternate('da-DK', '/offer/kaffe'),
      alternate('nb-NO', '/no/offer/kaffe'),
      alternate('sv-SE', '/se/offer/kaffe'),
      alternate('fi-FI', '/fi/offer/kaffe'),
      alternate('x-default', '/offer/kaffe'),
    ])
  })

  it('a front page is only its prefix', () => {
    expect([canonicalLink(origin, 'dk', '').href, canonicalLink(origin, 'fi', '').href]).toEqual([
      origin,
      `${origin}/fi`,
    ])
  })
})
