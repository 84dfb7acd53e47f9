import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { stopTesting, testMutants } from './test-mutants.ts'

/**
 * Prints how many faults the handwritten tests notice, for every machine or for those named on the command line, and lists
 * the faults that they miss.
 */
const named = process.argv.slice(2)
const files = globSync('machines/*/*.machine.ts').filter(
  (file) => named.length === 0 || named.includes(basename(file, '.machine.ts')),
)
let all = 0
let missed = 0
for (const file of files.sort()) {
  const { total, unnoticed, unexplained } = await testMutants(file)
  all += total
  missed += unnoticed.length
  console.info(`${file}: ${total - unnoticed.length} of ${total} noticed`)
  for (const mutant of unnoticed)
    console.info(
      `  ${basename(mutant.file)}, line ${mutant.line}${unexplained.includes(mutant) ? '' : ' (explained)'}: ${mutant.change}`,
    )
}
console.info(`${all - missed} of ${all} noticed`)
await stopTesting()
