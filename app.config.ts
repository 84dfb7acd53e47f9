import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorker } from './scripts/build/build-service-worker.ts'
import { content } from './scripts/build/content/content-plugin.ts'
import { inspection } from './scripts/build/inspection/inspection-plugin.ts'
import { withoutDescriptions } from './scripts/build/without-descriptions.ts'

// What every page needs comes in few files: each small file of its own compresses badly and is one more request. The
// shell is in the first of them (`_app.tsx`).
const groups = [
  // Forms' schemas need it, and no page before its forms.
  { name: 'schemas', priority: 3, test: /node_modules\/valibot/ },
  // What runs the machines comes with the first of them, in one file: some of them need only a part of it. With it come the
  // small modules with which most of them ask the server.
  {
    name: 'xstate',
    priority: 1,
    test: /node_modules\/xstate\/|machines\/(not-provided|hear-children)|app\/(domain\/(failure|text\/plain-line)|api\/(request|shopping-lists|price-agent)|flows\/(inspect\.ts|messages\/tell-failure|server-data\/(keys|ask-|forget)))/,
  },
  { name: 'framework', priority: 2, tags: ['$initial' as const], test: /node_modules/ },
  // What the front page reads before there is a tab.
  {
    name: 'device',
    priority: 1,
    test: /app\/device\/(local-storage|viewed-offers-key|storage-name|random-uuid)/,
  },
  // What other pages read before there is a tab, and the tab too.
  { name: 'address', priority: 1, test: /app\/(flows\/tab\/read-address|domain\/agents\/price-agent\.)/ },
  // What pages with offers share: the card and all it is made of.
  { name: 'offers', test: /app\/(features\/offers\/[\w-]+\.tsx|ui\/page\/section)|recipes\/chips?\.mjs/ },
  // The machines of the tab, in one file with all they need.
  { name: 'tab', test: /app\/flows\/tab\/open-tab/ },
  // What pages with ads share; the ads themselves come later.
  { name: 'ad-slot', test: /app\/(features\/ads\/ad-slot\.tsx|flows\/ads\/use-ad)|recipes\/ad-slot\.mjs/ },
]

/** Server functions are asked for by their own names; a hash of each would weigh more than what it stands for. */
const generateFunctionId = ({ functionName }: { functionName: string }) =>
  functionName.replace('_createServerFn_handler', '')

// React's compiler is left out: its caches weigh 7 to 10 kB a page, and no page renders often enough to repay them
// (docs/decisions/004).
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
    ],
  },
  environments: {
    client: {
      build: {
        // The files of earlier builds stay (`scripts/build/keep-builds.ts`).
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
  plugins: [
    tanstackStart({ srcDirectory: 'app', serverFns: { generateFunctionId } }),
    babel({ presets: [linguiTransformerBabelPreset(), withoutDescriptions] }),
    react(),
    lingui(),
    content(),
    serviceWorker(),
    inspection(),
  ],
})
