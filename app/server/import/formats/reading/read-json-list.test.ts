import { describe, expect, it } from 'vitest'
import { inPieces, readAll } from '#tests/fixtures/import/read-all.ts'
import { longestRow, shownOfRow } from '../../row/source-row.ts'
import { readJsonList } from './read-json-list.ts'

const read = (text: string, length?: number) => readAll(readJsonList(inPieces(text, length)))
const row = (line: number, fields: unknown, content = JSON.stringify(fields)) => ({ line, content, fields })
const cut = (line: number, content: string, message: string) => ({
  line,
  content,
  rejection: { reason: 'truncated', message },
})

describe('The rows of JSON', () => {
  it('are the elements of a list, with the line each begins on', async () => {
    const text = '[{"a":1},\n\n{"b":"]} \\" \\\\"},\n[5, {"c":[]}], "text", 7, null]'
    expect(await read(text)).toEqual([
      row(1, { a: 1 }),
      row(3, { b: ']} " \\' }),
      row(4, [5, { c: [] }], '[5, {"c":[]}]'),
      row(4, 'text'),
      row(4, 7),
      row(4, null),
    ])
  })

  it('are the elements of the lists of objects in an object', async () => {
    const text = '{"total": [1, 2], "offers": [ {"a":1}, {"b":2} ], "page": 3, "more": [{"c":3}]}'
    expect(await read(text)).toEqual([row(1, { a: 1 }), row(1, { b: 2 }), row(1, { c: 3 })])
  })

  it('docs/import.md: are the elements of lists in objects of the object, but not in its other lists', async () => {
    const text =
      '{"data":{"ids":[1],"page":{"offers":[{"a":1},{"b":[{}]}]}},"x":[[{"c":1}]],"more":{"y":[{"d":1}]}}'
    expect(await read(text)).toEqual([row(1, { a: 1 }), row(1, { b: [{}] }), row(1, { d: 1 })])
  })

  it('are the object itself where it has no list of objects', async () => {
    const object = { id: 'x', ids: [1, 2], inner: { list: [[{}]] }, a: { b: { c: { list: [{}] } } } }
    expect(await read(JSON.stringify(object))).toEqual([row(1, object)])
  })

  it('are none in an empty list', async () => {
    expect(await read(' [ ] ')).toEqual([])
  })

  it('are the same however the text comes in', async () => {
    const text = '[{"a":"æ\\u00f8"},{"b":[{"c":"\\n"}]}]'
    const [whole, ...others] = await Promise.all([1000, 1, 2, 3, 5].map((length) => read(text, length)))
    expect(others).toEqual([whole, whole, whole, whole])
  })
})

describe('JSON that is not whole', () => {
  it('keeps the rows before its end, and says which row was cut off', async () => {
    expect(await read('[{"a":1},\n{"b":2')).toEqual([
      row(1, { a: 1 }),
      cut(2, '{"b":2', 'the file ends in the middle of this row'),
    ])
  })

  it('says that the list has no end', async () => {
    expect(await read('[{"a":1}\n')).toEqual([
      row(1, { a: 1 }),
      cut(2, '', 'the file ends before its list does'),
    ])
  })

  it('sets a row aside that cannot be parsed, and reads the next', async () => {
    expect(await read('[{"a":},{"b":2}]')).toEqual([
      {
        line: 1,
        content: '{"a":}',
        rejection: { reason: 'bad-json', message: expect.stringContaining('Unexpected token') },
      },
      row(1, { b: 2 }),
    ])
  })

  it('loses no more than one row to a missing quote', async () => {
    expect(await read('[\n{"a":"1},\n{"b":2},\n{"c":3}]')).toEqual([
      {
        line: 2,
        content: '{"a":"1},\n',
        rejection: { reason: 'bad-json', message: 'a text in this row has no closing quote' },
      },
      row(3, { b: 2 }),
      row(4, { c: 3 }),
    ])
  })

  it('is not read on where it is no JSON', async () => {
    expect(await read('<html><body>', 100)).toEqual([
      {
        line: 1,
        content: '<html><body>',
        rejection: { reason: 'bad-json', message: 'this is not JSON, and the rest of the file is not read' },
      },
    ])
  })

  it('sets a row of 10 MB aside without holding it, and reads the next', async () => {
    const text = `[{"a":"${'x'.repeat(10_000_000)}"},{"b":2}]`
    expect(await read(text, 65_536)).toEqual([
      {
        line: 1,
        content: `{"a":"${'x'.repeat(shownOfRow - 6)}…`,
        rejection: { reason: 'too-large', message: `the row is longer than ${longestRow} characters` },
      },
      row(1, { b: 2 }),
    ])
  })
})
