import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hasErrorCode } from '#app/server/error-code.ts'
import { readEvents } from '#tests/integration/read-events.ts'
import { registerShopper } from '../../bench/register-shopper.ts'

// These start servers of their own, each on a folder of its own without the demo catalogue.
test.describe.configure({ mode: 'serial' })

type Server = { process: ChildProcess; output: () => string; exit: Promise<number | null> }

const folder = mkdtempSync(join(tmpdir(), 'server-'))
const started: ChildProcess[] = []
let port = 3200

function start(environment: Record<string, string>, command = ['node', 'scripts/start.ts']): Server {
  const [file = '', ...parameters] = command
  const child = spawn(file, parameters, {
    env: { ...process.env, DEMO: '0', PORT: String(port), DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal gives each command.
    detached: true,
  })
  started.push(child)
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  child.stderr.on('data', (chunk) => {
    text += chunk
  })
  return {
    process: child,
    output: () => text,
    exit: once(child, 'exit').then(([code]) => code as number | null),
  }
}

/** Starts the server as the README says. */
const startByNpm = (environment: Record<string, string>) => start(environment, ['npm', 'start'])

const url = (path: string) => `http://127.0.0.1:${port}${path}`
const isReady = (server: Server) =>
  expect
    .poll(server.output, { timeout: 60_000 })
    .toContain(`Tilbudsugen is ready on http://127.0.0.1:${port}`)

test.beforeEach(() => {
  port += 1
})
test.afterAll(() => {
  for (const { pid = 0 } of started) {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch (error) {
      // All of the group have ended.
      if (!hasErrorCode(error, 'ESRCH')) throw error
    }
  }
  rmSync(folder, { recursive: true, force: true })
})

test('a second process on the same data folder ends, says why, and nothing is lost', async () => {
  const first = start({})
  await isReady(first)
  const second = start({ PORT: String(port + 500) })
  expect(await second.exit).toBe(1)
  expect(second.output()).toContain(`is in use by process ${first.process.pid}`)
  expect((await fetch(url('/readyz'))).status).toBe(200)
  first.process.kill('SIGTERM')
  expect(await first.exit).toBe(0)
})

/** Asks whether the server is ready, again and again. @returns the first answer that is not yes. */
async function firstUnready(): Promise<string> {
  for (;;) {
    const answer = await fetch(url('/readyz'))
    const text = await answer.text()
    if (answer.status !== 200) return `${answer.status} ${text.trim()}`
  }
}

test('SIGTERM has /readyz fail, cuts no answer under way and ends with 0', async () => {
  const server = start({})
  await isReady(server)
  const requests = Array.from({ length: 20 }, () => fetch(url('/offer')).then((answer) => answer.text()))
  const answers = Promise.allSettled(requests)
  await expect.poll(server.output).toContain('"path":"/offer"')
  const unready = firstUnready()
  server.process.kill('SIGTERM')
  expect(await unready).toBe('503 stopping')
  // A connection whose request was not read yet may be refused; a page that was begun is whole.
  const pages = (await answers).flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter((page) => !page.endsWith('</html>'))).toEqual([])
  expect(await server.exit).toBe(0)
})

test('a list is followed as it changes, compressed nowhere and logged once, until SIGTERM ends the stream', async () => {
  const server = start({})
  await isReady(server)
  const { headers, listPath } = await registerShopper({ url: url(''), folder: join(folder, 'data') }, 'Anna')
  const stream = await fetch(url(`${listPath}/changes`), {
    headers: { cookie: headers.cookie ?? '', 'accept-encoding': 'br, gzip' },
  })
  expect(stream.headers.get('content-encoding')).toBeNull()
  const next = readEvents(stream)
  expect(await next()).toEqual({ id: '1', event: 'version', data: { version: 1 } })
  const body = JSON.stringify({ itemName: 'Mælk', quantity: 1 })
  await fetch(url(`${listPath}/add-manually-entered-item`), { method: 'POST', headers, body })
  expect(await next()).toEqual({ id: '2', event: 'version', data: { version: 2 } })
  server.process.kill('SIGTERM')
  expect(await next()).toBeUndefined()
  expect(await server.exit).toBe(0)
  expect(server.output().match(new RegExp(`"path":"${listPath}/changes"`, 'g'))).toHaveLength(1)
})

/** The process ids of what a process has started. */
const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

test('issue 17.19: npm start ends with 0 at SIGTERM, SIGINT and Ctrl+C, and the next start has its port and folder', async () => {
  test.slow()
  const stops: ((npm: ChildProcess) => void)[] = [
    (npm) => npm.kill('SIGTERM'),
    (npm) => npm.kill('SIGINT'),
    // The terminal signals all its processes, and npm passes the signal on as well.
    ({ pid = 0 }) => process.kill(-pid, 'SIGINT'),
  ]
  for (const stop of stops) {
    const npm = startByNpm({})
    await isReady(npm)
    const [pid = 0] = childrenOf(npm.process.pid)
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2')
    stop(npm.process)
    expect(await npm.exit).toBe(0)
    expect(npm.output()).toContain('"message":"stopping"')
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }
})

