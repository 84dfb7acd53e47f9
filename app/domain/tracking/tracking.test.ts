import { describe, expect, it } from 'vitest'
import { pageClassOf, plainPath } from './tracking.ts'

describe('§2.2 page tracking classes', () => {
  it.each([
    ['/', 'front-page-search'],
    ['/se', 'front-page-search'],
    ['/dk/', 'front-page-search'],
    ['/single/12', 'search'],
    ['/no/single/12', 'search'],
    ['/singles', 'search'],
    ['/partner', 'partner'],
    ['/fi/partner/arla', 'partner'],
    ['/offer', 'offer'],
    ['/dk/offer/kaffe', 'offer'],
    ['/dk/page/single', 'other'],
    ['/seoffer', 'other'],
    ['/login', 'other'],
  ])('%s is a %s page', (path, kind) => {
    expect(pageClassOf(path)).toBe(kind)
  })

  it('a path is counted the same in every country', () => {
    expect(['/dk/offer/kaffe', '/offer/kaffe', '/se'].map(plainPath)).toEqual([
      '/offer/kaffe',
      '/offer/kaffe',
      '/',
    ])
  })
})
