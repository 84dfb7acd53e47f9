import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type PostgresServer, startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { longest } from '#tests/patience.ts'
import type { StartedProcess } from '#tests/started-process.ts'
import { serversOfFile } from './server-process.ts'

// The tests start their own servers, on a PostgreSQL of their own.
test.describe.configure({ mode: 'serial' })

const { folder, port, url, start, startByNpm, isReady } = serversOfFile()
let postgres: PostgresServer
test.beforeAll(async () => {
  postgres = await startPostgres()
})
test.afterAll(() => postgres.stop())
const environment = (workers: number) => ({
  DATABASE_URL: postgres.urlOf('postgres'),
  WEB_CONCURRENCY: String(workers),
})

type Line = { time: string; message: string; pid?: number; seconds?: number }

/** The lines of a server's log with a message. */
const logged = (server: StartedProcess, message: string): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line): Line => JSON.parse(line))
    .filter((line) => line.message === message)

/** A connection that stays open: a request on it, and the worker that answers it, by the log. */
async function connect(server: StartedProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (options: RequestOptions) => request({ host: '127.0.0.1', port: port(), agent, ...options })
  const statusOf = async (asked: ReturnType<typeof ask>) => {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return answer.statusCode
  }
  const health = () => statusOf(ask({ path: '/healthz' }).end())
  const before = logged(server, 'request').length
  expect(await health()).toBe(200)
  await expect.poll(() => logged(server, 'request').length).toBeGreaterThan(before)
  return {
    ask,
    statusOf,
    health,
    pid: logged(server, 'request').at(-1)?.pid ?? 0,
    close: () => agent.destroy(),
  }
}
type Connection = Awaited<ReturnType<typeof connect>>

/** Opens connections until so many workers have answered, besides those that already have. @returns one to each. */
async function connectToEach(server: StartedProcess, count: number, known: Connection[] = []) {
  const found = new Map<number, Connection>()
  const open = async () => {
    const connection = await connect(server)
    if ([...known, ...found.values()].some(({ pid }) => pid === connection.pid)) connection.close()
    else found.set(connection.pid, connection)
    return found.size
  }
  await expect.poll(open, { timeout: longest, intervals: [50] }).toBe(count)
  return [...found.values()]
}

/** Begins a login on a connection, of which the last byte is missing. @returns sends it, and waits for the status. */
async function beginLogin({ ask, statusOf, pid }: Connection): Promise<() => Promise<number | undefined>> {
  const cookies = (await fetch(url('/sanctum/csrf-cookie'))).headers.getSetCookie()
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ')
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '')
  // An address of its own, so that none is throttled for another.
  const body = JSON.stringify({ email: `anna${pid}@example.org`, password: 'smør på brødet' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie,
    'x-xsrf-token': token,
  }
  const login = ask({ method: 'POST', path: '/login', headers })
  login.write(body.slice(0, -1))
  return () => statusOf(login.end('}'))
}

test('§8 server: with WEB_CONCURRENCY=3, npm start has 3 workers that answer, a killed one is replaced and costs no request of the others, and SIGTERM lets all finish', async () => {
  test.slow()
  const npm = startByNpm(environment(3))
  await isReady(npm)
  const [killed, ...others] = await connectToEach(npm, 3)

  process.kill(killed?.pid ?? 0, 'SIGKILL')
  const askOthers = () => Promise.all(others.map(({ health }) => health()))
  const areServed = others.map(() => 200)
  await expect
    .poll(async () => {
      expect(await askOthers()).toEqual(areServed)
      return logged(npm, 'a worker ended and is replaced')
    })
    .toEqual([expect.objectContaining({ pid: killed?.pid, signal: 'SIGKILL', seconds: 0 })])
  const [next] = await connectToEach(npm, 1, others)
  expect(next?.pid).not.toBe(killed?.pid)
  // Its readiness would say how busy the machine is.
  const [ended, started] = ['a worker ended and is replaced', 'a worker is started'].map((message) =>
    Date.parse(logged(npm, message).at(-1)?.time ?? ''),
  ) as [number, number]
  expect(logged(npm, 'a worker is started').at(-1)?.pid).toBe(next?.pid)
  expect(started - ended).toBeLessThan(3_000)
  expect(await askOthers()).toEqual(areServed)

  const all = [...others, ...(next ? [next] : [])]
  const logins = await Promise.all(all.map(beginLogin))
  npm.process.kill('SIGTERM')
  await expect
    .poll(() =>
      logged(npm, 'stopping')
        .map(({ pid }) => pid)
        .sort(),
    )
    .toEqual(all.map(({ pid }) => pid).sort())
  expect(await Promise.all(logins.map((finish) => finish()))).toEqual(all.map(() => 422))
  expect(await npm.exit).toBe(0)
  for (const { pid } of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('§8 server: a server whose first worker cannot start ends with 1 and says why once', async () => {
  const broken = join(folder, 'broken')
  writeFileSync(broken, 'all')
  const server = start({ ...environment(2), ...breakWorkers(broken) })
  expect(await server.exit).toBe(1)
  expect(server.output()).toBe('it is broken\n')
})

for (const when of ['before they listen', 'as soon as they listen']) {
  test(`§8 server: workers that end ${when} ten times in a row, with growing rests, end the server with 1 and a sentence`, async () => {
    const broken = join(folder, 'broken')
    writeFileSync(broken, `others, ${when}`)
    const server = start({ ...environment(2), ...breakWorkers(broken) })
    expect(await server.exit).toBe(1)
    expect(logged(server, 'a worker ended and is replaced').map(({ seconds }) => seconds)).toEqual([
      0, 1, 2, 4, 8, 16, 30, 30, 30,
    ])
    expect(logged(server, 'a worker could not start ten times in a row, so the server ends')).toHaveLength(1)
    const failed = logged(server, 'a worker is started').map(({ pid }) => pid)
    expect(failed).toHaveLength(10)
    const [stopped, ...more] = logged(server, 'stopping').map(({ pid }) => pid)
    expect(more).toEqual([])
    expect([...failed, undefined]).not.toContain(stopped)
  })
}

test('§8 server: a second server on a port that is in use ends with 1, and says why', async () => {
  const server = start(environment(2))
  await isReady(server)
  const second = start(environment(2))
  expect(await second.exit).toBe(1)
  expect(second.output()).toBe('The port is in use. Set PORT to another one.\n')
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

/** Loads `break-workers.ts` into a server. */
function breakWorkers(file: string): Record<string, string> {
  return {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ./tests/e2e/server/break-workers.ts`,
    BREAK_WORKERS: file,
  }
}
