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

/** A server that a test started: its process, what it has printed, and its exit code once it ends. */
export type Server = { process: ChildProcess; output: () => string; exit: Promise<number | null> }

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Ends what is left of a process's group: what it started outlives it otherwise. */
function killGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // All of the group have ended.
    if (!hasErrorCode(error, 'ESRCH')) throw error
  }
}

/**
 * Lets the tests of a file start servers of their own, one after another: each test has a port of its own, all share a data
 * folder without the demo catalogue. What is left of them ends with the file.
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
      // A process group of its own, as a terminal gives each command.
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
    /** Starts the server as the README says. */
    startByNpm: (environment: Record<string, string>) => run('npm', ['start'], environment),
    isReady: (server: Server) =>
      expect
        .poll(server.output, { timeout: 60_000 })
        .toContain(`Tilbudsugen is ready on http://127.0.0.1:${port}`),
    /** Asks for a path as no browser would, and waits for the answer's status. */
    statusOf: (path: string, headers: Record<string, string> = {}) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = get({ host: '127.0.0.1', port, path, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode))
        })
        asked.on('error', reject)
      }),
  }
}
