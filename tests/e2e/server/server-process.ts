import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hasErrorCode } from '#app/server/error-code.ts'
import { freePort } from '#tests/free-port.ts'
import { longest } from '#tests/patience.ts'
import { type StartedProcess, startProcess } from '#tests/started-process.ts'
import { emptyDataFolder } from '../support/shopper-pool.ts'

const serveBuild =
  "import(require('node:path').resolve('dist/server/server.js')).then(({ default: app, serve }) => serve(app))"

type Build = { port: number; data: string; cwd?: string; settings?: Record<string, string> }

/**
 * Serves the build of a folder, by default the working folder, without the demo catalogue. Not by `scripts/start.ts`, which
 * would build again if a source changed during the run.
 * @param data the data folder.
 */
export const startBuild = ({ port, data, cwd, settings }: Build): StartedProcess =>
  startProcess('node', ['-e', serveBuild], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      PORT: String(port),
      DATA_DIR: data,
      TRUST_PROXY: '1',
      ...settings,
    },
  })

/** Ends a process's whole group, because its children would outlive it. */
function killGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // ESRCH: all processes of the group have ended.
    if (!hasErrorCode(error, 'ESRCH')) throw error
  }
}

/** Waits until a server is ready at an address, as long as the test may last. @throws with what it printed if it is not. */
export const untilReady = (server: StartedProcess, url: string): Promise<void> =>
  expect.poll(server.outputWhileRunning, { timeout: longest }).toContain(`Tilbudsugen is ready on ${url}`)

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

  function run(command: string, parameters: string[], environment: Record<string, string>): StartedProcess {
    const server = startProcess(command, parameters, {
      env: { ...process.env, DEMO: '0', PORT: String(port), DATA_DIR: join(folder, 'data'), ...environment },
      // Its own process group, as a terminal gives each command.
      detached: true,
    })
    started.push(server.process)
    return server
  }
  return {
    folder,
    port: () => port,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    start: (environment: Record<string, string>) => run('node', ['scripts/start.ts'], environment),
    /** Starts the server with `npm start`. */
    startByNpm: (environment: Record<string, string>) => run('npm', ['start'], environment),
    isReady: (server: StartedProcess) => untilReady(server, `http://127.0.0.1:${port}`),
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
