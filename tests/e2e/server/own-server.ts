import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, expect } from '../support/page-test.ts'
import { emptyDataFolder } from '../support/shopper-pool.ts'

const script =
  "import(require('node:path').resolve('dist/server/server.js')).then(({ default: app, serve }) => serve(app))"

/** A server of one test, on a copy of the build and its own folder without the demo catalogue. */
export type OwnServer = {
  url: string
  /** The folder of its mails. */
  mails: string
  start: () => Promise<void>
  /** Kills the server, as a power cut would. */
  kill: () => Promise<void>
  /** Replaces the served build by one with another service worker. */
  renewWorker: (version: string) => void
  remove: () => Promise<void>
}

/** A test with its own running server, whose address is the page's base address; `settings` are its environment's. */
export const test = base.extend<{ server: OwnServer; settings: Record<string, string> }>({
  settings: [{}, { option: true }],
  server: async ({ settings }, use, { parallelIndex }) => {
    const server = ownServer(3190 + parallelIndex, settings)
    try {
      await server.start()
      await use(server)
    } finally {
      await server.remove()
    }
  },
  baseURL: ({ server }, use) => use(server.url),
})

function ownServer(port: number, settings: Record<string, string>): OwnServer {
  const folder = mkdtempSync(join(tmpdir(), 'own-server-'))
  // Of the many pictures, the copy contains only the one that the service worker keeps.
  cpSync('dist', join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !/dist\/client\/(chains$|pictures\/(?!carrot\.svg$))/.test(path),
  })
  for (const needed of ['app', 'demo', 'node_modules', 'package.json'])
    symlinkSync(resolve(needed), join(folder, needed))
  if (existsSync(emptyDataFolder)) cpSync(emptyDataFolder, join(folder, 'data'), { recursive: true })
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    url,
    mails: join(folder, 'data', 'mail'),
    start: async () => {
      const isReady = () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      expect(await isReady(), 'nobody else has the port').toBe(false)
      child = spawn('node', ['-e', script], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DEMO: '0',
          PORT: String(port),
          DATA_DIR: 'data',
          TRUST_PROXY: '1',
          ...settings,
        },
        stdio: 'ignore',
      })
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
    },
    kill,
    renewWorker: (version) => {
      for (const twin of ['.br', '.gz']) rmSync(join(folder, 'dist/client', `sw.js${twin}`), { force: true })
      const path = join(folder, 'dist/client/sw.js')
      writeFileSync(path, readFileSync(path, 'utf8').replace(/version:`\w+`/, `version:\`${version}\``))
    },
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
