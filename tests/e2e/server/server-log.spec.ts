import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import type { StartedProcess } from '#tests/started-process.ts'
import { serversOfFile } from './server-process.ts'

// The tests start their own servers, on their own folder without the demo catalogue.
test.describe.configure({ mode: 'serial' })

const { port, url, start, isReady, statusOf } = serversOfFile()

/** The output of a server since an offset, by lines: a request's line reduced to four fields, others unchanged. */
const printed = (server: StartedProcess, since: number) =>
  server
    .output()
    .slice(since)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      if (!line.startsWith('{')) return line
      const { level, message, route, status } = JSON.parse(line)
      return { level, message, route, status }
    })

const lineOf = (route: string | null, status: number) => ({
  level: 'info',
  message: 'request',
  route,
  status,
})

test('each bad input is one line in the log, and nothing else is logged', async () => {
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
      lineOf('/{-$locale}/$', 404),
      lineOf('/_serverFn/nope', 404),
      lineOf('/_serverFn/getShell', 400),
      lineOf(null, 400),
      lineOf(null, 400),
    ])
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

test('a client that disconnects during a request is one line in the log, and no error', async () => {
  const server = start({})
  await isReady(server)
  const cookies = (await fetch(url('/sanctum/csrf-cookie'))).headers.getSetCookie()
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ')
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '')
  const since = server.output().length
  const leave = async (body: string) => {
    const socket = connect(port(), '127.0.0.1')
    const headers = ['content-type: application/json', `cookie: ${cookie}`, `x-xsrf-token: ${token}`]
    const head = ['POST /login HTTP/1.1', `host: 127.0.0.1:${port()}`, ...headers, 'content-length: 70']
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    await once(socket, 'connect')
    // After this response, the server has begun to process the earlier request.
    await fetch(url('/healthz'))
    socket.destroy()
  }
  const body = JSON.stringify({ email: 'anna@example.org', password: 'smør' }).padEnd(69)
  await leave(body)
  await leave(body.slice(0, 10))
  const lines = () =>
    printed(server, since).filter((line) => typeof line === 'string' || line.route !== '/healthz')
  await expect.poll(lines).toHaveLength(2)
  expect(lines()).toEqual([lineOf('/{-$locale}/login', 499), lineOf('/{-$locale}/login', 499)])
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

test('§8 server: the log names routes, and no content of a path or a query', async () => {
  const server = start({})
  await isReady(server)
  const since = server.output().length
  const code = 'Secret-code-of-a-list0'
  const asked: [path: string, route: string | null, status: number][] = [
    ['/offer/hemmelig?sort=price', '/{-$locale}/offer/$term', 200],
    ['/se/single/hemmelig', '/{-$locale}/single/$id', 404],
    [`/participate?list=${code}`, '/{-$locale}/participate', 200],
    ['/reset-password?token=hemmelig&email=anna@example.dk', '/{-$locale}/reset-password', 200],
    [`/api/shopping-list/invitation/${code}`, '/api/shopping-list/invitation/$sharingCode', 404],
    ['/email/verify/hemmelig/hemmelig?signature=hemmelig', '/email/verify/$id/$hash', 303],
    ['/api/check-email?email=anna@example.dk', '/api/check-email', 200],
    ['/api/typeahead-search/dk/hemmelig', '/api/typeahead-search/$locale/$term', 200],
    ['/api/photos/hemmelig/hemmelig?w=hemmelig', '/api/photos/$signature/$address', 400],
    ['/api/hemmelig', '/api/$', 404],
    ['/hemmelig/anna@example.dk', '/{-$locale}/$', 404],
    ['/offer/hemmelig%', null, 308],
    ['/favicon.svg?hemmelig', '/favicon.svg', 200],
    ['/healthz?hemmelig', '/healthz', 200],
  ]
  for (const [path, , status] of asked) expect([path, await statusOf(path)]).toEqual([path, status])
  const expected = asked.map(([, route, status]) => lineOf(route, status))
  await expect.poll(() => printed(server, since)).toEqual(expected)
  expect(server.output()).not.toMatch(new RegExp(`hemmelig|anna|${code}`))
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

test('§8 server: a page that fails for want of a database is logged with its cause and does not reveal it; the API answers a bare 503', async () => {
  const postgres = await startPostgres()
  const server = start({ DATABASE_URL: postgres.urlOf('postgres') })
  await isReady(server)
  await postgres.stop()
  const since = server.output().length
  const ask = async (path: string, accept: string) => {
    const answer = await fetch(url(path), { headers: { accept } })
    const { 'content-type': type, 'content-security-policy': policy = '' } = Object.fromEntries(
      answer.headers,
    )
    expect(answer.headers.get('retry-after')).toBe('5')
    return { status: answer.status, type, isGuarded: policy.includes('nonce-'), text: await answer.text() }
  }
  const pages = [
    ['/', '<html lang="da">', 'Siden kunne ikke vises', '/{-$locale}'],
    ['/se/offer/hemmelig', '<html lang="sv">', 'Sidan kunde inte visas', '/{-$locale}/offer/$term'],
    ['/email/verify/a/b', '<html lang="da">', 'Siden kunne ikke vises', '/email/verify/$id/$hash'],
  ] as const
  for (const [path, language, title] of pages) {
    const { text, ...answer } = await ask(path, 'text/html')
    expect({ path, ...answer }).toEqual({
      path,
      status: 503,
      type: 'text/html; charset=utf-8',
      isGuarded: true,
    })
    expect(text).toContain(language)
    expect(text).toContain(title)
    expect(text).not.toMatch(/connect|ENOENT|ECONN|PGSQL|node_modules|dist\/server/)
  }
  expect(await ask('/api/chains/list/dk', 'application/json')).toEqual({
    status: 503,
    type: 'application/json',
    isGuarded: false,
    text: '{"message":"Server Error"}',
  })
  await expect
    .poll(() => server.output().slice(since))
    .toMatch(/"message":"a request failed","error":"Error: connect ENOENT/)
  const lines = printed(server, since)
  expect(lines.filter((line) => typeof line === 'string')).toEqual([])
  const failures = lines.filter((line) => typeof line !== 'string' && line.message === 'a page failed')
  // Several parts of a page may fail.
  expect([...new Set(failures.map((line) => JSON.stringify(line)))].map((line) => JSON.parse(line))).toEqual([
    { level: 'error', message: 'a page failed', route: '/{-$locale}' },
    { level: 'error', message: 'a page failed', route: '/{-$locale}/offer/$term' },
  ])
  expect(server.output().slice(since)).toMatch(/"message":"a page failed".*"error":"Error: connect ENOENT/)
  server.process.kill('SIGKILL')
  await server.exit
})
