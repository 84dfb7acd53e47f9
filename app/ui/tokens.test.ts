import { describe, expect, it } from 'vitest'
import { tints } from '#app/domain/offers/offer-summary.ts'
import { contrast } from '../../demo/pictures/drawing/colour.ts'
import { semanticTokens } from './tokens.ts'

const { colors } = semanticTokens
const dark = (token: { value: { _dark: string } }) => token.value._dark
/** The browns of coffee, rye bread and chocolate in the demo's drawings. */
const browns = ['#43230F', '#5A3420', '#5E2F1B']

describe('issue 17.15: pictures in dark mode', () => {
  it.each(tints)('brown goods contrast with the background: %s', (tint) => {
    const against = browns.map((brown) => contrast(dark(colors[tint].wall), brown))
    expect(Math.min(...against)).toBeGreaterThan(1.7)
  })

  it.each(tints)('text and hearts on the background are legible: %s', (tint) => {
    expect(contrast(dark(colors[tint].wall), dark(colors.ink.DEFAULT))).toBeGreaterThan(4.5)
  })
})
