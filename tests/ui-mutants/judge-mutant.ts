import type { KeyedMutant } from './keyed-mutants.ts'
import type { MutatedServer } from './mutated-site.ts'
import type { RecordedTest } from './recorded-tests.ts'
import { onlyTests, runSpecs, type TestName } from './run-specs.ts'

/** The test that noticed a mutant, if one did, and how many were asked. */
export type Judgement = { noticedBy: TestName | null; asked: number }

/** How many tests are asked at once: most mutants are noticed by one of the first. */
const rounds = [3, 7, 20]

/**
 * Asks the tests that run a mutant's place whether they notice it, until one fails twice. First come those that run most of
 * the places of its file, and of them the fastest.
 */
export async function judgeMutant(
  mutant: KeyedMutant,
  tests: RecordedTest[],
  server: MutatedServer,
): Promise<Judgement> {
  const nearness = ({ places }: RecordedTest) =>
    places.filter((place) => place.startsWith(`${mutant.file}: `)).length
  const left = tests
    .filter(({ places }) => places.includes(mutant.key))
    .toSorted((one, other) => nearness(other) - nearness(one) || one.ms - other.ms)
    .map(({ name }) => name)
  let asked = 0
  for (const count of rounds) {
    const names = left.splice(0, count)
    if (names.length === 0) break
    const which = onlyTests(names, server)
    const results = await runSpecs({
      server,
      mutant: String(mutant.number),
      which,
      workers: 1,
      stopsEarly: true,
    })
    asked += results.length
    const failed = results.find(({ passed }) => !passed)
    if (failed) return { noticedBy: failed.name, asked }
  }
  return { noticedBy: null, asked }
}
