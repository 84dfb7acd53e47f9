import { Worker } from 'node:worker_threads'
import type { Question } from './mutant-worker.ts'

let worker: Worker | undefined

/**
 * Whether tests pass, which run in a thread and without Vitest: that would take a hundred times as long. Tests that run for
 * longer than they may, such as without end, do not pass.
 */
export async function pass(question: Question, longestMs: number): Promise<boolean> {
  worker ??= new Worker(new URL('./mutant-worker.ts', import.meta.url), { stdout: true, stderr: true })
  const { promise, resolve, reject } = Promise.withResolvers<boolean | 'endless'>()
  worker.once('message', resolve).once('error', reject)
  const timer = setTimeout(resolve, longestMs, 'endless')
  worker.postMessage(question)
  const answer = await promise
  clearTimeout(timer)
  worker.off('error', reject)
  if (answer === 'endless') await stopTesting()
  return answer === true
}

/** Ends the thread, which keeps everything that it has loaded. */
export async function stopTesting(): Promise<void> {
  await worker?.terminate()
  worker = undefined
}

/**
 * Runs tests without a fault.
 * @returns how long they may run with one.
 * @throws if they fail.
 */
export async function timeOfTests(question: Question): Promise<number> {
  const start = performance.now()
  if (!(await pass(question, 120_000)))
    throw new Error(`the tests fail without a fault: ${question.tests.join(', ')}`)
  return 500 + 5 * (performance.now() - start)
}
