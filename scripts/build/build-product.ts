import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#app/server/start-error.ts'
import { runToEnd } from '../command/run-to-end.ts'
import { compressFiles } from './compress-files.ts'
import { clearNamedFiles, keepBuilds } from './keep-builds.ts'
import { checkLexicon } from './lexicon/check-lexicon.ts'

/** All files that the build depends on. */
const inputs = [
  'app',
  'content',
  'demo',
  'docs/flows',
  'lexicon',
  'machines',
  'public',
  'scripts',
  'app.config.ts',
  'lingui.config.ts',
  'panda.config.ts',
  'package-lock.json',
]
const generated = new Set(['pictures', 'chains', 'routeTree.gen.ts'])
const stamp = 'dist/inputs.sha256'

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (generated.has(entry.name) && path !== 'demo') continue
    const file = join(path, entry.name)
    if (entry.isDirectory()) yield* filesUnder(file)
    else yield file
  }
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const files = /\.\w+$/.test(input) ? [input] : filesUnder(input)
    for (const file of files) hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function run(command: string, ...parameters: string[]): Promise<void> {
  const code = await runToEnd(command, parameters)
  if (code !== 0) throw new StartError(`The build failed: ${command} ${parameters.join(' ')}.`)
}

/** Builds the product into `dist/`. */
export async function build(): Promise<void> {
  const problems = checkLexicon()
  if (problems.length > 0) throw new StartError(problems.join('\n'))
  await run('panda', 'codegen', '--silent')
  await run('node', 'scripts/build/write-demo-pictures.ts')
  clearNamedFiles('dist/client')
  await run('vite', 'build', '--config', 'app.config.ts', '--logLevel', 'warn')
  // It is for us alone.
  renameSync('dist/client/.vite/manifest.json', 'dist/manifest.json')
  rmSync('dist/client/.vite', { recursive: true })
  keepBuilds('dist')
  await run('node', 'scripts/build/make-inspection.ts', 'dist/inspection')
  await compressFiles('dist/client')
  writeFileSync(stamp, hashOfInputs())
}

/**
 * Builds the product unless `dist/` was made from the same files. Uses a separate process, because compressing files
 * needs memory that a server process would keep.
 * @throws StartError if the build fails, or cannot be made in an installation without development dependencies.
 */
export async function buildIfChanged(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfInputs()) return
  if (!existsSync('node_modules/.bin/panda')) {
    throw new StartError(
      'dist/ was not built from these files, and what builds it is not installed: run npm ci without --omit=dev.',
    )
  }
  console.info('Building …')
  await run('node', 'scripts/build.ts')
}
