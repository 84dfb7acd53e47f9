import { describe, expect, it } from 'vitest'
import { ownPath, withParameter } from './own-path.ts'

describe('the page to go to after logging in', () => {
  it.each([
    ['/dk/participate?list=abc', '/dk/participate?list=abc'],
    ['/', '/'],
    ['/dk/offer/%C3%B8l?chain=1#top', '/dk/offer/%C3%B8l?chain=1#top'],
  ])('goes to a path of this site: %s', (next, path) => {
    expect(ownPath(next)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'profile',
  ])('goes nowhere for %s', (next) => {
    expect(ownPath(next)).toBe(undefined)
  })
})

describe('a path with one more search parameter', () => {
  it.each([
    ['/dk/participate?list=abc', '/dk/participate?list=abc&verified=1'],
    ['/dk?verified=0#top', '/dk?verified=1#top'],
    ['/', '/?verified=1'],
  ])('%s', (path, longer) => {
    expect(withParameter(path, 'verified', '1')).toBe(longer)
  })
})
