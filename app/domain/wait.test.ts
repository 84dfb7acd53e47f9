import { expect, it } from 'vitest'
import { languages } from './locale/locales.ts'
import { formatWait } from './wait.ts'

it('§8 errors: a wait is told in a fitting unit, rounded up', () => {
  const seconds = [1, 40, 119, 120, 121, 600, 7199, 7200, 86_400]
  expect(seconds.map((each) => formatWait(each, 'da'))).toEqual([
    'om 1 sek.',
    'om 40 sek.',
    'om 119 sek.',
    'om 2 min.',
    'om 3 min.',
    'om 10 min.',
    'om 120 min.',
    'om 2 timer',
    'om 24 timer',
  ])
})

it('§8 errors: a wait is told in each language', () => {
  const told = (seconds: number) =>
    languages.map((language) => formatWait(seconds, language).replaceAll('\u00a0', ' '))
  expect([40, 600, 10_800].map(told)).toEqual([
    ['om 40 sek.', 'om 40 sek', 'om 40 sek', '40 s päästä'],
    ['om 10 min.', 'om 10 min', 'om 10 min', '10 min päästä'],
    ['om 3 timer', 'om 3 t', 'om 3 tim', '3 t päästä'],
  ])
})
