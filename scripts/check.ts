import { runToEnd } from './command/run-to-end.ts'

/** The revision since which files have changed: `npm run check -- main`; without one, what is not committed counts. */
const [since] = process.argv.slice(2)

/** Each row runs beside the other one. The tests of the architecture read all files, so they are always among them. */
const rows = [
  [
    ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'],
    ['biome', 'check', '--error-on-warnings', '.'],
  ],
  [
    ['vitest', 'run', since === undefined ? '--changed' : `--changed=${since}`, '--passWithNoTests'],
    ['vitest', 'run', 'tests/architecture'],
  ],
]

const failed: string[] = []

async function runRow(row: string[][]): Promise<void> {
  for (const [command = '', ...parameters] of row)
    if ((await runToEnd(command, parameters)) !== 0) failed.push([command, ...parameters].join(' '))
}

await Promise.all(rows.map(runRow))
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
