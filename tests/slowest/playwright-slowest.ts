import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { printSlowest, type Timed } from './print-slowest.ts'

/** Prints Playwright's slowest tests when a run ends. */
export default class PlaywrightSlowest implements Reporter {
  private readonly tests: Timed[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.tests.push({ name: test.titlePath().filter(Boolean).join(' › '), ms: duration })
  }

  onEnd(): void {
    printSlowest(this.tests)
  }
}
