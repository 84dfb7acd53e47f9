import { describe, expect, it } from 'vitest'
import { inPieces, readAll } from '#tests/fixtures/import/read-all.ts'
import { longestRow, shownOfRow } from '../../row/source-row.ts'
import { readDelimited } from './read-delimited.ts'

const read = (text: string, length?: number) => readAll(readDelimited(inPieces(text, length)))
const row = (line: number, content: string, a: string, b: string) => ({ line, content, fields: { a, b } })
const aside = (line: number, content: string, reason: string, message: string) => ({
  line,
  content,
  rejection: { reason, message },
})

describe('The rows of CSV', () => {
  it.each([',', ';', '\t'])('are parted into fields by the %j of the header', async (mark) => {
    const text = ['a#b', '1#"x#y"', '"say ""hi"""#', '12" pizza#2'].join('\r\n').replaceAll('#', mark)
    expect((await read(text)).map((each) => 'fields' in each && each.fields)).toEqual([
      { a: '1', b: `x${mark}y` },
      { a: 'say "hi"', b: '' },
      { a: '12" pizza', b: '2' },
    ])
  })

  it('may go over several lines, and keep the number of the first', async () => {
    expect(await read('a,b\n1,"two\nlines"\n\n3,4')).toEqual([
      row(2, '1,"two\nlines"', '1', 'two\nlines'),
      row(5, '3,4', '3', '4'),
    ])
  })

  it('are none where there is only a header', async () => {
    expect(await read('a,b\n')).toEqual([])
  })
})

describe('The header of CSV', () => {
  const isHeader = (names: string[]) => names.includes('a')

  it('may come after other lines, with a separator of its own', async () => {
    const text = 'Tilbud, uge 47, Netto\n\na;b\n1;2'
    expect(await readAll(readDelimited(inPieces(text), { isHeader }))).toEqual([row(4, '1;2', '1', '2')])
  })

  it('is the first line if none of the first names the columns', async () => {
    const rows = await readAll(readDelimited(inPieces('x,y\n1,2'), { isHeader }))
    expect(rows).toEqual([{ line: 2, content: '1,2', fields: { x: '1', y: '2' } }])
  })

  it('is told, and may end the reading', async () => {
    const onHeader = (names: string[]) => {
      throw new Error(names.join())
    }
    await expect(readAll(readDelimited(inPieces('a, b\n1,2'), { onHeader }))).rejects.toThrow('a,b')
  })
})

describe('CSV that is not right', () => {
  it('sets a row aside that has more or fewer fields than the header', async () => {
    expect(await read('a,b\n1,2,3\n1\n5,6')).toEqual([
      aside(2, '1,2,3', 'bad-csv', 'the row has 3 fields where the header has 2'),
      aside(3, '1', 'bad-csv', 'the row has 1 fields where the header has 2'),
      row(4, '5,6', '5', '6'),
    ])
  })

  it('takes a short last row for one that was cut off', async () => {
    expect(await read('a,b\n1,2\n3')).toEqual([
      row(2, '1,2', '1', '2'),
      aside(3, '3', 'truncated', 'the file ends in the middle of this row'),
    ])
    expect(await read('a,b\n1,2\n3,"cut')).toEqual([
      row(2, '1,2', '1', '2'),
      aside(3, '3,"cut', 'truncated', 'the file ends in the middle of this row'),
    ])
  })

  it('loses one row, not all that follow, to a quote that is never closed', async () => {
    const others = Array.from({ length: 500 }, (_, at) => `${at},x`)
    const rows = await read(['a,b', '1,"open', ...others].join('\n'), 1000)
    expect(rows[0]).toEqual(aside(2, '1,"open', 'unclosed-quote', 'a quote that opens here is not closed'))
    expect(rows.slice(1)).toEqual(others.map((text, at) => row(at + 3, text, String(at), 'x')))
  })

  it('sets a row of 10 MB aside without holding it', async () => {
    const text = `a,b\n1,"${'x'.repeat(10_000_000)}"\n3,4`
    expect(await read(text, 65_536)).toEqual([
      aside(
        2,
        `1,"${'x'.repeat(shownOfRow - 3)}…`,
        'too-large',
        `the row is longer than ${longestRow} characters`,
      ),
      row(3, '3,4', '3', '4'),
    ])
  })
})
