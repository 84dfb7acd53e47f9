import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countries, languageOfCountry, languages } from '#app/domain/locale/locales.ts'

/** All texts of a language, of pages and of the server. */
function textsOf(language: string): string[] {
  return ['catalogues', 'server-catalogues'].flatMap((folder) => {
    const file = readFileSync(`app/i18n/${folder}/${language}.po`, 'utf8')
    const entries = file.split('\n\n').slice(1)
    return entries.map((entry) => {
      const [, quoted = ''] = /^msgstr ((?:".*"\n?)+)/m.exec(entry) ?? []
      return quoted.replaceAll(/^"|"$/gm, '').replaceAll('\n', '')
    })
  })
}

/** The words that `docs/copy` never wants in a language, as patterns of whole words; `*` stands for any ending. */
function wordsNeverUsed(language: string): RegExp[] {
  const rows = readFileSync(`docs/copy/${language}.md`, 'utf8').matchAll(
    /^\|[^|]+\|[^|]+\|([^|]+)\|[^|]*\|$/gm,
  )
  const words = [...rows].flatMap(([, cell = '']) => cell.split(',').map((word) => word.trim()))
  return words
    .filter((word) => word !== '' && word !== 'never' && !word.startsWith('---'))
    .map((word) => {
      const letters = word.replaceAll('.', '\\.').replace(/\*$/, '[\\p{L}]*')
      return new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu')
    })
}

describe.each(languages)('product, languages: the texts in %s', (language) => {
  const texts = textsOf(language)

  it('are complete and never raise their voice (look, Voice)', () => {
    expect(texts.length).toBeGreaterThan(400)
    expect(texts.filter((text) => text === '' || /!|\bups\b|\boj\b|\bhups/i.test(text))).toEqual([])
  })

  it('§9 numbers and units: keep a number and its unit on one line', () => {
    const unit = /(?:\d|\}) (?:stk\.?|st|kpl|sek\.|s|kr\.?|€|%)(?![\p{L}\d])/u
    expect(texts.filter((text) => unit.test(text))).toEqual([])
  })

  it('use one term a concept, and no word that docs/copy calls wrong', () => {
    const country = countries.find((candidate) => languageOfCountry(candidate) === language)
    const pages = globSync(`content/${country}/**/*.md`).map((file) => readFileSync(file, 'utf8'))
    const never = wordsNeverUsed(language)
    expect(never.length).toBeGreaterThan(5)
    expect(pages.length).toBeGreaterThan(5)
    const found = [...texts, ...pages].flatMap((text) => never.flatMap((word) => text.match(word)?.[0] ?? []))
    expect(found).toEqual([])
  })

  it('§9 numbers and units: say "pr." in Danish and Norwegian only', () => {
    const isAbbreviated = language === 'da' || language === 'no'
    expect(texts.some((text) => /\bpr\./.test(text))).toBe(isAbbreviated)
  })
})
