import axios, { type AxiosInstance } from 'axios'
import { wrapper } from 'axios-cookiejar-support'
import { serve } from 'srvx'
import { CookieJar } from 'tough-cookie'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import {
  postForgotPassword,
  postLogin,
  postRegister,
  postResetPassword,
} from '#app/functions/account-posts.ts'
import { Route as checkEmail } from '#app/routes/api/check-email.ts'
import { Route as loginCode } from '#app/routes/api/login/code.ts'
import { Route as passkeyLogin } from '#app/routes/api/login/passkey/index.ts'
import { Route as passkeyLoginOptions } from '#app/routes/api/login/passkey/options.ts'
import { Route as exported } from '#app/routes/api/user/export.ts'
import { Route as user } from '#app/routes/api/user/index.ts'
import { Route as memberships } from '#app/routes/api/user/memberships.ts'
import { Route as myChains } from '#app/routes/api/user/my-chains.ts'
import { Route as confirmPasskey } from '#app/routes/api/user/passkeys/confirm.ts'
import { Route as passkeys } from '#app/routes/api/user/passkeys/index.ts'
import { Route as resend } from '#app/routes/api/user/resend-verification-email.ts'
import { Route as otherSession } from '#app/routes/api/user/sessions/$sessionId.ts'
import { Route as sessions } from '#app/routes/api/user/sessions/index.ts'
import { Route as confirmApp } from '#app/routes/api/user/two-factor/confirm.ts'
import { Route as twoFactor } from '#app/routes/api/user/two-factor/index.ts'
import { Route as update } from '#app/routes/api/user/update-information.ts'
import { Route as verify } from '#app/routes/email/verify/$id/$hash.ts'
import { Route as logout } from '#app/routes/logout.ts'
import { Route as csrfCookie } from '#app/routes/sanctum/csrf-cookie.ts'
import type { Database } from '#app/server/db/database.ts'
import { allowedMethods, answerHead } from '#app/server/http/methods.ts'
import { answerRoutes, type Handlers, handlersOf } from '../answer-routes.ts'

const posted = (post: (request: Request) => Promise<Response>): Handlers => ({
  POST: ({ request }) => post(request),
})

/** The API addresses of accounts, as the application's router serves them; the browser tests cover the pages. */
const accounts: Record<string, Handlers> = {
  '/sanctum/csrf-cookie': handlersOf(csrfCookie),
  '/register': posted(postRegister),
  '/login': posted(postLogin),
  '/logout': handlersOf(logout),
  '/api/login/code': handlersOf(loginCode),
  '/api/login/passkey': handlersOf(passkeyLogin),
  '/api/login/passkey/options': handlersOf(passkeyLoginOptions),
  '/api/user/passkeys': handlersOf(passkeys),
  '/api/user/passkeys/confirm': handlersOf(confirmPasskey),
  '/forgot-password': posted(postForgotPassword),
  '/reset-password': posted(postResetPassword),
  '/email/verify/:id/:hash': handlersOf(verify),
  '/api/check-email': handlersOf(checkEmail),
  '/api/user': handlersOf(user),
  '/api/user/memberships': handlersOf(memberships),
  '/api/user/my-chains': handlersOf(myChains),
  '/api/user/update-information': handlersOf(update),
  '/api/user/resend-verification-email': handlersOf(resend),
  '/api/user/sessions': handlersOf(sessions),
  '/api/user/sessions/:sessionId': handlersOf(otherSession),
  '/api/user/export': handlersOf(exported),
  '/api/user/two-factor': handlersOf(twoFactor),
  '/api/user/two-factor/confirm': handlersOf(confirmApp),
}

/** Serves the addresses of accounts, and others, over HTTP, on the database in `globalThis.openedDatabase`. */
async function serveAccounts(
  others: Record<string, Handlers>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    middleware: [allowedMethods],
    fetch: (request) => answerHead(request, answerRoutes({ ...accounts, ...others })),
  })
  await server.ready()
  return { url: new URL(server.url ?? '').origin, close: () => server.close(true) }
}

