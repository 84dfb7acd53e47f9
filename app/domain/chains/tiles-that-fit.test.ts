import { expect, it } from 'vitest'
import { tilesThatFit } from './tiles-that-fit.ts'

it.each([
  [['Lidl', 'SPAR'], 152, 2],
  [['Netto', 'føtex', 'REMA 1000', 'Bilka'], 152, 2],
  [['365discount', 'REMA 1000', 'Lidl'], 152, 1],
  [['365discount', 'REMA 1000', 'Lidl'], 220, 2],
  [['Mathem', 'ICA'], 90, 1],
  [['Vinmonopolet og andre butikker', 'Lidl'], 100, 1],
  [['Lidl'], 20, 1],
])('§2.1: of the chains %j so many stand whole in %i pixels: %i', (names, room, fit) => {
  expect(tilesThatFit(names, room)).toBe(fit)
})
