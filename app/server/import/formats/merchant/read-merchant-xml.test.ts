import { describe, expect, it } from 'vitest'
import { inPieces, readAll } from '#tests/fixtures/import/read-all.ts'
import { longestRow } from '../../row/source-row.ts'
import { readMerchantXml } from './read-merchant-xml.ts'

const read = (text: string, length?: number) => readAll(readMerchantXml(inPieces(text, length)))
const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${items}</channel></rss>`
const row = (line: number, fields: Record<string, string>) => ({
  line,
  content: JSON.stringify(fields),
  fields,
})
const aside = (line: number, content: string, reason: string, message: string) => ({
  line,
  content,
  rejection: { reason, message },
})

describe('The items of a Merchant feed', () => {
  it('have their own fields only, the first of those that repeat', async () => {
    const item =
      '<item><g:id>1</g:id>\n<title> Kaffe <![CDATA[& <te>]]></title><g:shipping><g:price>5 DKK</g:price></g:shipping>' +
      '<g:price>12 DKK</g:price><g:price>13 DKK</g:price><g:sale_price/></item>'
    expect(await read(rss(item))).toEqual([
      row(3, { id: '1', title: 'Kaffe & <te>', shipping: '', price: '12 DKK', sale_price: '' }),
    ])
  })

  it('are the entries of Atom too, whose link is an attribute', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.dk/"/><entry><id>1</id><link href="https://b.dk/"/></entry></feed>'
    expect(await read(atom)).toEqual([row(1, { id: '1', link: 'https://b.dk/' })])
  })

  it('may hold a bare ampersand and entities of HTML, which stay as they are', async () => {
    expect(await read(rss('<item><title>A & B&nbsp;C &amp; D</title></item>'))).toEqual([
      row(3, { title: 'A & B&nbsp;C & D' }),
    ])
  })
})

describe('A feed that would do harm', () => {
  const unsafe =
    'the file declares entities of its own, which can pull in other files or swell without end; it is not read'

  it.each([
    ['an external entity', '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]>'],
    [
      'exploding entities',
      '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>',
    ],
    ['a parameter entity', '<!DOCTYPE rss [<!entity % x SYSTEM "http://127.0.0.1/x.dtd"> %x;]>'],
  ])('with %s is not read', async (_, doctype) => {
    expect(await read(`${doctype}\n<rss><channel><item><id>&c;&file;</id></item></channel></rss>`)).toEqual([
      aside(1, '', 'unsafe-xml', unsafe),
    ])
  })

  it('with a document type alone is read, and the document type is not', async () => {
    const text =
      '<!DOCTYPE rss SYSTEM "http://127.0.0.1/rss.dtd"><rss><channel><item><id>1</id></item></channel></rss>'
    expect(await read(text)).toEqual([row(1, { id: '1' })])
  })

  it('with a document type that never ends is not held', async () => {
    const text = `<!DOCTYPE rss [${'<!ELEMENT a (b)>'.repeat(100_000)}`
    expect(await read(text, 65_536)).toEqual([
      aside(
        1,
        '',
        'bad-xml',
        `no item begins within ${longestRow} characters; the rest of the file is not read`,
      ),
    ])
  })

  it('with an item of 10 MB loses that item without holding it', async () => {
    const item = (id: number, text: string) => `<item><id>${id}</id><title>${text}</title></item>\n`
    const text = rss(item(1, 'a') + item(2, 'x\n'.repeat(5_000_000)) + item(3, 'c'))
    expect(await read(text, 65_536)).toEqual([
      row(3, { id: '1', title: 'a' }),
      aside(4, '{"id":"2"}', 'too-large', `the row is longer than ${longestRow} characters`),
      row(5_000_005, { id: '3', title: 'c' }),
    ])
  })
})

describe('A feed that is not whole', () => {
  it('keeps the items before its end', async () => {
    expect(await read('<rss><channel><item><id>1</id></item>\n<item><id>2</id><tit')).toEqual([
      row(1, { id: '1' }),
      aside(2, '{"id":"2"}', 'truncated', 'the file ends in the middle of this row'),
    ])
    expect(await read('<rss><channel><item><id>1</id></item>')).toEqual([
      row(1, { id: '1' }),
      aside(1, '', 'truncated', 'the file ends before its feed does'),
    ])
  })

  it('sets an item aside whose tags do not match, and reads the next', async () => {
    expect(await read(rss('<item><id>1<b></id></item>\n<item><id>2</id></item>'))).toEqual([
      aside(3, '{"id":"1"}', 'bad-xml', 'unexpected close tag.'),
      row(4, { id: '2' }),
    ])
    const stray =
      '<item><id>1</b></id></item>\r\n<item><id>2</id></item></b>\n<item><id>3</id></c></item>\n<item><id>4</id></item>'
    for (const length of [1, 7, 1000]) {
      expect(await read(rss(stray), length)).toEqual([
        aside(3, '{"id":"1"}', 'bad-xml', 'unexpected close tag.'),
        row(4, { id: '2' }),
        row(5, { id: '3' }),
        row(6, { id: '4' }),
      ])
    }
  })

  it('is not read where it is no XML', async () => {
    expect(await read('<!-- feed --> none', 100)).toEqual([
      aside(1, '', 'bad-xml', 'text data outside of root node.'),
    ])
  })
})
