import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { forgetFailedTests, readFailedTests } from './command/failed-tests.ts'
import { findTestBrowser } from './command/find-chromium.ts'
import { runToEnd } from './command/run-to-end.ts'

type Step = { name: string; command: string; parameters: string[]; env?: NodeJS.ProcessEnv }

/** Where all processes of the tests, and the servers that they start, write Node's warnings. */
const warnings = resolve('.cache/warnings.log')
rmSync(warnings, { force: true })
forgetFailedTests()
mkdirSync('.cache', { recursive: true })

/** The tests start hundreds of Node processes; a cache of compiled code saves a tenth of their processor time. */
const env = {
  ...process.env,
  CHROMIUM: findTestBrowser(),
  BROWSER_DATA: 'prepared',
  WHOLE_SUITE: '1',
  NODE_COMPILE_CACHE: resolve('.cache/node'),
}
const envOfTests = {
  ...env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --trace-warnings --redirect-warnings="${warnings}"`,
}

const vitest: Step = {
  name: 'unit, generated paths and both databases',
  command: 'vitest',
  parameters: ['run', '--config', 'vitest.config.ts'],
  env: envOfTests,
}

/** These run one after another beside Vitest, which spends a fifth of its time waiting for processes. */
const besideVitest: Step[] = [
  { name: 'types', command: 'tsc', parameters: ['--noEmit'] },
  { name: 'style and lint', command: 'biome', parameters: ['check', '--error-on-warnings', '.'] },
  { name: 'unused code', command: 'knip', parameters: [] },
  { name: 'translations', command: 'node', parameters: ['scripts/check-translations.ts'] },
  { name: 'build', command: 'node', parameters: ['scripts/build.ts'] },
  { name: 'data for the browser', command: 'node', parameters: ['tests/e2e/support/prepare-data.ts'] },
]

const browser: Step = { name: 'browser', command: 'playwright', parameters: ['test'], env: envOfTests }

const failed: string[] = []

async function runStep({ name, command, parameters, env: own = env }: Step): Promise<void> {
  const start = performance.now()
  const code = await runToEnd(command, parameters, own)
  console.info(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((performance.now() - start) / 1000)} s)\n`,
  )
  if (code !== 0) failed.push(name)
}

async function runSteps(steps: Step[]): Promise<void> {
  for (const step of steps) await runStep(step)
}

await Promise.all([runStep(vitest), runSteps(besideVitest)])
await runStep(browser)
const warned = existsSync(warnings) ? readFileSync(warnings, 'utf8') : ''
if (warned !== '') console.error(`Node warned of:\n${warned}`)
// A process of the browser's tests leaves files open if tests fail, also if their second try passes. It is not known which:
// a worker of Playwright was seen to do so with its own code, while it recorded a trace. These warnings are printed only.
const isOfOpenFile = /Closing file descriptor \d+ on garbage collection|\[DEP0137\]/
if (warned.split('\n').some((line) => line !== '' && !isOfOpenFile.test(line)))
  failed.push('no warnings of a process')
const failedTests = readFailedTests()
if (failedTests !== '')
  console.error(`Tests that failed, or passed at their second try (flaky):\n${failedTests}`)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
