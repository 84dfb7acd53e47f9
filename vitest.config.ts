import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { content } from './scripts/build/content/content-plugin.ts'
import { macroPlugins } from './scripts/build/macro-plugins.ts'
import { longest, longestWait, secondTries } from './tests/patience.ts'

const all = '{app,machines,demo,scripts,tests}/**/*.test.{ts,tsx}'
/** How a test can leave something behind for the next one: mocks and clocks, the environment, a database. */
const leavesTraces = /\bvi\.|\bprocess\.|databases\.ts/
/** Tests of the HTTP contract of accounts, lists and price agents; all mock the same (`tests/integration/served.ts`). */
const serves = /served-(accounts|agents|lists)\.ts/
/** What cannot be undone for the next file: other mocks of modules, and changes of the environment. */
const changesModules = /\bvi\.(mock|hoisted)\(|\bprocess\.(env|chdir)/

/** What the tests before have left: the statements that they made. */
const readsStatements = /inject\('statements'\)/

type Kind = 'pure' | 'served' | 'databases' | 'isolated' | 'plans'

function kindOf(text: string): Kind {
  if (readsStatements.test(text)) return 'plans'
  if (!leavesTraces.test(text)) return 'pure'
  if (serves.test(text)) return changesModules.test(text) ? 'isolated' : 'served'
  return /databases\.ts/.test(text) && !/\bvi\.|\bprocess\./.test(text) ? 'databases' : 'isolated'
}

const files = Map.groupBy(globSync(all, { exclude: ['**/node_modules/**'] }), (file) =>
  kindOf(readFileSync(file, 'utf8')),
)
const project = (name: Kind, options: object) => ({
  extends: true as const,
  test: { name, include: files.get(name) ?? [], ...options },
})
const globalSetup = ['tests/integration/databases/postgres-server.ts']
const recorder = 'tests/integration/databases/record-statements.ts'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [...macroPlugins(), react(), content()],
  test: {
    environment: 'node',
    reporters: ['default', './tests/summary/vitest-summary.ts'],
    // One more than the cores of a small machine: the longest tests wait for processes that they start and kill.
    maxWorkers: 3,
    testTimeout: longest,
    hookTimeout: longest,
    retry: secondTries,
    expect: { poll: { timeout: longestWait } },
    env: { SESSION_SECRET: 'the secret of an installation that is only tested' },
    projects: [
      // These tests leave nothing behind, so that files share what they import: a third of the processor time.
      project('pure', { isolate: false }),
      // Nor do these, besides their databases, which are their own. Half of the processor time.
      project('databases', { isolate: false, globalSetup, setupFiles: [recorder] }),
      project('served', {
        isolate: false,
        restoreMocks: true,
        globalSetup,
        setupFiles: [recorder, 'tests/integration/served.ts'],
      }),
      project('isolated', { globalSetup, setupFiles: [recorder] }),
      // After all others, whose statements these read.
      project('plans', { globalSetup, sequence: { groupOrder: 1 } }),
    ],
  },
})
