import axios, { type AxiosInstance } from 'axios'
import { wrapper } from 'axios-cookiejar-support'
import { serve } from 'srvx'
import { CookieJar } from 'tough-cookie'
import {
  postForgotPassword,
  postLogin,
  postRegister,
  postResetPassword,
} from '#app/functions/account-posts.ts'
import { Route as checkEmail } from '#app/routes/api/check-email.ts'
import { Route as exported } from '#app/routes/api/user/export.ts'
import { Route as user } from '#app/routes/api/user/index.ts'
import { Route as resend } from '#app/routes/api/user/resend-verification-email.ts'
import { Route as sessions } from '#app/routes/api/user/sessions.ts'
import { Route as update } from '#app/routes/api/user/update-information.ts'
import { Route as verify } from '#app/routes/email/verify/$id/$hash.ts'
import { Route as logout } from '#app/routes/logout.ts'
import { Route as csrfCookie } from '#app/routes/sanctum/csrf-cookie.ts'
import { allowedMethods } from '#app/server/http/methods.ts'

type Asked = { request: Request; params: Record<string, string> }
type Handlers = Record<string, ((asked: Asked) => Response | Promise<Response>) | undefined>
type ServerRoute = { options: { server?: unknown } }

const handlersOf = (route: ServerRoute) => (route.options.server as { handlers: Handlers }).handlers
const posted = (post: (request: Request) => Promise<Response>): Handlers => ({
  POST: ({ request }) => post(request),
})

/** The addresses of accounts as the application's router serves them; pages stand for themselves in the browser's tests. */
const addresses: [pattern: URLPattern, handlers: Handlers][] = Object.entries({
  '/sanctum/csrf-cookie': handlersOf(csrfCookie),
  '/register': posted(postRegister),
  '/login': posted(postLogin),
  '/logout': handlersOf(logout),
  '/forgot-password': posted(postForgotPassword),
  '/reset-password': posted(postResetPassword),
  '/email/verify/:id/:hash': handlersOf(verify),
  '/api/check-email': handlersOf(checkEmail),
  '/api/user': handlersOf(user),
  '/api/user/update-information': handlersOf(update),
  '/api/user/resend-verification-email': handlersOf(resend),
  '/api/user/sessions': handlersOf(sessions),
  '/api/user/export': handlersOf(exported),
}).map(([pathname, handlers]) => [new URLPattern({ pathname }), handlers])

function answer(request: Request): Response | Promise<Response> {
  for (const [pattern, handlers] of addresses) {
    const match = pattern.exec(request.url)
    const handler = handlers[request.method] ?? handlers.ANY
    const params = (match?.pathname.groups ?? {}) as Record<string, string>
    if (match && handler) return handler({ request, params })
  }
  return new Response('Not found', { status: 404 })
}

/** Serves the addresses of accounts over HTTP, on the database that `globalThis.openedDatabase` names. */
export async function serveAccounts(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    middleware: [allowedMethods],
    fetch: answer,
  })
  await server.ready()
  return { url: new URL(server.url ?? '').origin, close: () => server.close(true) }
}

/**
 * A browser as a page's script sees it: axios with credentials and the XSRF token of its cookie, which axios itself
 * reads in browsers only.
 */
export function browser(
  url: string,
  headers: Record<string, string> = {},
): AxiosInstance & { jar: CookieJar } {
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
