import { readFileSync } from 'node:fs'
import { type CodeMutant, codeMutantsOf } from './code-mutants.ts'
import { concernedBy, testsByHand, testsOfOthers, testsOfPaths } from './importers.ts'
import type { Question } from './mutant-worker.ts'
import { pass, stopTesting, timeOfTests } from './test-thread.ts'

/** How many faults of a file were noticed by which tests, those that tests by hand miss, and those that none notices. */
export type Judgement = {
  total: number
  byHand: number
  byPaths: number
  byOthers: number
  missedByHand: CodeMutant[]
  unnoticed: CodeMutant[]
}

/** Of the tests of paths only this one compares with what was reviewed; the others take what they expect from the machine. */
const reviewed = 'are the paths that were reviewed'

/**
 * Puts each fault into a file of `machines/`, and asks the tests of its flow by hand, then the committed tables of its
 * paths, then the tests of the flows that use it.
 * @throws if tests fail without a fault
 */
export async function judgeMutants(file: string): Promise<Judgement> {
  const anew = concernedBy(file)
  const mutants = codeMutantsOf(readFileSync(file, 'utf8'))
  let left = mutants
  const noticedBy = async (question: Question) => {
    if (question.tests.length === 0 || left.length === 0) return 0
    const before = left.length
    left = await unnoticedBy(question, file, left)
    return before - left.length
  }
  const byHand = await noticedBy({ tests: testsByHand(file), anew })
  const missedByHand = left
  const byPaths = await noticedBy({ tests: testsOfPaths(file), anew, only: reviewed })
  const byOthers = await noticedBy({ tests: testsOfOthers(file), anew })
  return { total: mutants.length, byHand, byPaths, byOthers, missedByHand, unnoticed: left }
}

async function unnoticedBy(question: Question, file: string, mutants: CodeMutant[]): Promise<CodeMutant[]> {
  const longest = await timeOfTests(question)
  const unnoticed: CodeMutant[] = []
  for (const mutant of mutants)
    if (await pass({ ...question, changed: { file, source: mutant.source } }, longest)) unnoticed.push(mutant)
  // A thread keeps everything that it has loaded.
  await stopTesting()
  return unnoticed
}
