import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many builds before this one keep their files. */
const buildsKept = 5
/** The folder of files that are named by their content. */
const hashed = 'assets'

/** A file of Vite's manifest: what it is made of, and the files that come with it. */
type ManifestEntry = { file: string; css?: string[]; assets?: string[] }

/** The names of a build's hashed files. */
type Build = string[]

/** The name of a hashed file in a `Build`; of a compressed copy, that of its file. */
const nameOf = (file: string) => `${hashed}/${file.replace(/\.(br|gz)$/, '')}`

/** Deletes what the last build wrote, except its hashed files: pages that are still open may ask for them. */
export function clearNamedFiles(clientFolder: string): void {
  if (!existsSync(clientFolder)) return
  for (const name of readdirSync(clientFolder))
    if (name !== hashed) rmSync(join(clientFolder, name), { recursive: true })
}

/**
 * Keeps the hashed files of a build and of the five before it, and deletes those of older ones, so that a page that was
 * opened before a deploy goes on (docs/decisions/008, 023). `builds.json` beside the client build lists them, the newest
 * first; compressed copies stay with their file.
 * @param folder that of all builds, `dist`, with the client build in `client/` and Vite's manifest of it.
 */
export function keepBuilds(folder: string): void {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  )
  const entries = Object.values(manifest)
  const names = entries.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const build: Build = [...new Set(names)].sort()
  const register = join(folder, 'builds.json')
  const present = readdirSync(join(folder, 'client', hashed))
  // Without a register, what lies there is of one build from before there was one.
  const earlier: Build[] = existsSync(register)
    ? JSON.parse(readFileSync(register, 'utf8'))
    : [present.map(nameOf).filter((name) => !build.includes(name))]
  const others = earlier.filter((other) => String(other) !== String(build))
  const builds = [build, ...others.slice(0, buildsKept)]
  const kept = new Set(builds.flat())
  for (const name of present) {
    if (!kept.has(nameOf(name))) rmSync(join(folder, 'client', hashed, name))
  }
  writeFileSync(register, JSON.stringify(builds))
}
