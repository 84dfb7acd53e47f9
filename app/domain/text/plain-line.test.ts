import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { plainLine } from './plain-line.ts'
import { line } from './text-schemas.ts'

describe('a pasted line', () => {
  it.each([
    ['from a spreadsheet', 'Mælk\t2 l', 'Mælk 2 l'],
    ['of several lines', ' Mælk\r\n\r\nBrød\u2028Smør ', 'Mælk Brød Smør'],
    ['from a chat that marks directions', '\u2068Mælk\u2069 \u202al\u202c', 'Mælk l'],
    ['with letters in two parts', 'A\u030ableskiver', 'Åbleskiver'],
    ['with half a character', 'Mælk\ud83e 2 l', 'Mælk 2 l'],
    ['of nothing that is text', '\u0000 \u202a\t', ''],
  ])('%s is read as the text it is', (_, pasted, read) => {
    expect(plainLine(pasted, 200)).toBe(read)
  })

  it('is cut at the longest length, but not inside a character', () => {
    expect(plainLine('x'.repeat(201), 200)).toBe('x'.repeat(200))
    expect(plainLine(`${'x'.repeat(199)}🥦`, 200)).toBe('x'.repeat(199))
    expect(plainLine(`${'x'.repeat(199)} og mere`, 200)).toBe('x'.repeat(199))
  })

  it('always passes the server’s rule', () => {
    const character = fc.oneof(
      fc.constantFrom('\t', '\n', '\u0085', '\u2028', '\u202e', '\u2066', ' ', '\u0958'),
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    )
    const pasted = fc.array(character, { maxLength: 40 }).map((characters) => characters.join(''))
    fc.assert(
      fc.property(pasted, (text) => {
        const read = plainLine(text, 20)
        expect(v.safeParse(line(20), read)).toMatchObject({ success: true, output: read })
      }),
    )
  })
})
