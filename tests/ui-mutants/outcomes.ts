import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { explainedUi } from './explained-ui.ts'
import type { Judgement } from './judge-mutant.ts'
import type { KeyedMutant } from './keyed-mutants.ts'

/** What became of a mutant that was tried. */
export type Outcome = Pick<KeyedMutant, 'folder' | 'file' | 'line' | 'kind' | 'change'> & {
  /** The test that fails with it; null if all pass. */
  noticedBy: string | null
}

const file = 'docs/flows/ui-mutants.json'

/** The mutants that were tried, by their keys. */
export const readOutcomes = (): Map<string, Outcome> =>
  new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [])

/** Keeps what became of a mutant. After each, because all of them take hours. */
export function keepOutcome(
  outcomes: Map<string, Outcome>,
  mutant: KeyedMutant,
  { noticedBy }: Judgement,
): void {
  const { key, folder, file: place, line, kind, change } = mutant
  outcomes.set(key, { folder, file: place, line, kind, change, noticedBy })
  const sorted = [...outcomes].sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const isExplained = ({ file, change }: Outcome) => explainedUi[file]?.[change] !== undefined

/** Prints how many mutants of each folder are noticed, and lists the others. */
export function printOutcomes(outcomes: Outcome[]): void {
  console.info(`\n${'folder'.padEnd(28)}  mutants  noticed  explained  not noticed`)
  for (const [folder, own] of Map.groupBy(outcomes, ({ folder }) => folder)) console.info(rowOf(folder, own))
  console.info(rowOf('all', outcomes))
  for (const outcome of outcomes.filter((each) => each.noticedBy === null && !isExplained(each)))
    console.info(`${outcome.file}:${outcome.line}: ${outcome.kind}: ${outcome.change}`)
}

function rowOf(name: string, outcomes: Outcome[]): string {
  const noticed = outcomes.filter(({ noticedBy }) => noticedBy !== null).length
  const explained = outcomes.filter((each) => each.noticedBy === null && isExplained(each)).length
  const cells: [number, number][] = [
    [outcomes.length, 7],
    [noticed, 7],
    [explained, 9],
    [outcomes.length - noticed - explained, 11],
  ]
  const row = cells.map(([value, width]) => String(value).padStart(width)).join('  ')
  return `${name.padEnd(28)}  ${row}  ${((100 * noticed) / outcomes.length).toFixed(1)} %`
}
