import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the tests run with: the files that are loaded anew, and the one among them whose source is another. */
export type Loading = { anew: string[]; changed?: { file: string; source: string } | undefined }

const query = /\?loading=(\d+)$/
const standIn = new URL('./hand-tests.ts', import.meta.url).href

let current: Loading = { anew: [] }
let loadings = 0

const nameOf = (url: string) => relative(process.cwd(), fileURLToPath(url.replace(query, '')))

/** Imports test files, for which all files of a loading are loaded anew. */
export async function importTests(files: readonly string[], loading: Loading): Promise<void> {
  current = loading
  loadings += 1
  for (const file of files)
    await import(`${new URL(`../../../${file}`, import.meta.url).href}?loading=${loadings}`)
}

/** Files that import one that is loaded anew have its number in their addresses. `vitest` is `hand-tests.ts`. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL ?? ''
    if (specifier === 'vitest' && parent !== standIn) return { url: standIn, shortCircuit: true }
    const found = nextResolve(specifier, context)
    const [asked] = query.exec(parent) ?? []
    const isAnew = asked && found.url.startsWith('file:') && current.anew.includes(nameOf(found.url))
    return isAnew ? { ...found, url: found.url + asked } : found
  },
  load(url, context, nextLoad) {
    if (!query.test(url)) return nextLoad(url, context)
    const file = nameOf(url)
    const source = current.changed?.file === file ? current.changed.source : readFileSync(file, 'utf8')
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})
