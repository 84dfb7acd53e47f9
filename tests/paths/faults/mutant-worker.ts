import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import './load-mutant.ts'
import { pass } from './hand-tests.ts'

/** Files with the tests of a machine, and the number of its fault; null asks for the machine without a fault. */
export type Question = { tests: string[]; fault: number | null }

/** Answers each question with whether the tests pass. */
parentPort?.on('message', async ({ tests, fault }: Question) => {
  const areFine = await pass(async () => {
    for (const file of tests) await import(`${pathToFileURL(resolve(file))}?mutant=${fault ?? ''}`)
  })
  parentPort?.postMessage(areFine)
})
