import { expect, it } from 'vitest'
import { suggestedParts } from './suggested-parts.ts'

it.each([
  ['Kaffe', 'kaf', ['Kaf', 'fe']],
  ['økologisk letmælk', 'let', ['økologisk let', 'mælk']],
  ['økologisk letmælk', 'ØKOLOGISK l', ['økologisk l', 'etmælk']],
  ['smør', 'smør', ['smør', '']],
  ['letmælk', 'mælk', ['letmælk', '']],
])('§2.5 search suggestions: "%s" for "%s" adds its end', (term, typed, parts) => {
  expect(suggestedParts(term, typed)).toEqual(parts)
})
