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
    env: { SESSION_SECRET: 'the secret of an installation that is only tested' },
    globalSetup: ['tests/integration/postgres-server.ts'],
  },
})
