import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { pass } from './hand-tests.ts'
import { put } from './load-mutant.ts'

/** Files with the tests of a machine, and its fault; null asks for the machine without a fault. */
export type Question = { tests: string[]; fault: { file: string; source: string } | null }

/** Answers each question with whether the tests pass. */
parentPort?.on('message', async ({ tests, fault }: Question) => {
  const query = put(fault && { url: pathToFileURL(resolve(fault.file)).href, source: fault.source })
  const areFine = await pass(async () => {
    for (const file of tests) await import(`${pathToFileURL(resolve(file))}${query}`)
  })
  parentPort?.postMessage(areFine)
})
