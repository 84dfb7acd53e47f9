import { describe, expect, it } from 'vitest'
import { queryWords } from './query-words.ts'

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
