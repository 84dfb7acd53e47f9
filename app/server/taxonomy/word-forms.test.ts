import { expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { areForms } from './word-forms.ts'

it.each([
  ['tomater', 'tomat', 'dk'],
  ['kartofler', 'kartoffel', 'dk'],
  ['boller', 'bolle', 'dk'],
  ['rosin', 'rosiner', 'dk', false],
  ['frikadelle', 'frikadeller', 'dk'],
  ['kakor', 'kaka', 'se'],
  ['sorbar', 'sorbet', 'dk', false],
  ['jordbr', 'jordbor', 'dk', false],
  ['milk', 'milka', 'se', false],
  ['kurkut', 'kurkku', 'fi'],
] as [string, string, Country, boolean?][])(
  'issue 21.4: %s is a form of %s (%s): %s',
  (word, name, country, isForm = true) => {
    expect(areForms(word, name, country)).toBe(isForm)
  },
)
