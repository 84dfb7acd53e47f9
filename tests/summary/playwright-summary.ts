import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { keepFailedTest } from '../../scripts/command/failed-tests.ts'
import { printSlowest, type Timed } from './print-slowest.ts'

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')

/** Prints Playwright's slowest tests when a run ends, and keeps the names of those that failed or passed at a second try. */
export default class PlaywrightSummary implements Reporter {
  private readonly tests: Timed[] = []
  private suite: Suite | undefined

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.tests.push({ name: nameOf(test), ms: duration })
  }

  onEnd(): void {
    printSlowest(this.tests)
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue
      const errors = test.results.flatMap(({ error }) => error?.message ?? [])
      keepFailedTest(`${outcome === 'flaky' ? 'flaky: ' : ''}${nameOf(test)}`, errors)
    }
  }
}
