import { expect, it } from 'vitest'
import { inPieces, readAll } from '#tests/fixtures/import/read-all.ts'
import { longestRow, shownOfRow } from '../../row/source-row.ts'
import { readJsonLines } from './read-json-lines.ts'

const read = (text: string, length?: number) => readAll(readJsonLines(inPieces(text, length)))

it('each line is a row, whatever ends it; empty lines are none', async () => {
  expect(await read('{"a":1}\n\n{"b":2}\r\n{"c":3}\r{"d":4}')).toEqual([
    { line: 1, content: '{"a":1}', fields: { a: 1 } },
    { line: 3, content: '{"b":2}', fields: { b: 2 } },
    { line: 4, content: '{"c":3}', fields: { c: 3 } },
    { line: 5, content: '{"d":4}', fields: { d: 4 } },
  ])
})

it('a line end that two pieces share is one', async () => {
  expect(await read('{"a":1}\r\n{"b":2}\r\n', 8)).toEqual([
    { line: 1, content: '{"a":1}', fields: { a: 1 } },
    { line: 2, content: '{"b":2}', fields: { b: 2 } },
  ])
})

it('a line that is no JSON is set aside, and the last one may have been cut off', async () => {
  expect(await read('{bad}\n{"a":1}\n{"b":"')).toEqual([
    {
      line: 1,
      content: '{bad}',
      rejection: { reason: 'bad-json', message: expect.stringContaining('Expected property name') },
    },
    { line: 2, content: '{"a":1}', fields: { a: 1 } },
    {
      line: 3,
      content: '{"b":"',
      rejection: { reason: 'truncated', message: 'the file ends in the middle of this row' },
    },
  ])
})

it('a line of 10 MB is set aside without being held', async () => {
  expect(await read(`${'x'.repeat(10_000_000)}\n{"a":1}`, 65_536)).toEqual([
    {
      line: 1,
      content: `${'x'.repeat(shownOfRow)}…`,
      rejection: { reason: 'too-large', message: `the row is longer than ${longestRow} characters` },
    },
    { line: 2, content: '{"a":1}', fields: { a: 1 } },
  ])
})
