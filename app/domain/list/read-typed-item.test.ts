import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../locale/locales.ts'
import { itemAsText } from './list-as-text.ts'
import { isAmountAlone, readTypedItem, type TypedItem } from './read-typed-item.ts'
import { maximumNameLength, maximumQuantity, maximumWantedLength } from './shopping-list.ts'

type Row = TypedItem & { typed: string }

/** What people type in a language, and how it is read: `typed`, quantity, what is wanted, name. */
function rowsOf(language: string): Row[] {
  const [, ...lines] = readFileSync(`${import.meta.dirname}/typed-items/${language}.tsv`, 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [typed = '', quantity, wanted, itemName = ''] = line.split('\t')
    return { typed, itemName, quantity: Number(quantity), ...(wanted && { wantedAmount: wanted }) }
  })
}

const languages = ['da', 'no', 'sv', 'fi']
const rows = languages.flatMap(rowsOf)

describe('§2.10 what is typed into the list’s field', () => {
  it.each(languages)('is read as people of each country type it: %s', (language) => {
    const table = rowsOf(language)
    expect(table.length).toBeGreaterThanOrEqual(80)
    expect(table.map(({ typed }) => ({ typed, ...readTypedItem(typed) }))).toEqual(table)
  })

  it.each([
    ...[
      '2 l',
      '3x',
      'x',
      'st',
      '2 stk',
      '500 g',
      '½',
      '1 x 2',
      '0 x mælk',
      '(2 l)',
      '10 kr',
      '2 kpl',
      '2 stk 1 l',
    ],
    ...[
      'maks. 3 stk pr. kunde',
      'Tre Kroner',
      'Fire Ball',
      'nr. 5 parfume',
      'Østers 12',
      'et eller andet',
      'str. 4',
    ],
    ...['4 øl og 2 cola', '2x mælk og 3 æg', '3 % mælk', '2500 servietter', 'kilo jauhelihaa'],
  ])('what is not understood stays in the name, whole: %s', (text) => {
    expect(readTypedItem(text)).toEqual({ itemName: text, quantity: 1 })
  })

  it('spaces around and between the words do not count', () => {
    expect(readTypedItem(' \t 2  l   mælk ')).toEqual({ itemName: 'mælk', quantity: 1, wantedAmount: '2 l' })
  })

  it('after a number of pieces and a colon, all is the name', () => {
    expect(readTypedItem('2 stk: 7 Up')).toEqual({ itemName: '7 Up', quantity: 2 })
    expect(readTypedItem('1 stk (stor): 2 l mælk')).toEqual({
      itemName: '2 l mælk',
      quantity: 1,
      wantedAmount: 'stor',
    })
  })

  it('a quantity above the most is the most', () => {
    expect(readTypedItem(`${maximumQuantity} stk æg`)?.quantity).toBe(maximumQuantity)
    expect(readTypedItem('9999999 stk æg')).toEqual({ itemName: '9999999 stk æg', quantity: 1 })
  })

  it('a blank text is no item', () => {
    expect(['', '   ', '\t\n'].map(readTypedItem)).toEqual([undefined, undefined, undefined])
  })

  it('a long text is cut to the longest name', () => {
    expect(readTypedItem('a'.repeat(2000))?.itemName).toBe('a'.repeat(maximumNameLength))
  })

  it('what is read can be written and read again, and is the same', () => {
    const piece = fc.constantFrom(...rows.flatMap(({ typed }) => typed.split(' ')))
    const typed = fc.oneof(
      fc.constantFrom(...rows.map((row) => row.typed)),
      fc.array(piece, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom(...countries), (text, country) => {
        const item = readTypedItem(text)
        if (!item) return
        const { itemName: name, quantity, wantedAmount } = item
        expect(readTypedItem(itemAsText({ name, quantity, wantedAmount }, country))).toEqual(item)
        expect(wantedAmount?.length ?? 1).toBeLessThanOrEqual(maximumWantedLength)
      }),
      { numRuns: 5000 },
    )
  })

  it('a number of packs with their size is one amount', () => {
    const read = { quantity: 1, itemName: 'kaffe' }
    expect(readTypedItem('2 pk. à 500 g kaffe')).toEqual({ ...read, wantedAmount: '2 pk. à 500 g' })
    expect(readTypedItem('2 pakker á 1/2 kg kaffe')).toEqual({ ...read, wantedAmount: '2 pakker á 1/2 kg' })
  })

  it('reads no more of a text than a name, an amount and a number have room for, however long it is', () => {
    const longest = maximumNameLength + maximumWantedLength + 25
    const repeated = ['1 ', '2-', 'a, ', '½', '1 1/2 ', '2 stk ', 'en halv ', '(2 l) ', '2 pk. à ']
    for (const part of repeated) {
      const text = part.repeat(10_000)
      expect(readTypedItem(text)).toEqual(readTypedItem(text.slice(0, longest)))
      expect(isAmountAlone(text)).toBe(false)
    }
  })
})

it.each(['2 l', '2 stk', '3x', 'en pose', '½ l'])(
  '§2.10: an amount without a name is told from an item: %s',
  (text) => {
    expect(isAmountAlone(text)).toBe(true)
    expect(isAmountAlone(`${text} mælk`)).toBe(false)
  },
)
