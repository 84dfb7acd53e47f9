import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { sourceMutantsOf } from './source-mutants.ts'

const query = /\?mutant=(\d*)$/
const standIn = new URL('./hand-tests.ts', import.meta.url).href
const folderOf = (url: string) => new URL('.', url).href

/**
 * From now on `<file>?mutant=<number>` imports the files of its own folder with the same query. The machine among them has
 * the fault of that number in its source, or no fault if there is no number. `vitest` is `hand-tests.ts` for all of them.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL ?? ''
    const [asked] = query.exec(parent) ?? []
    if (asked && specifier === 'vitest') return { url: standIn, shortCircuit: true }
    const found = nextResolve(specifier, context)
    return asked && folderOf(found.url) === folderOf(parent) ? { ...found, url: found.url + asked } : found
  },
  load(url, context, nextLoad) {
    const [, number] = query.exec(url) ?? []
    if (!number || !url.includes('.machine.ts?')) return nextLoad(url, context)
    const mutant = sourceMutantsOf(readFileSync(fileURLToPath(url), 'utf8'))[Number(number)]
    return { format: 'module-typescript', source: mutant?.source, shortCircuit: true }
  },
})
