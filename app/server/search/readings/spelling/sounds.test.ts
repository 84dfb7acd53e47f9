import { expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { beginningsAlike, soundOf } from './sounds.ts'

it.each<[string, string, Country]>([
  ['filadelfia', 'philadelphia', 'dk'],
  ['kuskus', 'couscous', 'no'],
  ['vidlog', 'hvidlog', 'dk'],
  ['sjampo', 'schampoo', 'se'],
  ['jogurt', 'yoghurt', 'fi'],
])('§2.1: %s sounds like %s (%s)', (typed, meant, country) => {
  expect(soundOf(typed, country)).toBe(soundOf(meant, country))
})

it('§2.1: double letters tell Finnish words apart', () => {
  expect(soundOf('tuuli', 'fi')).not.toBe(soundOf('tuli', 'fi'))
})

it('§2.1: what may sound like the beginning of a word is looked up too', () => {
  expect(beginningsAlike('filadelfia')).toEqual(['phil'])
})
