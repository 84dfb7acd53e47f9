import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess } from '../started-process.ts'
import { type MutatedServer, workFolder } from './mutated-site.ts'

/** A test in the browser, as a list of tests names it. */
export type TestName = string

/** What became of a test. */
export type TestResult = { name: TestName; id: string; passed: boolean; ms: number; error: string }

type Suite = { title: string; suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; file: string; id: string; tests: SpecOfProject[] }
type SpecOfProject = { projectName: string; status: string; results: Run[] }
type Run = { duration: number; error?: { message?: string } }

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

/** Runs tests in the browser against a server of the mutated site. @throws if Playwright could not run them. */
export async function runSpecs({ server, which, mutantOf, workers }: Options): Promise<TestResult[]> {
  const [report, list, mutants] = ['report.json', 'tests.txt', 'mutants.json'].map((name) =>
    join(server.folder, name),
  ) as [string, string, string]
  rmSync(report, { force: true })
  writeFileSync(list, which.join('\n'))
  writeFileSync(mutants, JSON.stringify(mutantOf ?? {}))
  const { exit, output } = startProcess(
    'playwright',
    [
      'test',
      // With a mutant, a test must fail twice: a loaded machine may be late once.
      ...(mutantOf
        ? ['--test-list', list, '--retries=1', '--timeout', String(3 * slowestMs)]
        : [...which, '--project', 'pages']),
      ...['--workers', String(workers), '--reporter=json', '--output', join(server.folder, 'results')],
    ],
    {
      env: {
        ...process.env,
        BASE_URL: server.url,
        BROWSER_TESTS: server.folder,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(mutantOf ? { UI_MUTANT_OF_TESTS: mutants } : { UI_PLACES: placesFolder }),
      },
    },
  )
  await exit
  if (!existsSync(report)) throw new Error(`Playwright wrote no report:\n${output()}`)
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    suites: Suite[]
    errors: unknown[]
  }
  const results = suites.flatMap((suite) => resultsOf(suite, []))
  if (results.length === 0) throw new Error(`Playwright ran no test: ${JSON.stringify(errors)}`)
  return results
}

function resultsOf(suite: Suite, titles: string[]): TestResult[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, id, tests }) =>
    tests
      .filter(({ status, results }) => status !== 'skipped' && results.length > 0)
      .map(({ projectName, status, results }) => ({
        name: [`[${projectName}]`, file, ...titles, title].join(' › '),
        id,
        passed: status === 'expected' || status === 'flaky',
        ms: results[0]?.duration ?? 0,
        error: results.at(-1)?.error?.message ?? '',
      })),
  )
  // The outermost suite is the file.
  const inner = (suite.suites ?? []).flatMap((each) => resultsOf(each, [...titles, each.title]))
  return [...own, ...inner]
}
