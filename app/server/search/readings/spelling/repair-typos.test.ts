import { expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { readTerm } from '../../term/read-term.ts'
import { repairTypos } from './repair-typos.ts'

/** Of a country where nothing is sold, so that only the lexicon has words. */
const nothingSold = { query: async () => [] }

const repaired = async (typed: string, country: Country) =>
  (await repairTypos(nothingSold, readTerm(typed, country))).map((words) => words.join(' '))

it.each<[string, string, Country]>([
  ['vitaniner', 'vitaminer', 'no'],
  ['boohylle', 'bokhylle', 'no'],
  ['madgarin', 'margarin', 'se'],
  ['mautosuklaa', 'maitosuklaa', 'fi'],
])(
  '§2.1: %s is repaired to a word that exists, %s, before one made up (%s)',
  async (typed, meant, country) => {
    expect((await repaired(typed, country))[0]).toBe(meant)
  },
)

it('§2.1: the other part of a compound is repaired beside one that is known', async () => {
  expect(await repaired('pkastepizza', 'fi')).toContain('pakastepizza')
})

it('§2.1: who types an accent means it, so that a word with it is the likeliest', async () => {
  expect((await repaired('dädk', 'se'))[0]).toBe('dack')
})
