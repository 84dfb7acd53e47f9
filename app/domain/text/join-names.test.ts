import { expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { joinNames } from './join-names.ts'

it('joins names as a sentence of the country’s language does', () => {
  expect(countries.map((country) => joinNames(['Netto', 'Lidl', 'Prisma'], country))).toEqual([
    'Netto, Lidl og Prisma',
    'Netto, Lidl og Prisma',
    'Netto, Lidl och Prisma',
    'Netto, Lidl ja Prisma',
  ])
  expect(joinNames(['Netto'], 'dk')).toBe('Netto')
})
