import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** The sections of the rules, each with the headings of its topics, in lower case. */
const topics = new Map<string, string[]>()
for (const file of globSync('docs/product/[1-9]*.md')) {
  let section = ''
  for (const [, level = '', heading = ''] of readFileSync(file, 'utf8').matchAll(/^(#+) (.+)$/gm)) {
    const number = /^§([\d.]+)/.exec(heading)?.[1]
    section = number ?? section
    if (number) topics.set(section, [])
    else if (level === '##') topics.get(section)?.push(heading.toLowerCase())
  }
}

/** A section of an RFC is none of ours. */
const citation = /(?<!RFC \d+ )§(\d+(?:\.\d+)*)/g

type Place = { file: string; section: string }
const cited: Place[] = [...sourceFiles, ...globSync('docs/**/*.md')].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(citation)].map(([, section = '']) => ({ file, section })),
)

describe('the rules of the product (docs/product)', () => {
  it('have nine sections, of which the screens and the calls have parts', () => {
    expect([...topics.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual([
      '1',
      ...['2', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9', '2.10', '2.11'],
      ...['3', '4', '5', '6'],
      ...['7', '7.1', '7.2', '7.3', '7.4', '7.5', '7.6'],
      ...['8', '9'],
    ])
  })

  it('have each section that is cited', () => {
    expect(cited.length).toBeGreaterThan(1000)
    expect(cited.filter(({ section }) => !topics.has(section))).toEqual([])
  })

  it('are what tests cite, rather than a number that only its authors can look up', () => {
    const numbers = sourceFiles.filter((file) =>
      /\b(issue|product,) (\d+|[A-Z][a-z]+)[\d.]*: /.test(readFileSync(file, 'utf8')),
    )
    expect(numbers).toEqual([])
  })

  it('number the rules of a topic from 1, without a gap', () => {
    const wrong = globSync('docs/product/[1-9]*.md').flatMap((file) => {
      const parts = readFileSync(file, 'utf8').split(/^## /m).slice(1)
      return parts.flatMap((part) => {
        const numbers = [...part.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
        const isRight = numbers.length > 0 && numbers.every((number, at) => number === at + 1)
        return isRight ? [] : [`${file}: ${part.split('\n')[0]}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('are cited by tests: each section, and each topic of §4', () => {
    const tests = sourceFiles.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    const text = tests.map((file) => readFileSync(file, 'utf8').toLowerCase()).join('\n')
    const sections = [...topics.keys()].filter((section) => !new RegExp(`§${section}(?![.\\d])`).test(text))
    const ofStates = (topics.get('4') ?? []).filter((topic) => !text.includes(`§4 ${topic}`))
    expect({ sections, ofStates }).toEqual({ sections: [], ofStates: [] })
  })
})
