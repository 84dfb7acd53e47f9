import type { Reporter, TestModule } from 'vitest/node'
import { printSlowest } from './print-slowest.ts'

/** Prints Vitest's slowest tests when a run ends. */
export default class VitestSlowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    )
    printSlowest(tests)
  }
}
