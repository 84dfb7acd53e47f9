import { describe, expect, it } from 'vitest'
import { fold, foldSpelledOut, wordsOf } from './folding.ts'

describe('folding, the same for index and searches', () => {
  it.each([
    ['Fløde', 'flode', 'floede'],
    ['Rågbröd', 'ragbrod', 'raagbroed'],
    ['Mælk', 'maelk', 'maelk'],
    ['Ägg', 'agg', 'aegg'],
    ['Crème Brûlée', 'creme brulee', 'creme brulee'],
    ['Straße', 'strasse', 'strasse'],
    ['1 ½ l', '1 1⁄2 l', '1 1⁄2 l'],
  ])('%s', (text, plain, spelledOut) => {
    expect([fold(text), foldSpelledOut(text)]).toEqual([plain, spelledOut])
  })

  it('composed and decomposed letters fold alike', () => {
    for (const text of ['Fløde', 'Ål', 'Äpple', 'Jäätelö', 'Crème']) {
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
    }
  })

  it('words are letters and digits; apostrophes do not split words', () => {
    expect(wordsOf("kim's chips, 50% - (a&b)")).toEqual(['kims', 'chips', '50', 'a', 'b'])
  })

  it.each(["d'oro", 'd’oro', 'd`oro', 'd´oro'])('%s is one word', (text) => {
    expect(wordsOf(fold(text))).toEqual(['doro'])
  })
})
