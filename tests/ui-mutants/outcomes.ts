import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { explainedUi } from './explained-ui.ts'
import { folderOf, type KeyedMutant } from './keyed-mutants.ts'

/** What became of a mutant that was tried: its line then, and the test that fails with it; null if all pass. */
type Outcome = { line: number; noticedBy: string | null }

/** The mutants that were tried, by their keys. */
export type Outcomes = Map<string, Outcome>

const file = 'docs/flows/ui-mutants.json'

export const readOutcomes = (): Outcomes =>
  new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [])

/** Keeps what became of a mutant: after each, because all of them take hours. */
export function keepOutcome(outcomes: Outcomes, { key, line }: KeyedMutant, noticedBy: string | null): void {
  outcomes.set(key, { line, noticedBy })
  writeOutcomes(outcomes)
}

function writeOutcomes(outcomes: Outcomes): void {
  const sorted = [...outcomes].sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Forgets mutants that cannot be made any more. */
export function forgetOthers(outcomes: Outcomes, mutants: KeyedMutant[]): void {
  const keys = new Set(mutants.map(({ key }) => key))
  for (const key of outcomes.keys()) if (!keys.has(key)) outcomes.delete(key)
  writeOutcomes(outcomes)
}

type Entry = [key: string, outcome: Outcome]
const isExplained = ([key, { noticedBy }]: Entry) => noticedBy === null && key in explainedUi
const isOpen = ([key, { noticedBy }]: Entry) => noticedBy === null && !(key in explainedUi)

/** Prints how many mutants of each folder are noticed, and lists the others. */
export function printOutcomes(outcomes: Outcomes): void {
  const entries = [...outcomes]
  if (entries.length === 0) return
  console.info(`\n${'folder'.padEnd(26)}  mutants  noticed  explained  not noticed`)
  for (const [folder, own] of Map.groupBy(entries, ([key]) => folderOf(key))) console.info(rowOf(folder, own))
  console.info(rowOf('all', entries))
  for (const [key, { line }] of entries.filter(isOpen)) console.info(key.replace(':', `:${line}:`))
}

function rowOf(name: string, entries: Entry[]): string {
  const [explained, open] = [entries.filter(isExplained).length, entries.filter(isOpen).length]
  const cells: [number, number][] = [
    [entries.length, 7],
    [entries.length - explained - open, 7],
    [explained, 9],
    [open, 11],
  ]
  const row = cells.map(([value, width]) => String(value).padStart(width)).join('  ')
  return `${name.padEnd(26)}  ${row}  ${(100 - (100 * open) / entries.length).toFixed(1)} %`
}
