import { resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { runnerImport } from 'vite'

// Vite runs it, because the use cases and mails contain Lingui's macros.
await runnerImport(resolve('scripts/seed/seed-database.ts'), {
  configFile: false,
  resolve: { tsconfigPaths: true },
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
})
