import { expect, test } from '@playwright/test'

test.describe('what every answer of the server keeps to', () => {
  test('a page has a policy with a nonce of its own, and its scripts carry it', async ({ request }) => {
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
  })

  test('nothing is guessed, framed or told to other sites', async ({ request }) => {
    const headers = (await request.get('/')).headers()
    expect({
      sniff: headers['x-content-type-options'],
      frame: headers['x-frame-options'],
      referrer: headers['referrer-policy'],
    }).toEqual({ sniff: 'nosniff', frame: 'DENY', referrer: 'strict-origin-when-cross-origin' })
  })

  test('pages and hashed files are compressed; hashed files are kept for ever', async ({ request }) => {
    for (const encoding of ['br', 'gzip']) {
      const page = await request.get('/', { headers: { 'accept-encoding': encoding } })
      expect(page.headers()['content-encoding']).toBe(encoding)
      const asset = /\/assets\/[^"]+\.css/.exec(await page.text())?.[0] ?? '/none'
      const file = await request.get(asset, { headers: { 'accept-encoding': encoding } })
      expect(file.headers()['content-encoding']).toBe(encoding)
      expect(file.headers()['cache-control']).toBe('max-age=31536000, immutable')
    }
  })

  test('a file is given whole to who takes no compression, small or large', async ({ request }) => {
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

  test('a wrong method is 405 and says what is allowed', async ({ request }) => {
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

  test('the process lives and is ready', async ({ request }) => {
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
