import { expect, it } from 'vitest'
import { neighboursOnKeyboard } from './keyboard.ts'

it.each([
  ['g', 'bfhtvy'],
  ['e', 'drsw'],
  ['ø', 'alpåæ'],
  ['m', 'jkn'],
  ['7', ''],
])('§2.1: the keys that touch %s on a Nordic keyboard are %s', (letter, keys) => {
  expect([...neighboursOnKeyboard(letter)].sort()).toEqual([...keys].sort())
})

it.each([
  // `å` and `ä` are `a` then, and `ö` and `ø` are `o`.
  ['a', 'opqswzäåæöø'],
  ['o', 'aiklpäåæ'],
  ['p', 'aloåæöø'],
  ['æ', 'alopåø'],
])('§2.1: a folded %s may stand for a key that touches one of %s', (letter, keys) => {
  expect([...neighboursOnKeyboard(letter)].sort()).toEqual([...keys].sort())
})
