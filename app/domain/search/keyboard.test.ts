import { expect, it } from 'vitest'
import { neighboursOnKeyboard } from './keyboard.ts'

it.each([
  ['g', 'bfhtvy'],
  ['a', 'qswz'],
  ['p', 'loåæøö'],
  ['ø', 'plåæ'],
  ['m', 'jkn'],
  ['7', ''],
])('§2.1: the keys that touch %s on a Nordic keyboard are %s', (letter, keys) => {
  expect([...neighboursOnKeyboard(letter)].sort()).toEqual([...keys].sort())
})
