import { findTestBrowser } from './command/find-chromium.ts'
import { runToEnd } from './command/run-to-end.ts'

type Step = { name: string; command: string; parameters: string[] }

const steps: Step[] = [
  { name: 'types', command: 'tsc', parameters: ['--noEmit'] },
  { name: 'style and lint', command: 'biome', parameters: ['check', '--error-on-warnings', '.'] },
  { name: 'unused code', command: 'knip', parameters: [] },
  { name: 'translations', command: 'node', parameters: ['scripts/check-translations.ts'] },
  {
    name: 'unit, generated paths and both databases',
    command: 'vitest',
    parameters: ['run', '--config', 'vitest.config.ts'],
  },
  { name: 'build', command: 'node', parameters: ['scripts/build.ts'] },
  { name: 'browser', command: 'playwright', parameters: ['test'] },
]

const chromium = findTestBrowser()
const failed: string[] = []
for (const { name, command, parameters } of steps) {
  const start = performance.now()
  const code = await runToEnd(command, parameters, { ...process.env, CHROMIUM: chromium })
  console.info(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((performance.now() - start) / 1000)} s)\n`,
  )
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
