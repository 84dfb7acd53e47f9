import { parentPort } from 'node:worker_threads'
import { pass } from './hand-tests.ts'
import { importTests, type Loading } from './load-mutant.ts'

/** Files with tests, and what they run with. */
export type Question = Loading & { tests: string[]; only?: string }

/** Answers each question with whether the tests pass. */
parentPort?.on('message', async ({ tests, only, ...loading }: Question) => {
  parentPort?.postMessage(await pass(() => importTests(tests, loading), only))
})
