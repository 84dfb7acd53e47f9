import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askedMarks, marksAskedIn } from './asked-marks.ts'
import { problemsOf } from './check-marks.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexicon-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const readme = readFileSync('lexicon/README.md', 'utf8')
const asked = askedMarks()

/** What is wrong if the README of the lexicon is another. */
function problemsWith(text: string): string[] {
  writeFileSync(join(folder, 'README.md'), text)
  return problemsOf(folder, asked).map(({ message }) => message)
}

describe('each mark of the lexicon', () => {
  it('is described in the README, with an example', () => {
    expect(problemsWith(readme)).toEqual([])
    expect(problemsWith(readme.replace(/^\| `untold` .*\n/m, ''))).toEqual([
      'does not describe untold of goods',
    ])
    expect(problemsWith(readme.replace(/^(\| `stating` \| [^|]* \|).*$/m, '$1 |'))).toEqual([
      'stating of roles has no example',
    ])
  })

  it('is not described in the table of others', () => {
    const line = '| `piece` | The pieces of a pack with it have a price each. | `tablet` |\n'
    expect(problemsWith(readme.replace(line, `${line}${line.replace('piece', 'flavour')}`))).toEqual([
      'describes flavour of packs, which is not there',
    ])
  })

  it('is asked for by code', () => {
    writeFileSync(join(folder, 'README.md'), readme)
    const others = new Set([...asked].filter((mark) => mark !== 'roles stating'))
    expect(problemsOf(folder, others).map(({ message }) => message)).toEqual([
      'stating of roles is a mark that no code asks for',
    ])
  })
})

describe('code asks for a mark', () => {
  it('by a call of the lexicon that names it', () => {
    const source = `
      export const silent = foldedWords('silent')
      const isEaten = (cell: string) => hasMark('goods', cell, 'flavour') || brandsWith('frozen').has(cell)`
    expect(marksAskedIn(source)).toEqual(['roles silent', 'goods flavour', 'brands frozen'])
  })

  it('not by a comment, a list, a type or another call', () => {
    const source = `
      // foldedWords('silent')
      const roles = ['silent'] as const
      type Silent = 'silent'
      say('silent')`
    expect(marksAskedIn(source)).toEqual([])
  })
})
