import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notePageUser } from './page-user.ts'
import { request } from './request.ts'

type Asked = { method: string; path: string; token: string | null; body: string | null }
let pageUsers: (string | null)[] = []
let asked: Asked[] = []
let answers: Response[] = []

beforeEach(() => {
  asked = []
  answers = []
  pageUsers = []
  vi.stubGlobal('document', { cookie: 'other=1; XSRF-TOKEN=a%2Fb%3D' })
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const sent = new Headers(headers)
    pageUsers.push(sent.get('x-page-user'))
    asked.push({
      method: method ?? 'GET',
      path,
      token: sent.get('x-xsrf-token'),
      body: body ? String(body) : null,
    })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers })

it('§7: sends the token from the cookie and returns the answer', async () => {
  answers = [json(200, { name: 'Mette' })]
  expect(await request('PATCH', '/api/user/update-information', { body: { name: 'Mette' } })).toEqual({
    name: 'Mette',
  })
  expect(asked).toEqual([
    { method: 'PATCH', path: '/api/user/update-information', token: 'a/b=', body: '{"name":"Mette"}' },
  ])
})

it('a GET carries no token, and an answer without content is undefined', async () => {
  answers = [new Response(null, { status: 204 })]
  expect(await request('GET', '/api/user')).toBe(undefined)
  expect(asked).toEqual([{ method: 'GET', path: '/api/user', token: null, body: null }])
})

it('§7.3: a token is fetched if there is none', async () => {
  vi.stubGlobal('document', { cookie: '' })
  answers = [new Response(null, { status: 204 }), json(201, {})]
  await request('POST', '/register', { body: {} })
  expect(asked.map(({ path }) => path)).toEqual(['/sanctum/csrf-cookie', '/register'])
})

it('an expired token is renewed once and the write is repeated', async () => {
  const mismatch = () => json(419, { message: 'CSRF token mismatch.' })
  answers = [mismatch(), new Response(null, { status: 204 }), json(200, { done: true })]
  expect(await request('POST', '/login', { body: {} })).toEqual({ done: true })
  answers = [mismatch(), new Response(null, { status: 204 }), mismatch()]
  await expect(request('POST', '/login', { body: {} })).rejects.toMatchObject({
    kind: 'unexpected',
    message: 'the server answered with status 419',
  })
  expect(asked.map(({ path }) => path)).toEqual([
    '/login',
    '/sanctum/csrf-cookie',
    '/login',
    '/login',
    '/sanctum/csrf-cookie',
    '/login',
  ])
})

it.each([
  [json(401, {}), { kind: 'unauthenticated' }],
  [json(403, {}), { kind: 'forbidden' }],
  [json(404, {}), { kind: 'missing' }],
  [
    json(422, { message: '', errors: { email: ['Ukendt'] } }),
    { kind: 'invalid', errors: { email: ['Ukendt'] } },
  ],
  [json(429, {}, { 'retry-after': '17' }), { kind: 'throttled', retryAfterSeconds: 17 }],
  [json(429, {}), { kind: 'throttled', retryAfterSeconds: 60 }],
  [json(503, {}, { 'retry-after': '5' }), { kind: 'busy', retryAfterSeconds: 5 }],
  [json(503, {}, { 'retry-after': '0' }), { kind: 'busy' }],
  [json(503, {}), { kind: 'busy' }],
  [json(408, {}), { kind: 'busy' }],
  [json(500, {}), { kind: 'unexpected' }],
])('§8: an answer of %o is the failure %o', async (answer, failure) => {
  answers = [answer]
  await expect(request('GET', '/api/user')).rejects.toMatchObject(failure)
})

it('a missing connection is a failure of its own kind', async () => {
  await expect(request('GET', '/api/user')).rejects.toMatchObject({
    kind: 'offline',
    message: 'the server was not reached',
  })
})

it('§8 typeahead request cancelled: a cancelled call fails with the browser’s own error', async () => {
  const cancelled = new AbortController()
  cancelled.abort()
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
  await expect(request('GET', '/api/user', { signal: cancelled.signal })).rejects.toBe(
    cancelled.signal.reason,
  )
})

it('§6 a write says whose page it is made on, once that is known; a read only if it is said whose it is', async () => {
  const done = () => new Response(null, { status: 204 })
  answers = [done(), done(), done(), done(), done()]
  await request('POST', '/api/price-agent/create/')
  notePageUser('mette+tilbud@example.dk')
  await request('POST', '/api/price-agent/create/')
  await request('POST', '/api/price-agent/create/', { owner: 'jonas@example.dk' })
  await request('GET', '/api/user')
  await request('GET', '/api/shopping-list/active/dk', { owner: 'jonas@example.dk' })
  expect(pageUsers).toEqual([
    null,
    'mette%2Btilbud%40example.dk',
    'jonas%40example.dk',
    null,
    'jonas%40example.dk',
  ])
})
