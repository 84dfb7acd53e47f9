import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Links into a folder what the server reads beside `dist/` and its data, so that a copy of the build runs there. */
export function linkServedFiles(folder: string): void {
  for (const needed of ['app', 'demo', 'lexicon', 'node_modules', 'package.json'])
    symlinkSync(resolve(needed), join(folder, needed))
}
