import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'

/** A request, and its expected response: the status, and the header about frames. */
type Kind = {
  path: string
  method?: string
  headers?: Record<string, string>
  status: number
  frame?: string
}

test.describe('rules for every response of the server', () => {
  test('a page has a policy with its own nonce, and its scripts have the nonce', async ({ request }) => {
    const nonces: string[] = []
    for (const _ of [1, 2]) {
      const page = await request.get('/')
      const policy = page.headers()['content-security-policy'] ?? ''
      const nonce = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? 'none'
      const scripts = [...(await page.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(2)
    // 128 random bits (ASVS 11.5.1).
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/)
  })

  test('no response lets browsers guess its type or send its address to other sites; no page may be framed', async ({
    request,
    baseURL,
  }) => {
    const asset = /\/assets\/[^"]+\.css/.exec(await (await request.get('/')).text())?.[0] ?? '/none'
    const sameOrigin = { 'sec-fetch-site': 'same-origin' }
    const kinds: Kind[] = [
      { path: '/', status: 200, frame: 'DENY' },
      { path: '/nothing', status: 404, frame: 'DENY' },
      { path: asset, status: 200 },
      { path: '/favicon.svg', status: 200 },
      { path: '/sw.js', status: 200 },
      { path: '/favicon.svg', method: 'HEAD', status: 200 },
      { path: '/favicon.svg', headers: { range: 'bytes=0-9' }, status: 206 },
      { path: '/healthz', status: 200 },
      { path: '/readyz', status: 200 },
      { path: '/offer/kaffe', method: 'DELETE', status: 405 },
      { path: '/login', method: 'PUT', status: 405 },
      { path: '/offer/100%', status: 308 },
      { path: '//offer', status: 308 },
      { path: '/api/chains/list/dk', status: 200 },
      { path: '/api/chains/list/dk', method: 'POST', status: 405 },
      { path: '/api/chains/list/%zz', status: 400 },
      { path: '/api/nothing', status: 404 },
      { path: '/sanctum/csrf-cookie', status: 204 },
      { path: '/login', method: 'POST', status: 419 },
      { path: '/_serverFn/', status: 404 },
      { path: '/_serverFn/getSession', status: 403 },
      { path: '/_serverFn/getSession', headers: { ...sameOrigin, 'x-tsr-serverfn': 'true' }, status: 200 },
    ]
    for (const { frame, ...kind } of kinds) {
      const { path, status: _, ...asked } = kind
      // The full address, because a path with two slashes would begin with a host.
      const answer = await request.fetch(`${baseURL}${path}`, { ...asked, maxRedirects: 0 })
      const type = answer.headers()['content-type'] ?? ''
      expect({ path, type, isSaid: !/^text\//.test(type) || /; ?charset=utf-8$/i.test(type) }).toEqual({
        path,
        type,
        isSaid: true,
      })
      const headers = answer.headersArray().filter(({ name }) => /^(x-content|x-frame|referrer)/i.test(name))
      expect({
        ...kind,
        status: answer.status(),
        headers: headers.map(({ name, value }) => `${name.toLowerCase()}: ${value}`).sort(),
      }).toEqual({
        ...kind,
        headers: [
          'referrer-policy: strict-origin-when-cross-origin',
          'x-content-type-options: nosniff',
          ...(frame ? [`x-frame-options: ${frame}`] : []),
        ],
      })
    }
  })

  test('ASVS 4.2.1, 13.4.4: a request with two ways to end is refused, and so is TRACE', async ({
    baseURL,
  }) => {
    const { hostname, port, host } = new URL(baseURL ?? '')
    const statusOf = async (request: string) => {
      const socket = connect(Number(port), hostname)
      socket.write(request)
      const [answer] = await once(socket, 'data')
      socket.destroy()
      return /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1]
    }
    const ambiguous = `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`
    const traces = ['/', '/api/user'].map((path) => `TRACE ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(await Promise.all([ambiguous, ...traces].map(statusOf))).toEqual(['400', '405', '405'])
  })

  test('pages and hashed files are compressed; hashed files are cached for ever', async ({ request }) => {
    for (const encoding of ['br', 'gzip']) {
      const page = await request.get('/', { headers: { 'accept-encoding': encoding } })
      expect(page.headers()['content-encoding']).toBe(encoding)
      const asset = /\/assets\/[^"]+\.css/.exec(await page.text())?.[0] ?? '/none'
      const file = await request.get(asset, { headers: { 'accept-encoding': encoding } })
      expect(file.headers()['content-encoding']).toBe(encoding)
      expect(file.headers()['cache-control']).toBe('max-age=31536000, immutable')
    }
  })

  test('a client without compression gets the whole file, small or large', async ({ request }) => {
    const page = await (await request.get('/')).text()
    const files = new Set([...page.matchAll(/\/assets\/[^"]+\.(?:js|css|svg)/g)].map(([path]) => path))
    for (const path of [...files, '/favicon.svg', '/placeholder.svg']) {
      const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
      const whole = await request.get(path, { headers: { 'accept-encoding': 'br' } })
      expect({ path, encoding: plain.headers()['content-encoding'], text: await plain.text() }).toEqual({
        path,
        encoding: undefined,
        text: await whole.text(),
      })
    }
  })

  test('HEAD is answered as GET without a body', async ({ request }) => {
    for (const path of ['/', '/api/chains/list/dk', '/favicon.svg']) {
      const answer = await request.head(path)
      expect({ path, status: answer.status(), body: await answer.text() }).toEqual({
        path,
        status: 200,
        body: '',
      })
    }
  })

  test('a wrong method is 405 and lists the allowed ones', async ({ request }) => {
    for (const path of ['/', '/offer/kaffe', '/api/chains/list/dk']) {
      const answer = await request.delete(path)
      expect({ path, status: answer.status(), allow: answer.headers().allow }).toEqual({
        path,
        status: 405,
        allow: 'GET, HEAD',
      })
    }
  })

  test('an unknown API path is 404 in JSON, an unknown page 404 as a page', async ({ request }) => {
    const api = await request.get('/api/nothing/here')
    expect(api.status()).toBe(404)
    expect(await api.json()).toEqual({ message: 'Not found' })
    for (const path of ['/xx', '/dk/nothing', '/nothing']) {
      const page = await request.get(path)
      expect({ path, status: page.status(), type: page.headers()['content-type'] }).toEqual({
        path,
        status: 404,
        type: 'text/html; charset=utf-8',
      })
    }
  })

  test('the process is alive and ready', async ({ request }) => {
    expect(await (await request.get('/healthz')).text()).toBe('ok\n')
    expect(await (await request.get('/readyz')).text()).toBe('ready\n')
  })

  test('§1 a document is in the language of its address', async ({ request }) => {
    const languages = { '/': 'da', '/dk': 'da', '/no': 'no', '/se': 'sv', '/fi': 'fi' }
    for (const [path, language] of Object.entries(languages)) {
      const page = await (await request.get(path)).text()
      expect(/<html lang="([^"]+)"/.exec(page)?.[1]).toBe(language)
    }
  })
})
