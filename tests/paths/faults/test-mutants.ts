import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { explainedMutants } from './explained-mutants.ts'
import type { Question } from './mutant-worker.ts'
import { type SourceMutant, sourceMutantsOf } from './source-mutants.ts'

/** A fault in one of the files of which a machine is made. */
export type Fault = SourceMutant & { file: string }

export type Outcome = {
  /** How many faults were put into the machine, one at a time. */
  total: number
  /** The faults with which all tests pass. */
  unnoticed: Fault[]
  /** Those of them that nobody explained. */
  unexplained: Fault[]
}

/** Each small fault of a machine, whose parts may be in several files: its states, and its guards and actions. */
export function faultsOf(machine: string): Fault[] {
  return globSync(`${dirname(machine)}/*.ts`)
    .filter((file) => !/\.(test|fixture|paths)\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const isPart = /\b(setup|createMachine|createStateConfig)\(/.test(source)
      return isPart ? sourceMutantsOf(source).map((mutant) => ({ ...mutant, file })) : []
    })
}

let worker: Worker | undefined

/**
 * Puts each small fault into the source of a machine, and asks the machine's tests by hand. The tests of its paths are
 * not asked: they take what they expect from the machine. The tests run in a thread, without Vitest, which takes a
 * hundred times as long; a fault that makes them run without end is noticed too.
 * @throws if the tests fail without a fault
 */
export async function testMutants(file: string): Promise<Outcome> {
  const tests = globSync(`${dirname(file)}/*.test.ts`).filter((test) => !test.endsWith('.paths.test.ts'))
  const start = performance.now()
  if (!(await pass({ tests, fault: null }, 60_000)))
    throw new Error(`${file}: its tests fail without a fault`)
  const longest = 500 + 10 * (performance.now() - start)
  const faults = faultsOf(file)
  const unnoticed: Fault[] = []
  for (const fault of faults) if (await pass({ tests, fault }, longest)) unnoticed.push(fault)
  const explained = explainedMutants[basename(file, '.machine.ts')] ?? {}
  return {
    total: faults.length,
    unnoticed,
    unexplained: unnoticed.filter(({ change }) => !(change in explained)),
  }
}

/** Ends the thread in which the tests ran. */
export async function stopTesting(): Promise<void> {
  await worker?.terminate()
  worker = undefined
}

async function pass(question: Question, longestMs: number): Promise<boolean> {
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
