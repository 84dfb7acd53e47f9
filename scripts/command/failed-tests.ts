import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const file = resolve('.cache/failed-tests.log')

/** Deletes what an earlier run of the whole suite wrote. */
export function forgetFailedTests(): void {
  rmSync(file, { force: true })
}

/**
 * Keeps the name of a test that failed, for the last lines of `npm test`: of a long run often only its end is read. Other runs
 * keep none.
 * @param errors the messages of the test; the first line of each is kept.
 */
export function keepFailedTest(name: string, errors: readonly string[]): void {
  if (process.env.WHOLE_SUITE !== '1') return
  const reasons = errors.map((error) => `\n    ${stripVTControlCharacters(error).split('\n')[0]}`)
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `- ${name}${reasons.join('')}\n`)
}

/** @returns the tests that failed since `forgetFailedTests`, a line or more each; empty if none did. */
export function readFailedTests(): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
