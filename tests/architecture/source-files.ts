import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const folders = '{app,machines,demo,tests,scripts,bench}'

/** The project's own source files, without generated ones, as paths from its root. */
export const sourceFiles = globSync(`${folders}/**/*.{ts,tsx}`).filter((file) => !file.endsWith('.gen.ts'))

const importStatement =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g

/** What a file imports: paths from the project's root for its own files, package names for others. */
export function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(importStatement)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .map((specifier) => {
      if (specifier.startsWith('#')) return specifier.slice(1)
      return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier
    })
}
