import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { sourceMutantsOf } from './source-mutants.ts'

/**
 * Puts each small fault into the source of each machine, or of those that are named, and tells which ones no test by hand
 * notices. The plan is not asked: it takes its expectations from the machine, and would call a fault right.
 */
const named = process.argv.slice(2)
const files = globSync('machines/*/*.machine.ts').filter(
  (file) => named.length === 0 || named.includes(basename(file, '.machine.ts')),
)
const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

for (const file of files) {
  const tests = globSync(`${dirname(file)}/*.test.ts`).filter((test) => !test.endsWith('.paths.test.ts'))
  const good = readFileSync(file, 'utf8')
  if (!passes(file, good, tests)) throw new Error(`${file}: its tests fail without a fault`)
  const mutants = sourceMutantsOf(good)
  const unnoticed = mutants.filter(({ source }) => passes(file, source, tests))
  console.log(`${file}: ${mutants.length - unnoticed.length} of ${mutants.length} noticed`)
  for (const { fault } of unnoticed) console.log(`  ${fault}`)
}

function passes(file: string, source: string, tests: string[]): boolean {
  const mutant = join(folder, 'mutant.ts')
  writeFileSync(mutant, source)
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--config',
      'tests/paths/faults/source-mutants.config.ts',
      '--project',
      'pure',
      '--root',
      '.',
      ...tests,
    ],
    { env: { ...process.env, MUTATED_FILE: file, MUTANT_FILE: mutant }, stdio: 'ignore', timeout: 60_000 },
  )
  return status === 0
}
