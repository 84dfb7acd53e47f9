import { describe, expect, it } from 'vitest'
import { clearest, contrast, luminance, mix, turnHue } from './colour.ts'

describe('colour', () => {
  it('stirs a share of one colour into another', () => {
    expect([
      mix('#000000', '#FFFFFF', 0.5),
      mix('#FF0000', '#0000FF', 0),
      mix('#FF0000', '#0000FF', 1),
    ]).toEqual(['#808080', '#FF0000', '#0000FF'])
  })

  it('measures as WCAG does', () => {
    expect([luminance('#000000'), luminance('#FFFFFF')]).toEqual([0, 1])
    expect(contrast('#FFFFFF', '#000000')).toBe(21)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })

  it('picks what stands out most', () => {
    expect(clearest('#14513F', ['#13261F', '#FFD43B', '#4E9A46'])).toBe('#FFD43B')
  })

  it('turns the hue and leaves grey grey', () => {
    expect([turnHue('#808080', 90), turnHue('#FF0000', 120), turnHue('#FF0000', 360)]).toEqual([
      '#808080',
      '#00FF00',
      '#FF0000',
    ])
  })

  it('refuses what is no colour', () => {
    expect(() => mix('red', '#FFFFFF', 0.5)).toThrow('not a colour of the form #RRGGBB: red')
  })
})
