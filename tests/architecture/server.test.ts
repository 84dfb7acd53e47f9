import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wordsAsOne } from '#app/server/search/query/words-as-one.ts'
import { readings } from '#app/server/search/readings/readings.ts'
import { importsOf, sourceFiles } from './source-files.ts'

const shipped = sourceFiles.filter((file) => file.startsWith('app/server/') && !/\.test\.tsx?$/.test(file))

/** A section of docs/architecture.md. */
function sectionOf(title: string): string {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(`\n## ${title}\n`)
  return section.split('\n## ')[0] ?? ''
}

const stagesTold = (title: string) =>
  [...sectionOf(title).matchAll(/^\d+\. `([^`]+)\/`/gm)].map(([, stage]) => stage)

/** The stages of an import under the names of docs/architecture.md; each may import those to its right. */
const stages = ['formats', 'offer', 'identify', 'store', 'row']
const ofImport = /^app\/server\/import\/(?:([^/]+)\/)?/

/** The place of a file's stage; undefined for files that are of no stage, which start and report an import. */
function stageOf(file: string): number | undefined {
  const at = stages.indexOf(ofImport.exec(file)?.[1] ?? '')
  return at < 0 ? undefined : at
}

describe('the stages of an import (docs/architecture.md)', () => {
  it('are folders that have files', () => {
    const empty = stages.filter((_, at) => !shipped.some((file) => stageOf(file) === at))
    expect(empty).toEqual([])
  })

  it('import only stages to their right, and nothing of the import besides', () => {
    const broken = shipped.flatMap((file) => {
      const own = stageOf(file)
      if (own === undefined) return []
      return importsOf(file)
        .filter((imported) => ofImport.test(imported) && (stageOf(imported) ?? -1) < own)
        .map((imported) => `${file} imports ${imported}`)
    })
    expect(broken).toEqual([])
  })

  it('know a format by the list of formats alone', () => {
    const ofFormat = /^app\/server\/import\/formats\/(?!reading\/)([^/]+)\//
    const list = 'app/server/import/formats/formats.ts'
    const broken = shipped.flatMap((file) => {
      if (file === list) return []
      const own = ofFormat.exec(file)?.[1]
      return importsOf(file)
        .filter((imported) => ofFormat.test(imported) && ofFormat.exec(imported)?.[1] !== own)
        .map((imported) => `${file} imports ${imported}`)
    })
    expect(broken).toEqual([])
  })

  it('are those that docs/architecture.md lists, in this order', () => {
    expect(stagesTold('An import')).toEqual(stages)
  })
})

/** The stages of a search under the names of docs/architecture.md; each may import those before it. */
const searchStages = ['term', 'readings', 'query', 'rank', 'present']
const ofSearch = /^app\/server\/search\/([^/]+)\//

describe('the stages of a search (docs/architecture.md)', () => {
  it('import none of the stages after them', () => {
    const stageOf = (file: string) => searchStages.indexOf(ofSearch.exec(file)?.[1] ?? '')
    const broken = shipped.flatMap((file) => {
      const own = stageOf(file)
      if (own < 0) return []
      return importsOf(file)
        .filter((imported) => stageOf(imported) > own)
        .map((imported) => `${file} imports ${imported}`)
    })
    expect(broken).toEqual([])
  })

  it('are folders that have files, and those that docs/architecture.md lists, in this order', () => {
    const folders = new Set(shipped.map((file) => ofSearch.exec(file)?.[1]))
    expect(searchStages.filter((stage) => folders.has(stage))).toEqual(searchStages)
    expect(stagesTold('A search')).toEqual(searchStages)
  })

  it('try the readings that docs/architecture.md lists, in this order', () => {
    const rows = [
      ...readings.map(({ name, says, after }) => `| ${name} | ${says} | ${after.join(', ')} |`),
      ...wordsAsOne.map(({ name, says }) => `| ${name} | ${says} |`),
    ]
    const told = sectionOf('A search').match(/^\| (?!reading |read as ).+ \|$/gm)
    expect(told).toEqual(rows)
  })
})

describe('the folders of the server', () => {
  it('are not two that import each other', () => {
    const folderOf = (file: string) => /^app\/server\/([^/]+)\//.exec(file)?.[1]
    const known = new Map<string, Set<string | undefined>>()
    for (const file of shipped) {
      const own = folderOf(file)
      if (own) known.set(own, (known.get(own) ?? new Set()).union(new Set(importsOf(file).map(folderOf))))
    }
    const pairs = [...known].flatMap(([one, others]) =>
      [...others].flatMap((other) =>
        other !== undefined && one < other && known.get(other)?.has(one) ? `${one} and ${other}` : [],
      ),
    )
    expect(pairs).toEqual([])
  })
})
