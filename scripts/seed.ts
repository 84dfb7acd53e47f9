import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { macroPlugins } from './build/macro-plugins.ts'

// Vite runs it, because the use cases and mails contain Lingui's macros.
await runnerImport(resolve('scripts/seed/seed-database.ts'), {
  configFile: false,
  resolve: { tsconfigPaths: true },
  plugins: macroPlugins(),
})
