import { expect, it } from 'vitest'
import { spellWords } from './spell-words.ts'

const offer = {
  productName: 'Økologisk Rugbrød',
  brandName: 'Kohberg',
  parentName: null,
  categoryName: 'Brød',
}

it('spells folded words and beginnings of words as the offers do', () => {
  expect(spellWords(['rugbrod', 'kohb', 'broed'], [offer])).toBe('rugbrød kohb brød')
})

it('leaves a word that none of them begins with', () => {
  expect(spellWords(['maelk'], [offer])).toBe('maelk')
})
