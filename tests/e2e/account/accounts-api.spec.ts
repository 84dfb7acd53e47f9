import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

// The published browser build of axios, which reads XSRF-TOKEN and sends X-XSRF-TOKEN by itself.
const axios = readFileSync('node_modules/axios/dist/axios.min.js', 'utf8')

type Sent = { method: string; url: string; data?: unknown; params?: unknown }
type Answer = { status: number; data: unknown }

/** Sends requests in order with the page's axios, with credentials and the XSRF token. */
function send(page: Page, requests: Sent[]): Promise<Answer[]> {
  return page.evaluate(async (sent) => {
    const client = (globalThis as unknown as { axios: { create: (config: object) => unknown } }).axios.create(
      {
        withCredentials: true,
        withXSRFToken: true,
        validateStatus: () => true,
      },
    ) as { request: (config: object) => Promise<{ status: number; data: unknown }> }
    const answers = []
    for (const request of sent) {
      const { status, data } = await client.request(request)
      answers.push({ status, data })
    }
    return answers
  }, requests)
}

const password = 'smør på brødet'
let number = 0

test.use({ storageState: { cookies: [], origins: [] } })

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  // The page's policy allows no other script, but it does not apply to the debugger's evaluation.
  await page.evaluate(axios)
})

function registration() {
  number += 1
  return {
    name: 'Anna Hansen',
    email: `browser-${Date.now()}-${test.info().workerIndex}-${number}@example.dk`,
    password,
    password_confirmation: password,
    postal_code: '2100',
    country_registered_to: 'dk',
    terms_accepted: 1,
    error_message_language: 'da',
  }
}

test('§7.3 a browser’s axios registers, reads its user, updates, logs out and in', async ({
  page,
  context,
}) => {
  const form = registration()
  const { email } = form
  const update = { gender: 'female', birth_year: 1980 }
  const answers = await send(page, [
    { method: 'get', url: '/sanctum/csrf-cookie' },
    { method: 'post', url: '/register', data: form },
    { method: 'get', url: '/api/user' },
    { method: 'patch', url: '/api/user/update-information', data: update },
    { method: 'get', url: '/api/check-email', params: { email } },
    { method: 'post', url: '/logout' },
    { method: 'get', url: '/api/user' },
    { method: 'get', url: '/sanctum/csrf-cookie' },
    { method: 'post', url: '/login', data: { email, password, error_message_language: 'da' } },
    { method: 'post', url: '/api/user/resend-verification-email' },
    { method: 'get', url: '/api/user/sessions' },
    { method: 'delete', url: '/api/user', data: { password } },
    { method: 'get', url: '/api/user' },
  ])
  // The registration sent a mail within this minute, so no other is sent.
  expect(answers.map(({ status }) => status)).toEqual([
    204, 201, 200, 200, 200, 204, 401, 204, 200, 429, 200, 204, 401,
  ])
  expect(answers[3]?.data).toMatchObject({ email, ...update, email_verified_at: null })
  expect(answers[4]?.data).toEqual({ email_registered: true })
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    'XSRF-TOKEN',
    'tilbudsugen.browser',
  ])
})

test('§7.3 scripts can read the XSRF token, but neither the session nor the browser’s half of the token', async ({
  page,
}) => {
  await send(page, [
    { method: 'get', url: '/sanctum/csrf-cookie' },
    { method: 'post', url: '/register', data: registration() },
  ])
  const seen = await page.evaluate(() => document.cookie.split('; ').map((pair) => pair.split('=')[0]))
  expect(seen).toEqual(['XSRF-TOKEN'])
})

test('§7: a page of another origin can neither read nor change anything', async ({ page, baseURL }) => {
  await send(page, [
    { method: 'get', url: '/sanctum/csrf-cookie' },
    { method: 'post', url: '/register', data: registration() },
  ])
  const own = new URL(baseURL ?? '')
  const foreign = `http://localhost:${own.port}`
  await page.route(`${foreign}/evil`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<form method="post"></form>' }),
  )
  await page.goto(`${foreign}/evil`)
  const read = await page.evaluate(
    (url) =>
      fetch(`${url}/api/user`, { credentials: 'include' }).then(
        (answer) => answer.status,
        () => 'refused',
      ),
    own.origin,
  )
  expect(read).toBe('refused')
  const answered = page.waitForResponse(`${own.origin}/logout`)
  const shown = page.waitForURL(`${own.origin}/logout`)
  await page.evaluate((url) => {
    const form = document.querySelector('form')
    if (!form) throw new Error('there is no form')
    form.action = `${url}/logout`
    form.submit()
  }, own.origin)
  expect((await answered).status()).toBe(419)
  await shown
  await page.goto('/')
  await page.evaluate(axios)
  expect((await send(page, [{ method: 'get', url: '/api/user' }]))[0]?.status).toBe(200)
})

test('a page that accepts a form answers GET; other methods get 405 with the allowed ones', async ({
  request,
}) => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password']) {
    const page = await request.get(path)
    expect({ path, status: page.status(), type: page.headers()['content-type'] }).toEqual({
      path,
      status: 200,
      type: 'text/html; charset=utf-8',
    })
    const form = await request.delete(path)
    expect([form.status(), form.headers().allow]).toEqual([405, 'GET, HEAD, POST'])
    // §7.3: exactly this path; the page under a country accepts no form.
    const prefixed = await request.post(`/dk${path}`)
    expect([prefixed.status(), prefixed.headers().allow]).toEqual([405, 'GET, HEAD'])
  }
  const logout = await request.get('/logout')
  expect([logout.status(), logout.headers().allow]).toEqual([405, 'POST'])
})
