import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeyedMutant } from './keyed-mutants.ts'
import { serveMutants, workFolder } from './mutated-site.ts'
import { placesFolder, runSpecs, type SpecResult, specOf, type TestName } from './run-specs.ts'

/** A test that passes without a mutant, how long it took, and the mutants whose places it runs, by their keys. */
export type RecordedTest = { name: TestName; ms: number; places: string[] }

/** What the tests of a file ran when its text had this hash. */
type Record_ = { hash: string; tests: RecordedTest[]; red: TestName[] }

const file = join(workFolder, 'recorded.json')
/** These start servers or look into the ordinary build, or walk for minutes. */
const others = /^tests\/e2e\/(server|inspection|walk|support)\//
const filesAtOnce = 6

const readRecords = (): Record<string, Record_> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** Runs the tests in the browser without a mutant, except those that were run before, and records which places they run. */
export async function recordTests(
  mutants: KeyedMutant[],
  { named, workers }: { named: string[]; workers: number },
): Promise<RecordedTest[]> {
  const records = readRecords()
  const specs = globSync('tests/e2e/**/*.spec.ts')
    .filter((spec) => !others.test(spec))
    .sort()
  const hashOf = (spec: string) => createHash('sha256').update(readFileSync(spec)).digest('hex')
  const missing = specs
    .filter((spec) => named.length === 0 || named.some((name) => spec.includes(name)))
    .filter((spec) => records[spec]?.hash !== hashOf(spec))
  const keys = new Map(mutants.map(({ number, key }) => [number, key]))
  for (let at = 0; at < missing.length; at += filesAtOnce) {
    const chosen = missing.slice(at, at + filesAtOnce)
    rmSync(placesFolder, { recursive: true, force: true })
    const server = await serveMutants('recorded')
    try {
      const results: SpecResult[] = []
      for await (const result of runSpecs({ server, which: chosen, workers })) results.push(result)
      for (const spec of chosen) {
        const own = results.filter(({ name }) => `tests/e2e/${specOf(name)}` === spec)
        const tests = own
          .filter(({ passed }) => passed)
          .map(({ name, id, ms }) => ({
            name,
            ms,
            places: placesOf(id).flatMap((number) => keys.get(number) ?? []),
          }))
        const red = own.filter(({ passed }) => !passed)
        for (const { name, error } of red)
          console.info(`not asked, because it fails without a mutant: ${name}\n  ${error.split('\n')[0]}`)
        records[spec] = { hash: hashOf(spec), tests, red: red.map(({ name }) => name) }
      }
    } finally {
      await server.stop()
    }
    writeFileSync(file, JSON.stringify(records))
    console.info(`recorded ${Math.min(at + filesAtOnce, missing.length)} of ${missing.length} files of tests`)
  }
  return specs.flatMap((spec) => records[spec]?.tests ?? [])
}

function placesOf(id: string): number[] {
  const kept = join(placesFolder, `${id}.json`)
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []
}
