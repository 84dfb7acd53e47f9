import { parseArgs } from 'node:util'
import { judgeMutant } from './judge-mutant.ts'
import { chooseMutants, keyedMutants } from './keyed-mutants.ts'
import { buildMutatedSite, prepareData, serveMutants } from './mutated-site.ts'
import { keepOutcome, printOutcomes, readOutcomes } from './outcomes.ts'
import { recordTests } from './recorded-tests.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many mutants are tried, of those that a test runs. */
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '34' },
    /** How many are tried at a time, each with a server of its own. */
    lanes: { type: 'string', default: '2' },
    /** Tries those again that nobody noticed. */
    again: { type: 'boolean', default: false },
    /** Asks only the tests in files with this in their path. */
    specs: { type: 'string', multiple: true, default: [] },
  },
})

/** A server serves so many mutants; the next ones get fresh data. */
const mutantsOfServer = 30

await buildMutatedSite()
await prepareData()
const mutants = await keyedMutants()
const tests = await recordTests(mutants, values.specs)
const run = new Set(tests.flatMap(({ places }) => places))
const reached = mutants.filter(({ key }) => run.has(key))
console.info(`${mutants.length} mutants can be made; tests run ${reached.length} of their places`)
const chosen = chooseMutants(reached, { count: Number(values.count), seed: Number(values.seed) }).filter(
  ({ folder }) => positionals.length === 0 || positionals.some((name) => folder.includes(name)),
)
const outcomes = readOutcomes()
const isDone = (key: string) => {
  const outcome = outcomes.get(key)
  return outcome !== undefined && !(values.again && outcome.noticedBy === null)
}
const left = chosen.filter(({ key }) => !isDone(key))

async function judgeInLane(lane: number): Promise<void> {
  let server = await serveMutants(lane)
  try {
    for (let count = 1; ; count++) {
      const mutant = left.shift()
      if (!mutant) return
      const judgement = await judgeMutant(mutant, tests, server)
      keepOutcome(outcomes, mutant, judgement)
      const verdict = judgement.noticedBy ?? `NOT NOTICED by ${judgement.asked} tests`
      console.info(`${left.length} left: ${mutant.file}:${mutant.line}: ${mutant.kind}: ${verdict}`)
      if (count % mutantsOfServer > 0) continue
      await server.stop()
      server = await serveMutants(lane)
    }
  } finally {
    await server.stop()
  }
}

await Promise.all(Array.from({ length: Number(values.lanes) }, (_, index) => judgeInLane(index + 1)))
printOutcomes(chosen.flatMap(({ key }) => outcomes.get(key) ?? []))
