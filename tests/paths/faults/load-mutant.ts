import { registerHooks } from 'node:module'

/** The address of a file, and its source with a fault. */
type Fault = { url: string; source: string }

const query = /\?mutant=\d+$/
const standIn = new URL('./hand-tests.ts', import.meta.url).href
const folderOf = (url: string) => new URL('.', url).href

let number = 0
let present: Fault | null = null

/** From now on files that are imported with the query have the fault, or none. @returns the query, which is used once. */
export function put(fault: Fault | null): string {
  number += 1
  present = fault
  return `?mutant=${number}`
}

/**
 * From now on `<file>?mutant=<number>` imports the files of its own folder with the same query. `vitest` is `hand-tests.ts`
 * for all of them.
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
    if (!present || !query.test(url) || url.replace(query, '') !== present.url) return nextLoad(url, context)
    return { format: 'module-typescript', source: present.source, shortCircuit: true }
  },
})
