import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorker } from './scripts/build/build-service-worker.ts'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { content } from './scripts/build/content/content-plugin.ts'
import { inspection } from './scripts/build/inspection/inspection-plugin.ts'
import { uiMutants } from './scripts/build/ui-mutants/ui-mutants-plugin.ts'
import { withoutDescriptions } from './scripts/build/without-descriptions.ts'

/** Server functions are asked for by their own names; a hash of each would weigh more than what it stands for. */
const generateFunctionId = ({ functionName }: { functionName: string }) =>
  functionName.replace('_createServerFn_handler', '')

// React's compiler is left out: its caches weigh 7 to 10 kB a page, and no page renders often enough to repay them
// (docs/decisions/004).
/** The first load names all other chunks, and a hash does not compress: it is as short as Rolldown allows for so many. */
const scriptNames = 'assets/[name]-[hash:7].js'

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // React has the hook of its own since 18.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      // What asks server functions comes after the page (docs/decisions/023).
      {
        find: './serverFnFetcher.js',
        replacement: `${import.meta.dirname}/app/flows/late/function-client.ts`,
      },
    ],
  },
  environments: {
    client: {
      build: {
        // The files of earlier builds stay (`scripts/build/keep-builds.ts`).
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: scriptNames,
            entryFileNames: scriptNames,
          },
        },
      },
    },
  },
  plugins: [
    // For a test of the tests alone: no other build sets this. It comes first, because it changes the sources as they are.
    ...(process.env.UI_MUTANTS === '1' ? [uiMutants()] : []),
    tanstackStart({ srcDirectory: 'app', serverFns: { generateFunctionId } }),
    babel({ presets: [linguiTransformerBabelPreset(), withoutDescriptions] }),
    react(),
    lingui(),
    content(),
    serviceWorker(),
    inspection(),
  ],
})
