import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tints } from '#app/domain/offers/offer-summary.ts'
import { contrast } from '../../demo/pictures/drawing/colour.ts'
import { darkOf, lightOf, semanticTokens } from './tokens.ts'

const { colors } = semanticTokens
/** The browns of coffee, rye bread and chocolate in the demo's drawings. */
const browns = ['#43230F', '#5A3420', '#5E2F1B']

describe('§3 theme: pictures in dark mode', () => {
  it.each(tints)('brown goods contrast with the background: %s', (tint) => {
    const against = browns.map((brown) => contrast(darkOf(colors[tint].wall), brown))
    expect(Math.min(...against)).toBeGreaterThan(1.7)
  })

  it.each(tints)('text and hearts on the background are legible: %s', (tint) => {
    expect(contrast(darkOf(colors[tint].wall), darkOf(colors.ink.DEFAULT))).toBeGreaterThan(4.5)
  })
})

/** The chroma of a colour in OKLCH: 0 is grey (https://bottosson.github.io/posts/oklab/). */
function chroma(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return Math.hypot(
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  )
}

describe('§3 theme: in dark mode prices are louder than the backgrounds of pictures', () => {
  const canvas = darkOf(colors.canvas)
  const price = contrast(canvas, darkOf(colors.ink.DEFAULT))

  it.each(tints)('which are nearly grey: %s', (tint) => {
    expect(chroma(darkOf(colors[tint].wall))).toBeLessThan(0.03)
    expect(chroma(darkOf(colors[tint].shelf))).toBeLessThan(0.03)
  })

  it.each(tints)('and stand out from the page a fifth as much: %s', (tint) => {
    expect(contrast(canvas, darkOf(colors[tint].wall))).toBeLessThan(price / 5)
  })
})

describe('§4 sharing: the colours of participants', () => {
  const { on, ...people } = colors.person

  it.each(Object.entries(people))(
    'have legible letters, and stand out from rows, in both themes: %s',
    (_, colour) => {
      for (const themed of [lightOf, darkOf]) {
        expect(contrast(themed(colour), themed(on))).toBeGreaterThan(4.5)
        expect(contrast(themed(colour), themed(colors.surface))).toBeGreaterThan(4.5)
      }
    },
  )
})

describe('files that cannot import the tokens have their colours', () => {
  const hero = lightOf(colors.hero.DEFAULT)

  it('the manifest', () => {
    expect(JSON.parse(readFileSync('public/manifest.json', 'utf8'))).toMatchObject({
      theme_color: hero,
      background_color: lightOf(colors.canvas),
    })
  })

  it('the theme of the browser’s own parts', () => {
    expect(readFileSync('app/routes/__root.tsx', 'utf8')).toContain(
      `{ name: 'theme-color', content: '${hero}' }`,
    )
  })

  it('the icon', () => {
    const used = readFileSync('public/favicon.svg', 'utf8').match(/#[0-9A-F]{6}/gi)
    expect(new Set(used)).toEqual(new Set([hero, lightOf(colors.hero.on), lightOf(colors.tag.DEFAULT)]))
  })
})

it('§3 compared prices: only prices are yellow, and only the cheapest', () => {
  const colour = /(?:bg|[cC]olor): 'tag'|\{colors\.tag\}/
  const using = globSync('app/{ui,features}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && colour.test(readFileSync(file, 'utf8')),
  )
  expect(using.toSorted()).toEqual([
    'app/features/offers/product/prices/price-history.recipe.ts',
    'app/features/search/panel/search-panel.recipe.ts',
    'app/features/shopping-list/rows/list-item.recipe.ts',
    'app/ui/price/price.recipe.ts',
  ])
})