test('issue 17.19: SIGTERM to npm start while the database is being filled leaves nothing that holds the data folder', async () => {
  test.slow()
  const filled = join(folder, 'filled')
  const lockOwner = () => JSON.parse(readFileSync(join(filled, 'lock'), 'utf8')).pid
  const first = startByNpm({ DATA_DIR: filled, DEMO: '1' })
  await expect.poll(() => existsSync(join(filled, 'lock'))).toBe(true)
  const pid = lockOwner()
  first.process.kill('SIGTERM')
  await first.exit
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  const next = startByNpm({ DATA_DIR: filled })
  await isReady(next)
  next.process.kill('SIGTERM')
  expect(await next.exit).toBe(0)
})

/** What a server has printed since, line by line: of each request its line, and anything else as it is. */
const printed = (server: Server, since: number) =>
  server
    .output()
    .slice(since)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      if (!line.startsWith('{')) return line
      const { level, message, path, status } = JSON.parse(line)
      return { level, message, path, status }
    })

const lineOf = (path: string | null, status: number) => ({ level: 'info', message: 'request', path, status })

/** Asks for a path as no browser would, and waits for the answer's status. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject)
  })
}

test('bad input is one line in the log each, and nothing beside it', async () => {
  const server = start({})
  await isReady(server)
  const since = server.output().length
  const sameOrigin = { 'sec-fetch-site': 'same-origin' }
  expect([
    await statusOf('/_serverFn/', {}),
    await statusOf('/_serverFn/nope', sameOrigin),
    await statusOf('/_serverFn/getShell?payload={', sameOrigin),
    await statusOf('/', { host: '1.2.3.4.5' }),
    await statusOf('/', { host: 'shop.example:99999' }),
  ]).toEqual([404, 404, 400, 400, 400])
  await expect
    .poll(() => printed(server, since))
    .toEqual([
      lineOf('/_serverFn/', 404),
      lineOf('/_serverFn/nope', 404),
      lineOf('/_serverFn/getShell', 400),
      lineOf(null, 400),
      lineOf(null, 400),
    ])
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

test('a page that goes away while it is answered is one line in the log, and no failure', async () => {
  const server = start({})
  await isReady(server)
  const cookies = (await fetch(url('/sanctum/csrf-cookie'))).headers.getSetCookie()
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ')
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '')
  const since = server.output().length
  const leave = async (body: string) => {
    const socket = connect(port, '127.0.0.1')
    const headers = ['content-type: application/json', `cookie: ${cookie}`, `x-xsrf-token: ${token}`]
    const head = ['POST /login HTTP/1.1', `host: 127.0.0.1:${port}`, ...headers, 'content-length: 70']
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    await once(socket, 'connect')
    // The server has begun with what was sent before it.
    await fetch(url('/healthz'))
    socket.destroy()
  }
  const body = JSON.stringify({ email: 'anna@example.org', password: 'smør' }).padEnd(69)
  await leave(body)
  await leave(body.slice(0, 10))
  const lines = () =>
    printed(server, since).filter((line) => typeof line === 'string' || line.path !== '/healthz')
  await expect.poll(lines).toHaveLength(2)
  expect(lines()).toEqual([lineOf('/login', 499), lineOf('/login', 499)])
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

test('§8: a page without kinds of chains is drawn whole, its footer without their list', async () => {
  const server = start({})
  await isReady(server)
  const page = await fetch(url('/'))
  const headings = [...(await page.text()).matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, text]) => text)
  expect({ status: page.status, headings: headings.slice(-1) }).toEqual({ status: 200, headings: ['Land'] })
  expect(headings).not.toContain('Kategorier')
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

test('kill -9 loses nothing: the next start takes the folder over', async () => {
  const server = start({})
  await isReady(server)
  server.process.kill('SIGKILL')
  await server.exit
  const next = start({})
  await isReady(next)
  next.process.kill('SIGTERM')
  expect(await next.exit).toBe(0)
})

test('a setting that does not work is a sentence and a non-zero exit', async () => {
  const server = start({ DATABASE_URL: 'mysql://localhost' })
  expect(await server.exit).toBe(1)
  expect(server.output()).toBe(
    'The environment has settings that do not work:\nDATABASE_URL: must start with postgres://\n',
  )
})

test('a port in use is a sentence and a non-zero exit', async () => {
  const first = start({})
  await isReady(first)
  const second = start({ DATA_DIR: join(folder, 'other') })
  expect(await second.exit).toBe(1)
  expect(second.output()).toContain('The port is in use. Set PORT to another one.')
  first.process.kill('SIGTERM')
  expect(await first.exit).toBe(0)
})
