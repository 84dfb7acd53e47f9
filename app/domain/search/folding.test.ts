import { describe, expect, it } from 'vitest'
import { fold, foldSpelledOut, queryWords, wordsOf } from './folding.ts'

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
})

describe('the words of a search', () => {
  it('are at most six, each once', () => {
    expect(queryWords('a1 b2 c3 d4 a1 e5 f6 g7')).toEqual(['a1', 'b2', 'c3', 'd4', 'e5', 'f6'])
  })

  it.each([
    ['cola 6 x 33 cl', ['cola']],
    ['letmælk 1,5 l', ['letmaelk']],
    ['kaffe 400g', ['kaffe']],
    ['brød med kerner', ['brod', 'kerner']],
    ['hel and', ['hel', 'and']],
    ['400 g', ['400', 'g']],
    ['med', ['med']],
    ['7 up', ['7', 'up']],
    ['🍌', []],
    ['%_\'"', []],
  ])('leaves out sizes and connectives where other words remain: %s', (term, words) => {
    expect(queryWords(term)).toEqual(words)
  })
})
