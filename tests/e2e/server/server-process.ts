import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hasErrorCode } from '#app/server/error-code.ts'
import { emptyDataFolder } from '../support/shopper-pool.ts'

/** A server that a test started: its process, its output so far, and its exit code when it ends. */
export type Server = { process: ChildProcess; output: () => string; exit: Promise<number | null> }

/** A port that no process listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Ends a process's whole group, because its children would outlive it. */
function killGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // ESRCH: all processes of the group have ended.
    if (!hasErrorCode(error, 'ESRCH')) throw error
  }
}

/**
 * Lets the tests of a file start servers one after another. Each test has its own port; all share a data folder without
 * the demo catalogue. Servers that still run are ended with the file.
 */
export function serversOfFile() {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const started: ChildProcess[] = []
  let port = 0
  test.beforeAll(() => {
    if (existsSync(emptyDataFolder)) cpSync(emptyDataFolder, join(folder, 'data'), { recursive: true })
  })
  test.beforeEach(async () => {
    port = await freePort()
  })
  test.afterAll(() => {
    for (const child of started) killGroup(child)
    rmSync(folder, { recursive: true, force: true })
  })

  function run(command: string, parameters: string[], environment: Record<string, string>): Server {
    const child = spawn(command, parameters, {
      env: { ...process.env, DEMO: '0', PORT: String(port), DATA_DIR: join(folder, 'data'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, as a terminal gives each command.
      detached: true,
    })
    started.push(child)
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk
      })
    }
    return {
      process: child,
      output: () => text,
      exit: once(child, 'exit').then(([code]) => code as number | null),
    }
  }
  return {
    folder,
    port: () => port,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    start: (environment: Record<string, string>) => run('node', ['scripts/start.ts'], environment),
    /** Starts the server with `npm start`. */
    startByNpm: (environment: Record<string, string>) => run('npm', ['start'], environment),
    isReady: (server: Server) =>
      expect
        .poll(server.output, { timeout: 60_000 })
        .toContain(`Tilbudsugen is ready on http://127.0.0.1:${port}`),
    /** Requests a path without the normalisation of a browser. @returns the status. */
    statusOf: (path: string, headers: Record<string, string> = {}) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = get({ host: '127.0.0.1', port, path, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode))
        })
        asked.on('error', reject)
      }),
  }
}
