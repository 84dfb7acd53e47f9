import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import manifest from '../package.json' with { type: 'json' }
import { endProcess } from './end-process.ts'

export type Product = {
  url: string
  /** The folder of its data and of the mails that it would send. */
  folder: string
  /** Seconds from the command until `/readyz` first answers 200. */
  readyAfter: number
  server: ChildProcess
  /** Milliseconds of processor time that the server process has used so far. */
  cpu: () => number
  /** Megabytes of memory of the server process. */
  memory: () => number
  stop: () => Promise<void>
}

/** The V8 flags of `npm start`. */
const flags: string[] = manifest.scripts.start.match(/--\S+/g) ?? []
/** What `npm start` tells the C library: `MALLOC_ARENA_MAX=2`. */
const libraryEnv = Object.fromEntries(
  [...manifest.scripts.start.matchAll(/(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
)

/** Milliseconds that the threads of a process ran; `/proc/pid/stat` has a resolution of a hundredth of a second. */
function cpuOf(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const ran = (task: string) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])
  return tasks.reduce((sum, task) => sum + ran(task), 0) / 1e6
}

/** The memory of a process, in megabytes; 0 if the process has just ended. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error('the product ended before it was ready')
    await delay(50)
  }
}

type StartOptions = { env?: NodeJS.ProcessEnv; nodeOptions?: string[]; cwd?: string; log?: number }

/**
 * Starts the product as `npm start` does, on an empty data folder with the demo catalogue.
 * @param nodeOptions options for Node, besides those of `npm start`.
 * @param cwd the folder of the product, if it is another one.
 * @param log the open file to which its log is written.
 */
export async function startProduct(
  port: number,
  { env = {}, nodeOptions = [], cwd = '.', log }: StartOptions = {},
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const start = performance.now()
  const server = spawn('node', [...flags, ...nodeOptions, 'scripts/start.ts'], {
    cwd,
    env: {
      ...process.env,
      ...libraryEnv,
      PORT: String(port),
      DATA_DIR: folder,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      // Requests say which visitor they are of (`fromAnotherVisitor`).
      TRUST_PROXY: '1',
      ...env,
    },
    stdio: ['ignore', log ?? 'ignore', 'inherit', 'ipc'],
  })
  const pid = server.pid ?? 0
  process.once('exit', () => server.kill('SIGTERM'))
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, server)
  return {
    url,
    folder,
    server,
    readyAfter: (performance.now() - start) / 1000,
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    stop: async () => {
      await endProcess(server)
      rmSync(folder, { recursive: true })
    },
  }
}
