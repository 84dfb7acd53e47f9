import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess } from '../started-process.ts'
import { type MutatedServer, workFolder } from './mutated-site.ts'

/** A test in the browser: its line in a list of tests. */
export type TestName = string

/** What became of a test. */
export type TestResult = { name: TestName; id: string; passed: boolean; ms: number; error: string }

type Suite = { title: string; file: string; suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  file: string
  id: string
  tests: { projectName: string; status: string; results: Run[] }[]
}
type Run = { duration: number; error?: { message?: string } }

type Options = {
  server: MutatedServer
  /** The mutant of all pages; `record` for none. */
  mutant: string
  /** The arguments of Playwright that say which tests are run. */
  which: string[]
  workers: number
  /** Whether the run ends with the first test that fails twice. */
  stopsEarly: boolean
}

/** Runs tests in the browser against a server of the mutated site. @throws if Playwright could not run them. */
export async function runSpecs({
  server,
  mutant,
  which,
  workers,
  stopsEarly,
}: Options): Promise<TestResult[]> {
  const report = `${server.folder}-report.json`
  rmSync(report, { force: true })
  const end = stopsEarly ? ['-x', '--retries=1'] : ['--retries=0']
  const parameters = ['test', ...which, ...end, '--workers', String(workers), '--reporter=json']
  const { exit, output } = startProcess(
    'playwright',
    [...parameters, '--output', `${server.folder}-results`],
    {
      env: {
        ...process.env,
        BASE_URL: server.url,
        BROWSER_TESTS: server.folder,
        UI_MUTANT: mutant,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(mutant === 'record' && { UI_PLACES: placesFolder }),
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

/** Where tests tell which places they run, each in a file named by its id. */
export const placesFolder = join(workFolder, 'places')

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

/** Playwright's arguments for some tests only. */
export function onlyTests(names: TestName[], { folder }: MutatedServer): string[] {
  const list = `${folder}-tests.txt`
  writeFileSync(list, names.join('\n'))
  return ['--test-list', list]
}
