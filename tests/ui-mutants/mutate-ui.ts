import { parseArgs } from 'node:util'
import { buildIfChanged } from '../../scripts/build/build-product.ts'
import { judgeMutants } from './judge-mutants.ts'
import { chooseMutants, keyedMutants } from './keyed-mutants.ts'
import { buildMutatedSite, prepareData } from './mutated-site.ts'
import { forgetOthers, keepOutcome, printOutcomes, readOutcomes } from './outcomes.ts'
import { recordTests } from './recorded-tests.ts'
import { slowestMs } from './run-specs.ts'

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

// Some tests read the list of the files of the ordinary build.
await buildIfChanged()
await buildMutatedSite()
await prepareData()
const mutants = await keyedMutants()
const workers = Number(values.workers)
const tests = await recordTests(mutants, { named: values.specs, workers })
const run = new Set(tests.flatMap(({ places, ms }) => (ms < slowestMs ? places : [])))
const reached = mutants.filter(({ key }) => run.has(key))
console.info(`${mutants.length} mutants can be made; tests run ${reached.length} of their places`)
const chosen = chooseMutants(reached, { count: Number(values.count), seed: Number(values.seed) }).filter(
  ({ folder }) => positionals.length === 0 || positionals.some((name) => folder.includes(name)),
)
const outcomes = readOutcomes()
forgetOthers(outcomes, mutants)
const isDone = (key: string) => {
  const outcome = outcomes.get(key)
  return outcome !== undefined && !(values.again && outcome.noticedBy === null)
}
const left = chosen.filter(({ key }) => !isDone(key))

await judgeMutants(left, tests, {
  workers,
  tell: ({ mutant, noticedBy, asked }) => {
    keepOutcome(outcomes, mutant, noticedBy)
    console.info(
      `${mutant.file}:${mutant.line}: ${mutant.kind}: ${noticedBy ?? `NOT NOTICED by ${asked} tests`}`,
    )
  },
})
printOutcomes(outcomes)
