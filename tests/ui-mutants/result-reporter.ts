import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { SpecResult } from './run-specs.ts'

/** Prints what became of each test as a line of JSON, as soon as it will not be tried again. */
export default class ResultReporter implements Reporter {
  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    const passed = status === test.expectedStatus
    if (status === 'skipped' || (!passed && test.results.length <= test.retries)) return
    const [, project, ...titles] = test.titlePath()
    const result: SpecResult = {
      name: [`[${project}]`, ...titles].join(' › '),
      id: test.id,
      passed,
      ms: duration,
      error: error?.message ?? '',
    }
    console.info(JSON.stringify(result))
  }
}
