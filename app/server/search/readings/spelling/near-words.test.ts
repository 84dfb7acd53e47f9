import { expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { nearWords } from './near-words.ts'

it.each([
  ['mlk', 'maelk', 'dk'],
  ['pre', 'paere', 'dk'],
  ['jordbr', 'jordbaer', 'no'],
  ['brd', 'brod', 'no'],
  ['mjlk', 'mjolk', 'se'],
] as [string, string, Country][])(
  '§2.1: %s may be %s with a letter missing, which is one key (%s)',
  (typed, meant, country) => {
    const near = nearWords(typed, country).map(({ word }) => word)
    expect(near).toContain(meant)
  },
)

it.each([
  ['brpd', 'brod', 'dk'],
  ['nelk', 'melk', 'no'],
  ['mjplk', 'mjolk', 'se'],
  ['kahvu', 'kahvi', 'fi'],
  ['porer', 'paerer', 'no'],
] as [string, string, Country][])(
  '§2.1: %s may be %s, typed with the key beside the right one (%s)',
  (typed, meant, country) => {
    const near = nearWords(typed, country).map(({ word }) => word)
    expect(near).toContain(meant)
  },
)

it.each([
  ['kwnaa', 'kana', 'fi'],
  ['kiiceja', 'kiivi', 'fi'],
  ['papdikoita', 'paprika', 'fi'],
  ['vitaniner', 'vitamin', 'no'],
  ['luumuaj', 'luumu', 'fi'],
  ['verhoaj', 'verho', 'fi'],
  ['sampylojta', 'sampyla', 'fi'],
] as [string, string, Country][])(
  '§2.1: %s may be a form of %s, typed with a mistake (%s)',
  (typed, meant, country) => {
    const near = nearWords(typed, country).map(({ word }) => word)
    expect(near).toContain(meant)
  },
)

it('§2.1: a word of one letter many times sounds like no short word', () => {
  expect(nearWords('a'.repeat(100), 'dk')).toEqual([])
})
