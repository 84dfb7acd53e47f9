import { describe, expect, it } from 'vitest'
import { tints } from '#app/domain/offers/offer-summary.ts'
import { contrast } from '../../demo/pictures/drawing/colour.ts'
import { semanticTokens } from './tokens.ts'

const { colors } = semanticTokens
const dark = (token: { value: { _dark: string } }) => token.value._dark
/** Coffee, rye bread and chocolate, as the demo draws them. */
const browns = ['#43230F', '#5A3420', '#5E2F1B']

describe('issue 17.15: pictures in dark mode', () => {
  it.each(tints)('brown goods stand out from the wall: %s', (tint) => {
    const against = browns.map((brown) => contrast(dark(colors[tint].wall), brown))
    expect(Math.min(...against)).toBeGreaterThan(1.7)
  })

  it.each(tints)('words on the wall are read, and hearts seen: %s', (tint) => {
    expect(contrast(dark(colors[tint].wall), dark(colors.ink.DEFAULT))).toBeGreaterThan(4.5)
  })
})
