import { expect, it } from 'vitest'
import { absoluteLink, linkOrSitePath } from './links.ts'

it.each([
  ['https://example.org/øl?a=1', 'https://example.org/%C3%B8l?a=1'],
  [' http://example.org ', 'http://example.org/'],
])('an absolute http or https link is kept: %s', (text, link) => {
  expect(absoluteLink(text)).toBe(link)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://example.org',
  'data:text/html,x',
  '/medias/Box.jpg',
  '//example.org/x.png',
  'ftp://example.org',
  'https://user:secret@example.org/',
  'https://',
  `https://example.org/${'x'.repeat(3000)}`,
  'www.example.org',
  '',
  null,
  5,
])('anything else is dropped: %s', (text) => {
  expect(absoluteLink(text)).toBeNull()
})

it('a picture may be one of this site', () => {
  expect(linkOrSitePath('/pictures/dk/oel-1.svg')).toBe('/pictures/dk/oel-1.svg')
  expect(['//example.org/x.png', '/../x"onerror', 'pictures/oel.svg'].map(linkOrSitePath)).toEqual([
    null,
    null,
    null,
  ])
})
