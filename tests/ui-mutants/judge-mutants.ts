import type { KeyedMutant } from './keyed-mutants.ts'
import { serveMutants } from './mutated-site.ts'
import type { RecordedTest } from './recorded-tests.ts'
import { runSpecs, slowestMs, specOf, type TestName } from './run-specs.ts'

/** What was found out: the test that noticed a mutant; null if all that were asked pass. */
type Verdict = { mutant: KeyedMutant; noticedBy: TestName | null; asked: number }

/** A mutant that nobody has noticed yet, and the tests that can still be asked, the best first. */
type Trial = { mutant: KeyedMutant; left: TestName[]; asked: number }

/** How many mutants are tried in a run, after which the data are fresh. */
const mutantsAtOnce = 80
/** How many tests are asked about a mutant. Those that come first notice most. */
const mostTests = 30
/** How many tests of a file are asked before those of the next file. */
const testsInRound = 4

/**
 * Asks the tests that run a mutant's place whether they notice it, until one fails twice. In each run, every test has another
 * mutant: so the runner and its browsers are started for many mutants at once.
 * @param tell hears of each mutant as soon as it is decided.
 */
export async function judgeMutants(
  mutants: KeyedMutant[],
  tests: RecordedTest[],
  { workers, tell }: { workers: number; tell: (verdict: Verdict) => void },
): Promise<void> {
  const trials = new Set<Trial>()
  for (const mutant of mutants) trials.add({ mutant, left: testsFor(mutant, tests), asked: 0 })
  while (trials.size > 0) {
    // Those that were asked least come first.
    const chosen = [...trials].sort((one, other) => one.asked - other.asked).slice(0, mutantsAtOnce)
    const trialOf = assignTests(chosen)
    const server = await serveMutants('judged')
    try {
      const mutantOf = Object.fromEntries([...trialOf].map(([name, { mutant }]) => [name, mutant.number]))
      for await (const { name, passed } of runSpecs({
        server,
        mutantOf,
        which: [...trialOf.keys()],
        workers,
      })) {
        const trial = trialOf.get(name)
        if (!trial) continue
        trial.asked += 1
        trial.left = trial.left.filter((other) => other !== name)
        if (passed && trial.left.length > 0) continue
        trials.delete(trial)
        tell({ mutant: trial.mutant, asked: trial.asked, noticedBy: passed ? null : name })
      }
    } finally {
      await server.stop()
    }
  }
}

/** The words of a path, or of the code of a mutant, that tell what it is about. */
const wordsOf = (text: string) =>
  new Set(
    text
      .split(/[^a-z]+/i)
      .filter((word) => word.length > 3 && !['flows', 'features', 'actors'].includes(word)),
  )

/**
 * The tests that run a mutant's place. First come those whose file has a word of the mutant, then those that run most of its
 * file in a short time. Of each file of tests the best come first, because its tests do much the same.
 */
function testsFor({ key, file }: KeyedMutant, tests: RecordedTest[]): TestName[] {
  const about = wordsOf(key)
  const kinship = ({ name }: RecordedTest) => wordsOf(specOf(name)).intersection(about).size
  const worth = ({ places, ms }: RecordedTest) =>
    places.filter((place) => place.startsWith(`${file}: `)).length / (3000 + ms)
  const sorted = tests
    .filter(({ places, ms }) => ms < slowestMs && places.includes(key))
    .toSorted((one, other) => kinship(other) - kinship(one) || worth(other) - worth(one))
    .map(({ name }) => name)
  const rounds = Object.values(Object.groupBy(sorted, specOf)).flatMap((names = []) =>
    names.map((name, place) => ({ name, round: Math.floor(place / testsInRound) })),
  )
  return rounds
    .toSorted((one, other) => one.round - other.round)
    .slice(0, mostTests)
    .map(({ name }) => name)
}

/** Gives each mutant the best of its tests that no other has; one with few tests chooses first. */
function assignTests(trials: Trial[]): Map<TestName, Trial> {
  const trialOf = new Map<TestName, Trial>()
  for (const trial of trials.toSorted((one, other) => one.left.length - other.left.length)) {
    const free = trial.left.find((name) => !trialOf.has(name))
    if (free !== undefined) trialOf.set(free, trial)
  }
  return trialOf
}
