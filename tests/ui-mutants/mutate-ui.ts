import { parseArgs } from 'node:util'
import { judgeMutants } from './judge-mutants.ts'
import { chooseMutants, keyedMutants } from './keyed-mutants.ts'
import { buildMutatedSite, prepareData } from './mutated-site.ts'
import { forgetOthers, keepOutcome, printOutcomes, readOutcomes } from './outcomes.ts'
import { type RecordedTest, recordTests } from './recorded-tests.ts'
import { slowestMs, specOf } from './run-specs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many mutants are tried, of those that a test runs. */
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '34' },
    /** How many tests run at a time. */
    workers: { type: 'string', default: '3' },
    /** Tries those again that nobody noticed. */
    again: { type: 'boolean', default: false },
    /** Asks only the tests in files with this in their path. */
    specs: { type: 'string', multiple: true, default: [] },
  },
})

process.on('SIGTERM', () => process.exit(1))
process.on('SIGINT', () => process.exit(1))

await buildMutatedSite()
await prepareData()
const mutants = await keyedMutants()
const workers = Number(values.workers)
const tests = await recordTests(mutants, { named: values.specs, workers })
const placesRunBy = (own: RecordedTest[]) =>
  new Set(own.flatMap(({ places, ms }) => (ms < slowestMs ? places : [])))
const run = placesRunBy(tests)
const reached = mutants.filter(({ key }) => run.has(key))
console.info(`${mutants.length} mutants can be made; tests run ${reached.length} of their places`)
const chosen = new Set(
  chooseMutants(reached, { count: Number(values.count), seed: Number(values.seed) }).map(({ key }) => key),
)
const outcomes = readOutcomes()
forgetOthers(outcomes, mutants)
// Those that nobody noticed may have been chosen before other mutants were.
const isDue = (key: string) => {
  const outcome = outcomes.get(key)
  return outcome ? values.again && outcome.noticedBy === null : chosen.has(key)
}
const named = tests.filter(
  ({ name }) => values.specs.length === 0 || values.specs.some((part) => specOf(name).includes(part)),
)
const askedAbout = placesRunBy(named)
const left = reached
  .filter(({ key }) => askedAbout.has(key) && isDue(key))
  .filter(({ file }) => positionals.length === 0 || positionals.some((name) => file.includes(name)))

await judgeMutants(left, named, {
  workers,
  tell: ({ mutant, noticedBy, asked }) => {
    keepOutcome(outcomes, mutant, noticedBy)
    console.info(
      `${mutant.file}:${mutant.line}: ${mutant.kind}: ${noticedBy ?? `NOT NOTICED by ${asked} tests`}`,
    )
  },
})
printOutcomes(outcomes)
