import { globSync, readFileSync } from 'node:fs'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { content } from './scripts/build/content/content-plugin.ts'

const all = '{app,machines,demo,scripts,tests}/**/*.test.{ts,tsx}'
/** How a test can leave something behind for the next one: mocks and clocks, the environment, a database. */
const leavesTraces = /\bvi\.|\bprocess\.|databases\.ts/
const pure = globSync(all, { exclude: ['**/node_modules/**'] }).filter(
  (file) => !leavesTraces.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui(), content()],
  test: {
    environment: 'node',
    // One more than the cores of a small machine: the longest tests wait for processes that they start and kill.
    maxWorkers: 3,
    // No test waits for time to pass: this only ends one that hangs, on a machine that is busy with others too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { SESSION_SECRET: 'the secret of an installation that is only tested' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          // These tests leave nothing behind, so that files share what they import: a third of the processor time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [all],
          exclude: [...configDefaults.exclude, ...pure],
          globalSetup: ['tests/integration/databases/postgres-server.ts'],
        },
      },
    ],
  },
})
