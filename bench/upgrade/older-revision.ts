import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { startProcess } from '#tests/started-process.ts'
import { keepBuilds } from '../../scripts/build/keep-builds.ts'

/** The files of a revision in a temporary folder, and their build. */
export type Revision = {
  /** Its short commit. */
  name: string
  folder: string
  /** What finds its own commands first. */
  env: NodeJS.ProcessEnv
}

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim()

/**
 * Lays the files of a revision into a temporary folder, which later runs find again, and builds it. Its packages are those
 * of this folder, or, if its `package-lock.json` is another, its own.
 * @throws if git does not know the revision, its packages cannot be installed, or it cannot be built.
 */
export async function layRevision(revision: string): Promise<Revision> {
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
  const folder = join(tmpdir(), 'tilbudsugen-revisions', commit)
  const env = { ...process.env, PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter) }
  const laid = { name: git('rev-parse', '--short', commit), folder, env }
  if (existsSync(join(folder, 'dist/inputs.sha256')) && existsSync(join(folder, 'node_modules'))) return laid
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'files.tar')
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  const lock = 'package-lock.json'
  if (readFileSync(join(folder, lock), 'utf8') === readFileSync(lock, 'utf8'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  await runScript(laid, ['build.ts'])
  return laid
}

/** Runs a script of the product in a revision's folder. @throws with what it printed if it fails. */
export async function runScript(
  { folder, env }: Pick<Revision, 'folder' | 'env'>,
  [script, ...parameters]: [string, ...string[]],
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  const given = { ...env, NODE_ENV: 'production', ...settings }
  const run = startProcess('node', [join('scripts', script), ...parameters], { env: given, cwd: folder })
  if ((await run.exit) !== 0) throw new Error(`${script} failed in ${folder}:\n${run.output()}`)
}

/**
 * Lays what a deploy of this revision serves: its build with the files of the builds before it, which an image takes from
 * its predecessors (deploy/Containerfile). The revisions and this one must have been built.
 * @param before the oldest first.
 */
export function layRelease(before: readonly Revision[], folder: string): Pick<Revision, 'folder' | 'env'> {
  mkdirSync(folder)
  for (const name of readdirSync('.'))
    if (name !== 'dist' && !name.startsWith('.')) symlinkSync(resolve(name), join(folder, name))
  const dist = join(folder, 'dist')
  cpSync('dist', dist, { recursive: true })
  const builds = before.map((older) => {
    cpSync(join(older.folder, 'dist/client/assets'), join(dist, 'client/assets'), { recursive: true })
    return JSON.parse(readFileSync(join(older.folder, 'dist/builds.json'), 'utf8'))[0]
  })
  writeFileSync(join(dist, 'builds.json'), JSON.stringify(builds.reverse()))
  keepBuilds(dist)
  return { folder, env: process.env }
}

/** Deletes the files of the builds before from a release, as if more than five had come since. */
export function forgetBuilds({ folder }: Pick<Revision, 'folder'>): void {
  const dist = join(folder, 'dist')
  writeFileSync(join(dist, 'builds.json'), '[]')
  keepBuilds(dist)
}
