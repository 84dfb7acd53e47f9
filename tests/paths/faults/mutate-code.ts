import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { explanationOf } from './explained-code.ts'
import { judgeMutants } from './judge-mutants.ts'

/** What is known of the faults of a flow. */
type Figures = {
  faults: number
  noticed: { byHand: number; byPaths: number; byOthers: number }
  explained: number
  unnoticed: { file: string; line: number; change: string }[]
}

/**
 * Puts faults into every file of `machines/`, or of the flows that are named on the command line, prints how many are
 * noticed, and keeps the figures.
 */
const figuresFile = 'docs/flows/mutants.json'
const figures: Record<string, Figures> = existsSync(figuresFile)
  ? JSON.parse(readFileSync(figuresFile, 'utf8'))
  : {}
const named = process.argv.slice(2)
const flowOf = (file: string) => (dirname(file) === 'machines' ? 'shared' : basename(dirname(file)))
const files = globSync('machines/**/*.ts')
  .filter((file) => !/\.(test|paths|fixtures?)\.ts$/.test(file))
  .filter((file) => named.length === 0 || named.includes(flowOf(file)))
  .sort()

for (const [flow, own] of Map.groupBy(files, flowOf)) {
  const found: Figures = {
    faults: 0,
    noticed: { byHand: 0, byPaths: 0, byOthers: 0 },
    explained: 0,
    unnoticed: [],
  }
  for (const file of own) {
    const { total, byHand, byPaths, byOthers, unnoticed } = await judgeMutants(file)
    found.faults += total
    found.noticed.byHand += byHand
    found.noticed.byPaths += byPaths
    found.noticed.byOthers += byOthers
    const open = unnoticed.filter(({ change }) => !explanationOf(file, change))
    found.explained += unnoticed.length - open.length
    found.unnoticed.push(...open.map(({ line, change }) => ({ file, line, change })))
  }
  figures[flow] = found
  tell(flow, found)
  // After each flow, because all of them take an hour.
  writeFileSync(figuresFile, `${JSON.stringify(sorted(), null, 2)}\n`)
}
console.info('\nflow                    faults  by hand  by paths  by others  explained  not noticed')
for (const [flow, found] of Object.entries(sorted())) console.info(rowOf(flow, found))
console.info(rowOf('all', sumOf(Object.values(figures))))

function sorted(): Record<string, Figures> {
  return Object.fromEntries(Object.entries(figures).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function tell(flow: string, { unnoticed }: Figures): void {
  console.info(`${flow}: ${unnoticed.length} not noticed`)
  for (const { file, line, change } of unnoticed) console.info(`  ${file}:${line}: ${change}`)
}

function rowOf(flow: string, { faults, noticed, explained, unnoticed }: Figures): string {
  const share = faults === 0 ? 100 : 100 - (100 * unnoticed.length) / faults
  const cells: [number, number][] = [
    [faults, 6],
    [noticed.byHand, 7],
    [noticed.byPaths, 8],
    [noticed.byOthers, 9],
    [explained, 9],
    [unnoticed.length, 11],
  ]
  const row = cells.map(([value, width]) => String(value).padStart(width)).join('  ')
  return `${flow.padEnd(22)}  ${row}  ${share.toFixed(1)} %`
}

function sumOf(all: Figures[]): Figures {
  const total = (of: (figures: Figures) => number) => all.reduce((sum, each) => sum + of(each), 0)
  return {
    faults: total(({ faults }) => faults),
    noticed: {
      byHand: total(({ noticed }) => noticed.byHand),
      byPaths: total(({ noticed }) => noticed.byPaths),
      byOthers: total(({ noticed }) => noticed.byOthers),
    },
    explained: total(({ explained }) => explained),
    unnoticed: all.flatMap(({ unnoticed }) => unnoticed),
  }
}
