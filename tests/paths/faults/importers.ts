import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What each file of the flows, and of the paths that walk them, imports of these. */
const imports = new Map(globSync('{machines,tests/paths}/**/*.ts').map((file) => [file, importsOf(file)]))

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /from '(\.{1,2}\/[^']+|#(?:machines|tests)\/[^']+)'/g,
  )
  return [...specifiers].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier),
  )
}

/** The files that a change of one of them concerns: itself, and those that import it, also through others. */
export function concernedBy(file: string): string[] {
  const concerned = new Set([file])
  for (const each of concerned)
    for (const [importer, imported] of imports) if (imported.includes(each)) concerned.add(importer)
  return [...concerned]
}

const isByHand = (test: string) => /^machines\/.*(?<!\.paths)\.test\.ts$/.test(test)
/** Whether a test belongs to the flow of a file. A file outside the flows belongs to those that import it. */
const isOwn = (file: string, test: string) => dirname(file) === 'machines' || dirname(test) === dirname(file)

/** Tests of a file's flow by hand. */
export const testsByHand = (file: string): string[] =>
  concernedBy(file).filter((test) => isByHand(test) && isOwn(file, test))

/** Tests of the paths of a file's flow. */
export const testsOfPaths = (file: string): string[] =>
  concernedBy(file).filter((test) => test.endsWith('.paths.test.ts') && isOwn(file, test))

/** Tests of other flows by hand that a change of a file concerns. */
export const testsOfOthers = (file: string): string[] =>
  concernedBy(file).filter((test) => isByHand(test) && !isOwn(file, test))
