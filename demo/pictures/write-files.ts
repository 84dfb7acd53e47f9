import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What changed in a folder: files written because they were missing or differed, and files taken away. */
export type Written = { written: number; removed: number }

/** Makes a folder hold exactly the given files, touching only those that differ. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): Written {
  mkdirSync(folder, { recursive: true })
  let written = 0
  for (const [name, content] of files) {
    const path = join(folder, name)
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue
    writeFileSync(path, content)
    written += 1
  }
  const stale = readdirSync(folder).filter((name) => !files.has(name))
  for (const name of stale) rmSync(join(folder, name))
  return { written, removed: stale.length }
}
