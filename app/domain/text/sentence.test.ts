import { expect, it } from 'vitest'
import { asSentence } from './sentence.ts'

it('§2.1 a sentence ends with one full stop, also after an abbreviation', () => {
  expect(['Billigst: 69,95 kr. pr. kg', 'Billigst: 5 kr. pr. stk.'].map(asSentence)).toEqual([
    'Billigst: 69,95 kr. pr. kg.',
    'Billigst: 5 kr. pr. stk.',
  ])
})
