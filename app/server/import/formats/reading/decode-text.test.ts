import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

async function decoded(bytes: Uint8Array, piece = 1): Promise<string> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  let text = ''
  for await (const part of decodeText(pieces())) text += part
  return text
}

const danish = 'Rødgrød med fløde, æbler og pålæg – 25 kr.\n'
const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'))
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())

describe('A file is read in the encoding it has', () => {
  it.each([
    ['UTF-8', utf8(danish)],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${danish}`)],
    ['UTF-16 little endian with a byte order mark', utf16le(`\ufeff${danish}`)],
    ['UTF-16 big endian with a byte order mark', utf16be(`\ufeff${danish}`)],
    ['UTF-16 little endian', utf16le(danish)],
    ['UTF-16 big endian', utf16be(danish)],
  ])('%s, also where a character is cut in two', async (_, bytes) => {
    expect([await decoded(bytes), await decoded(bytes, 4), await decoded(bytes, 10_000)]).toEqual([
      danish,
      danish,
      danish,
    ])
  })

  it('Windows-1252 and Latin-1, which no UTF-8 reader accepts', async () => {
    const text = 'Rødgrød med fløde og pålæg\n'
    const long = 'plain ascii, as a header may be\n'.repeat(20)
    expect(await decoded(latin1(long + text), 100)).toBe(long + text)
    expect(await decoded(new Uint8Array([0x80, 0x20, 0x31, 0x32]))).toBe('€ 12')
  })

  it('what an XML declaration names', async () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Blåbær</a>'
    expect(await decoded(latin1(xml))).toBe(xml)
  })

  it('damaged UTF-8 keeps its good characters and marks the bad ones', async () => {
    const damaged = Buffer.concat([utf8('Smørrebrød og æbler '), Buffer.from([0xff]), utf8(' grød')])
    expect(await decoded(new Uint8Array(damaged), 1000)).toBe('Smørrebrød og æbler \ufffd grød')
    expect(await decoded(new Uint8Array(damaged), 3)).toBe('Smørrebrød og æbler \ufffd grød')
  })

  it('a character that the end of the file cuts off is marked', async () => {
    expect(await decoded(utf8('æble ø').subarray(0, -1))).toBe('æble \ufffd')
  })

  it('an empty file is an empty text', async () => {
    expect(await decoded(new Uint8Array())).toBe('')
  })
})
