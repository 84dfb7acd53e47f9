import { expect, it } from 'vitest'
import { pathToTell } from './may-be-personal.ts'

it.each([
  ['/dk/offer/kaffe', '/dk/offer/kaffe'],
  ['/offer/b%C3%B8f', '/offer/b%C3%B8f'],
  ['/se/offer/mette%40example.se', '/se/offer'],
  ['/offer/+45%2012%2034%2056%2078', '/offer'],
  ['/fi/offer/%E0%A4%A', '/fi/offer'],
  ['/dk/single/1234567', '/dk/single/1234567'],
  ['/', '/'],
])('§7.5 of %s others are told %s: no term that may be an email or a number of somebody', (path, told) => {
  expect(pathToTell(path)).toBe(told)
})
