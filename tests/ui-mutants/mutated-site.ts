import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runToEnd } from '../../scripts/command/run-to-end.ts'
import { servicesOfTests } from '../e2e/consent/services-of-tests.ts'
import { freePort } from '../free-port.ts'
import { longest } from '../patience.ts'
import { linkServedFiles } from '../served-files.ts'
import { type StartedProcess, startProcess } from '../started-process.ts'

/** All that a run makes, besides its figures. */
export const workFolder = '.cache/ui-mutants'
const site = join(workFolder, 'site')
/** The build with all mutants. */
export const mutatedBuild: string = join(site, 'dist')
const stamp = join(site, 'inputs.sha256')
const prepared = join(workFolder, 'prepared')

async function run(command: string, parameters: string[], env: Record<string, string> = {}): Promise<void> {
  const code = await runToEnd(command, parameters, { ...process.env, ...env })
  if (code !== 0) throw new Error(`failed: ${command} ${parameters.join(' ')}`)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync('{app,machines,content,scripts/build}/**/*.{ts,tsx,css,md,po}').sort())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the site with all mutants into a folder of its own, unless it was built from the same files. */
export async function buildMutatedSite(): Promise<void> {
  const hash = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  await run('panda', ['codegen', '--silent'])
  await run('node', ['scripts/build/write-demo-pictures.ts'])
  const build = ['build', '--config', 'app.config.ts', '--logLevel', 'warn', '--outDir', mutatedBuild]
  await run('vite', build, { UI_MUTANTS: '1' })
  // Where the tests read it of the ordinary build.
  renameSync(join(mutatedBuild, 'client/.vite/manifest.json'), join(mutatedBuild, 'manifest.json'))
  linkServedFiles(site)
  writeFileSync(stamp, hash)
}

/** Lays the demo and makes the shoppers, once. */
export async function prepareData(): Promise<void> {
  if (existsSync(prepared)) return
  await run('node', ['tests/e2e/support/prepare-data.ts'], { BROWSER_TESTS: prepared })
}

const serveBuild =
  "import(require('node:path').resolve('dist/server/server.js')).then(({ default: app, serve }) => serve(app))"

/** A running server of the mutated site, with its own data. */
export type MutatedServer = { url: string; folder: string; stop: () => Promise<void> }

/** Starts a server on a fresh copy of the data, so that no mutant leaves something behind for the next. */
export async function serveMutants(name: string): Promise<MutatedServer> {
  const folder = join(workFolder, name)
  rmSync(folder, { recursive: true, force: true })
  cpSync(prepared, folder, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = startProcess('node', ['-e', serveBuild], {
    cwd: site,
    env: {
      ...process.env,
      ...servicesOfTests,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: resolve(folder, 'data'),
      TRUST_PROXY: '1',
    },
  })
  // If this process fails, its servers end too.
  const kill = () => server.process.kill('SIGKILL')
  process.on('exit', kill)
  await untilReady(server, url)
  return {
    url,
    folder,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await server.exit
    },
  }
}

async function untilReady(server: StartedProcess, url: string): Promise<void> {
  const end = Date.now() + longest
  while (!server.outputWhileRunning().includes(`is ready on ${url}`)) {
    if (Date.now() > end) throw new Error(`the server is not ready:\n${server.output()}`)
    await delay(100)
  }
}
