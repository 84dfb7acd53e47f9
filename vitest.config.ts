import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
  test: {
    include: ['{app,machines,demo,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // The second core of a small machine would be left to Vitest itself, which needs little.
    maxWorkers: '100%',
    // No test waits for time to pass: this only ends one that hangs, on a machine that is busy with others too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { SESSION_SECRET: 'the secret of an installation that is only tested' },
    globalSetup: ['tests/integration/postgres-server.ts'],
  },
})
