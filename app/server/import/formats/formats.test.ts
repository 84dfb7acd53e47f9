import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importedOfferSchema } from '../offer/check-offer.ts'
import { formatNames, formats } from './formats.ts'

const guide = readFileSync('docs/import.md', 'utf8')
const table = (head: string, rows: readonly (readonly [string, string])[]) =>
  [`| ${head} |`, '|---|---|', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n')
const code = (name: string) => `\`${name}\``

/** The tables in the section of a heading, with the texts between them left out. */
const tablesBelow = (heading: string) =>
  (guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .match(/(?:^\|.*\n?)+/gm)
    ?.map((one) => one.trim())

describe('docs/import.md: the list of formats', () => {
  it('is the one of the folders', () => {
    const folders = readdirSync('app/server/import/formats', { withFileTypes: true })
    const names = folders
      .filter((each) => each.isDirectory() && each.name !== 'reading')
      .map(({ name }) => name)
    expect([...formatNames].sort()).toEqual(names.sort())
  })

  it('is the one of docs/import.md', () => {
    expect(guide).toContain(`npm run import -- FILE --format ${formatNames.join('|')} [options]`)
    const rows = formats.map(({ name, recognised }) => [`[${code(name)}](#${name})`, recognised] as const)
    expect(tablesBelow('Formats')).toEqual([table('format | a feed of it is', rows)])
  })

  it.each(formats)('has the columns of $name as docs/import.md tells them', ({ name, columns }) => {
    const rows = columns.map(({ names, holds }) => [names.map(code).join(', '), holds] as const)
    expect(tablesBelow(code(name))).toEqual([table('column | what it holds', rows)])
  })

  it('has in jsonl each field of an offer once', () => {
    const told = formats.find(({ name }) => name === 'jsonl')?.columns.flatMap(({ names }) => names)
    expect(told?.toSorted()).toEqual(Object.keys(importedOfferSchema.entries).sort())
  })
})
