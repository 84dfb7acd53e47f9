import { afterEach, describe, expect, it, vi } from 'vitest'
import { renewPush } from './renew-push.ts'
import type { WorkerScope } from './worker-scope.ts'

const ended = 'https://push.example/old'
const renewed = { endpoint: 'https://push.example/new', keys: { p256dh: 'B', auth: 'a' } }

afterEach(() => vi.unstubAllGlobals())

/** What the worker asks of our server and of the browser, in order, when a subscription ends. */
async function askedWhenEnded({
  check = Response.json({ public_key: 'BP-_', is_subscribed: true }),
  token = { value: 'nonce%7Csigned' } as { value: string } | null,
  readsCookies = true,
  tellsAddress = true,
}) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { headers = {}, body }: RequestInit = {}) => {
    const csrf = new Headers(headers).get('x-xsrf-token')
    asked.push(body === undefined ? path : [path, csrf, JSON.parse(String(body))])
    return path.endsWith('/check/') ? check : new Response(null, { status: 204 })
  })
  const pushManager = {
    subscribe: async (options: unknown) => {
      asked.push(options)
      return { toJSON: () => renewed }
    },
  }
  const scope = {
    registration: { pushManager },
    ...(readsCookies && { cookieStore: { get: async () => token } }),
  } as unknown as WorkerScope
  await renewPush(scope, tellsAddress ? ended : undefined)
  return asked
}

const csrf = '/sanctum/csrf-cookie'
const checked = ['/api/price-agent/push/check/', 'nonce|signed', { endpoint: ended }]

describe('§4 price alerts: a subscription that the push service ends', () => {
  it('is renewed for our key, and our server is told with the token of the session', async () => {
    expect(await askedWhenEnded({})).toEqual([
      csrf,
      checked,
      { userVisibleOnly: true, applicationServerKey: 'BP-_' },
      ['/api/price-agent/push/subscribe/', 'nonce|signed', renewed],
    ])
  })

  it('is not renewed for another user, who never asked for it, nor without a login', async () => {
    const unknown = Response.json({ public_key: 'BP-_', is_subscribed: false })
    expect(await askedWhenEnded({ check: unknown })).toEqual([csrf, checked])
    expect(await askedWhenEnded({ check: new Response('', { status: 401 }) })).toEqual([csrf, checked])
    expect(await askedWhenEnded({ token: null })).toEqual([csrf])
  })

  it('is left to the page if the browser tells neither the old address nor the token', async () => {
    expect(await askedWhenEnded({ tellsAddress: false })).toEqual([])
    expect(await askedWhenEnded({ readsCookies: false })).toEqual([])
  })
})
