import { expect, it } from 'vitest'
import { neighboursTogether } from './neighbours-together.ts'

it('§2.1: two neighbours of several words may be one word that is written apart', () => {
  const together = (term: string) => neighboursTogether({ words: term.split(' '), country: 'dk' })
  expect(together('danske jord baer')).toEqual([['danske', 'jordbaer']])
  expect(together('jord baer')).toEqual([])
})
