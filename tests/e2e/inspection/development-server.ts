import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '#tests/free-port.ts'
import { longest } from '#tests/patience.ts'
import { startProcess } from '#tests/started-process.ts'
import { test as base } from '../support/page-test.ts'
import { emptyDataFolder } from '../support/shopper-pool.ts'

/** A test with a development server of its own, whose address is the page's base address. */
export const test = base.extend<{ server: { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  server: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'development-'))
    if (existsSync(emptyDataFolder)) cpSync(emptyDataFolder, join(folder, 'data'), { recursive: true })
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const vite = ['node_modules/vite/bin/vite.js', 'dev', '--config', 'app.config.ts', '--host', '127.0.0.1']
    const server = startProcess('node', [...vite, '--port', String(port), '--strictPort'], {
      env: {
        ...process.env,
        DEMO: '0',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        NODE_ENV: 'development',
      },
    })
    try {
      const statusOfFirstPage = async () => {
        server.outputWhileRunning()
        return (await fetch(url).catch(() => undefined))?.status
      }
      await expect.poll(statusOfFirstPage, { timeout: longest }).toBe(200)
      // Builds what the head of every page asks for.
      expect((await fetch(`${url}/dev/flows`)).status).toBe(200)
      await use({ url })
    } finally {
      server.process.kill('SIGKILL')
      await server.exit
      rmSync(folder, { recursive: true, force: true })
    }
  },
  baseURL: ({ server }, use) => use(server.url),
})
