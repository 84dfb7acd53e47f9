import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/free-port.ts'
import { linkServedFiles } from '#tests/served-files.ts'
import type { StartedProcess } from '#tests/started-process.ts'
import { test as base } from '../support/page-test.ts'
import { emptyDataFolder } from '../support/shopper-pool.ts'
import { startBuild, untilReady } from './server-process.ts'

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

/** A test with its own running server on `port`, whose address is the page's base address; `settings` are its environment's. */
export const test = base.extend<{ server: OwnServer; port: number; settings: Record<string, string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  port: async ({}, use) => use(await freePort()),
  settings: [{}, { option: true }],
  server: async ({ port, settings }, use) => {
    const server = ownServer(port, settings)
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
  linkServedFiles(folder)
  if (existsSync(emptyDataFolder)) cpSync(emptyDataFolder, join(folder, 'data'), { recursive: true })
  const url = `http://127.0.0.1:${port}`
  let server: StartedProcess | undefined
  const kill = async () => {
    server?.process.kill('SIGKILL')
    await server?.exit
  }
  return {
    url,
    mails: join(folder, 'data', 'mail'),
    start: async () => {
      server = startBuild({ port, data: 'data', cwd: folder, settings })
      await untilReady(server, settings.APP_URL ?? url)
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
