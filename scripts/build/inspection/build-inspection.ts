import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { rolldown } from 'rolldown'
import { build } from 'vite'
import { machineNames } from '../flows/machines.ts'
import { allowedOf } from './allowed-of.ts'
import { flowFactsOf } from './flow-facts-of.ts'
import { tokenStyles } from './token-styles.ts'

/**
 * Builds the page of flows and the recorder into a folder of their own, apart from the client, which has nothing of them:
 * the page's files, the pictures and facts of the machines, and `recorder.js` for the head of other pages.
 */
export async function buildInspection(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: '/dev/flows/files/',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    // Panda would add the styles of all pages of the shop.
    css: { postcss: { plugins: [] } },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      assetsDir: '.',
      rolldownOptions: {
        input: { flows: 'app/inspection/page/flows-page.tsx' },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  mkdirSync(`${folder}/charts`, { recursive: true })
  cpSync('docs/flows', `${folder}/charts`, { recursive: true })
  writeFileSync(`${folder}/flows.json`, JSON.stringify(await Promise.all(machineNames.map(flowFactsOf))))
  writeFileSync(`${folder}/tokens.css`, tokenStyles())
  const allowed = JSON.stringify(await allowedOf(machineNames))
  writeFileSync(`${folder}/recorder.js`, await bundleScript('record/recorder.ts', { ALLOWED: allowed }))
}

/** Builds what connects Stately's inspector, for the development server alone. */
export async function buildInspector(folder: string): Promise<void> {
  writeFileSync(`${folder}/inspector.js`, await bundleScript('inspector/connect-inspector.ts'))
}

/** A script that runs in the head of a page. */
async function bundleScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const bundle = await rolldown({
    input: `app/inspection/${file}`,
    platform: 'browser',
    transform: { define },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
