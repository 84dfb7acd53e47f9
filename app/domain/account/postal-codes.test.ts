import { beforeAll, describe, expect, it } from 'vitest'
import { loadDanishPostalCodes } from './load-danish-postal-codes.ts'
import { exactPostalCode, matchingPostalCodes, type PostalCode, readPostalCodes } from './postal-codes.ts'

let danish: PostalCode[] = []
beforeAll(async () => {
  danish = await loadDanishPostalCodes()
})
const labels = (entries: PostalCode[]) => entries.map(({ code, name }) => `${code} ${name}`)

describe('§3 the Danish list', () => {
  it('has about 1,000 codes of four digits, each with a name, in order', () => {
    expect(danish.length).toBeGreaterThan(1000)
    expect(danish.length).toBeLessThan(1300)
    expect(danish.filter(({ code, name }) => !/^\d{4}$/.test(code) || name.trim() !== name || !name)).toEqual(
      [],
    )
    expect(danish.toSorted((one, other) => one.code.localeCompare(other.code))).toEqual(danish)
  })

  it('has codes that occur several times with different names', () => {
    expect(labels(danish.filter(({ code }) => code === '4942'))).toEqual(['4942 Askø', '4942 Askø og Lilleø'])
  })

  it.each([
    ['1050', 'København K'],
    ['2300', 'København S'],
    ['5000', 'Odense C'],
    ['8000', 'Aarhus C'],
    ['9000', 'Aalborg'],
    ['9990', 'Skagen'],
  ])('knows %s %s', (code, name) => {
    expect(danish.filter((entry) => entry.code === code)).toEqual([{ code, name }])
  })
})

describe('reading a list', () => {
  it('takes columns from CSV, names with their spaces', () => {
    expect(readPostalCodes('code,name\n2300,København S\n9990,Skagen\n')).toEqual([
      { code: '2300', name: 'København S' },
      { code: '9990', name: 'Skagen' },
    ])
  })
})

describe('§5 the entries that match a typed text', () => {
  it.each([
    ['999', ['9990 Skagen']],
    ['9990', ['9990 Skagen']],
    ['9990 ska', ['9990 Skagen']],
    ['skage', ['9990 Skagen']],
    [' SKAGEN ', ['9990 Skagen']],
    ['lilleø', ['4942 Askø og Lilleø']],
    ['lilleo', ['4942 Askø og Lilleø']],
    ['århus c', ['8000 Aarhus C', '8100 Aarhus C']],
    ['qxz', []],
  ])('"%s"', (text, expected) => {
    expect(labels(matchingPostalCodes(danish, text))).toEqual(expected)
  })

  it('are all of them for an empty text', () => {
    expect(matchingPostalCodes(danish, '  ')).toEqual(danish)
  })

  it('do not match in the middle of a word or a code', () => {
    expect(labels(matchingPostalCodes(danish, 'kagen'))).toEqual([])
    expect(matchingPostalCodes(danish, '990').filter(({ code }) => !code.startsWith('990'))).toEqual([])
  })
})

describe('§5 typing an exact value selects it', () => {
  it.each([
    ['8000', { code: '8000', name: 'Aarhus C' }],
    [' 8000 aarhus c ', { code: '8000', name: 'Aarhus C' }],
    ['skagen', { code: '9990', name: 'Skagen' }],
    ['4942', { code: '4942', name: 'Askø' }],
    ['4942 Askø og Lilleø', { code: '4942', name: 'Askø og Lilleø' }],
  ])('"%s"', (text, expected) => {
    expect(exactPostalCode(danish, text)).toEqual(expected)
  })

  it.each(['', '800', 'København K', 'qxz', '0000'])('selects none for "%s"', (text) => {
    expect(exactPostalCode(danish, text)).toBe(undefined)
  })
})
