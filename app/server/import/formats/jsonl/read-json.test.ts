import { describe, expect, it } from 'vitest'
import { inPieces, readAll } from '#tests/fixtures/import/read-all.ts'
import { longestRow } from '../../row/source-row.ts'
import { FeedError } from '../feed-error.ts'
import { readJson } from './read-json.ts'

async function read(text: string, length?: number) {
  const notes: string[] = []
  const rows = await readAll(readJson(inPieces(text, length), (note) => notes.push(note)))
  return { notes, rows: rows.map((row) => (row.rejection ? row.rejection.reason : row.fields)) }
}

const listNote = 'The file is a JSON list, and not one object a line. Its objects are read.'

describe('docs/import.md: a JSON list given as jsonl is read, and the operator is told', () => {
  it.each([
    '[{"a":1},{"b":2}]',
    '\n [\n{"a":1},\n{"b":2}\n]\n',
    '[\n  {\n    "a": 1\n  },\n  {\n    "b": 2\n  }\n]',
  ])('%j', async (text) => {
    expect(await read(text)).toEqual({ notes: [listNote], rows: [{ a: 1 }, { b: 2 }] })
  })

  it('with each broken row set aside', async () => {
    expect(await read('[{"a":},{"b":2}]')).toEqual({ notes: [listNote], rows: ['bad-json', { b: 2 }] })
  })
})

describe('docs/import.md: another list, and a document, are refused with what they are', () => {
  it.each(['[1,2,3]', '[[{"a":1}]]', '["a"]\n["b"]', '[null]'])(
    'a list of other things: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow(
        /^The file is a JSON list of other things than objects\. .*tjek\.$/,
      )
    },
  )

  it.each([
    '{\n  "offers": [\n    {"name":"a"}\n  ]\n}',
    '{ "offers": [\n{"name":"a"},\n{"name":"b"}\n]}',
    '{"total": 2,\r\n"offers": []}',
    '{"offers":[{"name":"a"},{"name":"b"}]}',
    '{"data":{"offers":[{"name":"a"}]}}\n',
    `{"offers":[${'{"name":"a"},'.repeat(longestRow / 10)}{"name":"b"}]}`,
  ])('a document: %.40j', async (text) => {
    const refused = read(text, 65_536)
    await expect(refused).rejects.toThrow(FeedError)
    await expect(refused).rejects.toThrow(/^The file is one JSON document, and not one object a line\. /)
  })
})

describe('docs/import.md: objects on lines are read as before', () => {
  it.each<[string, unknown[]]>([
    ['{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['{bad}\n{"a":1}', ['bad-json', { a: 1 }]],
    ['{"name":"a","more":{"b":1}}', [{ name: 'a', more: { b: 1 } }]],
    ['{"offers":[{}]}\n{"a":1}', [{ offers: [{}] }, { a: 1 }]],
    ['{"a":1', ['truncated']],
    [`{"a":"${'x'.repeat(longestRow)}"}\n{"a":1}`, ['too-large', { a: 1 }]],
    ['', []],
  ])('%.40j', async (text, rows) => {
    expect(await read(text, 65_536)).toEqual({ notes: [], rows })
  })
})
