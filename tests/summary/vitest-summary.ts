import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { keepFailedTest } from '../../scripts/command/failed-tests.ts'
import { printSlowest } from './print-slowest.ts'

/** Prints Vitest's slowest tests when a run ends, and keeps the names of those that failed or passed at a second try. */
export default class VitestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
        isFlaky: test.diagnostic()?.flaky ?? false,
        result: test.result(),
      })),
    )
    printSlowest(tests)
    for (const { name, isFlaky, result } of tests) {
      const errors = (result.errors ?? []).map(({ message }) => message)
      if (isFlaky) keepFailedTest(`flaky: ${name}`, errors)
      else if (result.state === 'failed') keepFailedTest(name, errors)
    }
    for (const module of modules) {
      const errors = module.errors().map(({ message }) => message)
      if (errors.length > 0) keepFailedTest(module.relativeModuleId, errors)
    }
    for (const { message } of unhandled) keepFailedTest('an error outside of the tests', [message])
  }
}
