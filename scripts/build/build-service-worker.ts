import { createHash } from 'node:crypto'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'

/** The modules that open the list and the shell of any page. Fonts, styles and icons belong to all pages. */
const needed = [
  /app\/routes\/(__root|\{-\$locale\}\/(route|_app|_app\/offline))\.tsx/,
  // What these do needs a connection.
  /app\/flows\/(?!(?:account|ads|product-shops|trip|viewing)\/)/,
  /app\/features\/(shopping-list\/(?!trip\/)|navigation\/|search\/)/,
  // Its code alone: ZXing is in a worker, which is no chunk of the pages, and its WebAssembly in a file.
  /app\/features\/offers\/scanner\//,
  /app\/i18n\/catalogues\//,
]
/** The drawing on the offline page (`offline-page.tsx`). */
const pictures = ['/pictures/carrot.svg']
/** A shopper should not have to download more than this before they have asked for anything. */
const mostBytes = 1_600_000

/** Fails if a pattern fits no module, as after its folder was renamed: what it stands for would not be kept. */
function assertAllFound(bundle: Rolldown.OutputBundle): void {
  const ids = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
  const unmatched = needed.filter((pattern) => !ids.some((id) => pattern.test(id)))
  if (unmatched.length > 0) throw new Error(`the service worker keeps nothing of ${unmatched.join(', ')}`)
}

/** The content of a page, as the router splits it from its route. Without a connection `/offline` stands in its place. */
const pageContent = /app\/routes\/.*\?tsr-split/
const isNeededModule = (id: string) => needed.some((pattern) => pattern.test(id))
const isContentOfOther = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => pageContent.test(id)) &&
  !moduleIds.some((id) => pageContent.test(id) && isNeededModule(id))

const isForAllPages = (fileName: string) => /^assets\/.*\.(css|woff2|svg)$/.test(fileName)

/** The files to keep: chunks with needed modules, all their imports, and the files of all pages. */
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
        : output.isEntry || (output.moduleIds.some(isNeededModule) && !isContentOfOther(output))
    if (isNeeded) take(output)
  }
  return [...found]
}

const bytesOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  Buffer.byteLength(output.type === 'chunk' ? output.code : output.source)

/** The worker as one script, which contains the list of files that it keeps. */
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
 * Builds the service worker beside the pages, as `/sw.js`. It keeps the files that open the list and the shell of any
 * page, and its content changes whenever one of these files changes.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        assertAllFound(bundle)
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
