import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type MutatedServer, mutatedBuild, workFolder } from './mutated-site.ts'

/** A test in the browser, as a list of tests names it. */
export type TestName = string

/** The file of a test, below `tests/e2e`. */
export const specOf = (name: TestName): string => name.split(' › ')[1] ?? ''

/** What became of a test, and how long its last try took. */
export type SpecResult = { name: TestName; id: string; passed: boolean; ms: number; error: string }

type Options = {
  server: MutatedServer
  /** The names of the tests, or their files. */
  which: string[]
  /** The mutant of each test; without it, tests say which places they run, in `placesFolder`. */
  mutantOf?: Record<TestName, number>
  workers: number
}

/** A test that takes longer without a mutant is not asked. With one, it fails if it takes three times as long. */
export const slowestMs = 20_000

/** Where tests say which places they run, each in a file named by its id. */
export const placesFolder = join(workFolder, 'places')

/** Runs tests in the browser against a server of the mutated site. @throws if Playwright runs none of them. */
export async function* runSpecs({ server, which, mutantOf, workers }: Options): AsyncGenerator<SpecResult> {
  const [list, mutants] = [join(server.folder, 'tests.txt'), join(server.folder, 'mutants.json')]
  writeFileSync(list, which.join('\n'))
  writeFileSync(mutants, JSON.stringify(mutantOf ?? {}))
  const chosen = mutantOf
    ? // With a mutant, a test must fail twice: a loaded machine may be late once.
      ['--test-list', list, '--retries=1', '--timeout', String(3 * slowestMs)]
    : [...which, '--project', 'pages']
  const runner = spawn(
    'playwright',
    [
      ...['test', ...chosen, '--workers', String(workers)],
      ...['--reporter=./tests/ui-mutants/result-reporter.ts', '--output', join(server.folder, 'results')],
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        BASE_URL: server.url,
        BROWSER_TESTS: server.folder,
        SERVED_BUILD: mutatedBuild,
        ...(mutantOf ? { UI_MUTANT_OF_TESTS: mutants } : { UI_PLACES: placesFolder }),
      },
    },
  )
  const ended = once(runner, 'exit')
  let count = 0
  // Tests print too.
  for await (const line of createInterface({ input: runner.stdout })) {
    if (!line.startsWith('{"name":"[')) continue
    count += 1
    yield JSON.parse(line)
  }
  await ended
  if (count === 0) throw new Error(`Playwright ran none of ${which.join(', ')}`)
}
