import { createHash } from 'node:crypto'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'

/** What of the build's modules opens the list and the shell of any page. Fonts, styles and icons belong to all pages. */
const needed = [
  /app\/routes\/(__root|\{-\$locale\}\/(route|_app|_app\/offline))\.tsx/,
  /app\/tab\//,
  /app\/features\/(shopping-list|navigation|search)\//,
  /app\/i18n\/catalogues\//,
]
/** The drawing on the page that is shown without a connection (`offline-page.tsx`). */
const pictures = ['/pictures/carrot.svg']
/** More than this is more than a shopper wants to fetch before they have asked for anything. */
const mostBytes = 1_500_000

const isForAllPages = (fileName: string) => /^assets\/.*\.(css|woff2|svg)$/.test(fileName)

/** The files to keep: chunks that hold what is needed, with all they import, and what belongs to all pages. */
function outputsNeeded(bundle: Rolldown.OutputBundle): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const found = new Set<Rolldown.OutputChunk | Rolldown.OutputAsset>()
  const take = (output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined) => {
    if (!output || found.has(output)) return
    found.add(output)
    if (output.type === 'chunk') for (const fileName of output.imports) take(bundle[fileName])
  }
  for (const output of Object.values(bundle)) {
    const isNeeded =
      output.type === 'asset'
        ? isForAllPages(output.fileName)
        : output.isEntry || output.moduleIds.some((id) => needed.some((pattern) => pattern.test(id)))
    if (isNeeded) take(output)
  }
  return [...found]
}

const bytesOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  Buffer.byteLength(output.type === 'chunk' ? output.code : output.source)

/** The worker as one script, which knows the files it keeps. */
async function bundleWorker(files: string[]): Promise<string> {
  const bundleWith = async (version: string) => {
    const shell = JSON.stringify({ version, files })
    const build = await rolldown({
      input: 'app/service-worker/service-worker.ts',
      platform: 'browser',
      transform: { define: { SHELL: shell } },
    })
    const { output } = await build.generate({ format: 'iife', minify: true })
    await build.close()
    return output[0].code
  }
  const unnamed = await bundleWith('')
  return bundleWith(createHash('sha256').update(unnamed).digest('hex').slice(0, 16))
}

/**
 * Builds the service worker beside the pages, as `/sw.js`: it keeps the files that open the list and the shell of any
 * page, and is another worker whenever one of them is another.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const outputs = outputsNeeded(bundle)
        const bytes = outputs.reduce((sum, output) => sum + bytesOf(output), 0)
        if (bytes > mostBytes) this.error(`the service worker would keep ${bytes} bytes`)
        const files = [...outputs.map(({ fileName }) => `/${fileName}`), ...pictures].sort()
        const source = await bundleWorker(files)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
