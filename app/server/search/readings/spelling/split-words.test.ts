import { expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { knownSplits } from './split-words.ts'

it.each<[string, Country, string[]]>([
  ['grontte', 'dk', ['gront te']],
  ['muktaa', 'fi', []],
])('§2.1: two letters end a compound only where they are no ending: %s (%s)', (word, country, splits) => {
  expect(knownSplits(word, country).map(({ first, last }) => `${first} ${last}`)).toEqual(splits)
})