export type Client = AxiosInstance & { jar: CookieJar }

/**
 * A browser as a page's script sees it: axios with credentials and the XSRF token of its cookie. Outside browsers axios
 * does not read that cookie itself.
 */
export function browser(url: string, headers: Record<string, string> = {}): Client {
  const jar = new CookieJar()
  const client = wrapper(
    axios.create({
      baseURL: url,
      jar,
      withCredentials: true,
      withXSRFToken: true,
      maxRedirects: 0,
      validateStatus: () => true,
      headers: { 'X-Requested-With': 'XMLHttpRequest', origin: url, ...headers },
    }),
  )
  client.interceptors.request.use(async (config) => {
    const cookies = await jar.getCookies(url)
    const token = cookies.find(({ key }) => key === config.xsrfCookieName)?.value
    if (token !== undefined && !config.headers.has(String(config.xsrfHeaderName))) {
      config.headers.set(String(config.xsrfHeaderName), decodeURIComponent(token))
    }
    return config
  })
  return Object.assign(client, { jar })
}

/** The time at which every test begins. */
export const morning = new Date('2026-11-21T08:00:00Z')
/** The password of all users here. */
export const password = 'smør på brødet'

let people = 0

/** The valid registration of a new user. */
export function somebody(fields: Record<string, unknown> = {}) {
  people += 1
  return {
    name: 'Anna Hansen',
    email: `anna${people}@example.dk`,
    password,
    password_confirmation: password,
    postal_code: '2100',
    country_registered_to: 'dk',
    terms_accepted: 1,
    error_message_language: 'da',
    ...fields,
  }
}

/**
 * The addresses of accounts for the tests of one suite, on its database. Each test begins in the `morning`, with empty
 * throttles.
 * @param others the handlers of other addresses, by their patterns (`/api/chains/list/:locale`).
 */
export function servedAccounts(database: () => Database, others: Record<string, Handlers> = {}) {
  let url = ''
  let close: () => Promise<void>
  beforeAll(async () => {
    globalThis.openedDatabase = Promise.resolve(database())
    ;({ url, close } = await serveAccounts(others))
  })
  afterAll(async () => {
    await close()
    globalThis.openedDatabase = undefined
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: morning })
    await database().query('delete from throttles')
  })
  afterEach(() => vi.useRealTimers())

  const visitor = async (headers?: Record<string, string>) => {
    const client = browser(url, headers)
    await client.get('/sanctum/csrf-cookie')
    return client
  }
  const registered = async (fields?: Record<string, unknown>) => {
    const client = await visitor()
    const form = somebody(fields)
    expect((await client.post('/register', form)).status).toBe(201)
    return { client, email: form.email }
  }
  /** As `registered`, and the email is verified. */
  const verified = async (fields?: Record<string, unknown>) => {
    const user = await registered(fields)
    await database().query('update users set email_verified_at = $2 where email = $1', [
      user.email,
      new Date(),
    ])
    return user
  }
  const mails = (email: string) =>
    database().query<{ template: string; data: { url: string } }>(
      'select template, data from mail_outbox where recipient = $1 order by id',
      [email],
    )
  /** The link in the last mail to an email; in the last one of a template, if given. */
  const latestLink = async (email: string, template?: string) => {
    const found = (await mails(email)).findLast(
      (mail) => template === undefined || mail.template === template,
    )
    return new URL(found?.data.url ?? 'http://none')
  }
  /** Presses the button on the page of the link that asks to verify an email. */
  const confirm = (client: Client, link: URL, headers: Record<string, string> = {}) => {
    const { expires, signature } = Object.fromEntries(link.searchParams)
    return client.post(link.pathname, { expires, signature, error_message_language: 'da' }, { headers })
  }
  return { url: () => url, visitor, registered, verified, mails, latestLink, confirm }
}
