import type { ServerMiddleware } from 'srvx'

/** These handle other methods than GET themselves; everything else is a page or a file. */
const takesOtherMethods = /^\/(?:(?:api|_serverFn|sanctum|email)\/|(?:logout|shared-text)$)/

/** Pages whose forms are sent to the page's own address, without a country (§7.3, §2.1 `/language`). */
const takesForms = /^\/(?:login|register|forgot-password|reset-password|language)$/

/** Answers a wrong method on a page with 405 and the allowed methods (RFC 9110, 15.5.6). */
export const allowedMethods: ServerMiddleware = (request, next) => {
  const { pathname } = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead || takesOtherMethods.test(pathname)) return next()
  const isForm = takesForms.test(pathname)
  if (isForm && request.method === 'POST') return next()
  return new Response('Method not allowed\n', {
    status: 405,
    headers: {
      allow: isForm ? 'GET, HEAD, POST' : 'GET, HEAD',
      'content-type': 'text/plain; charset=utf-8',
    },
  })
}

/** Answers a HEAD request as a GET whose body is not sent (RFC 9110, 9.3.2). */
export async function answerHead(
  request: Request,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  if (request.method !== 'HEAD') return answer(request)
  const response = await answer(new Request(request.url, { headers: request.headers }))
  // A body that nobody reads would stay open, an event stream for ever.
  await response.body?.cancel()
  return new Response(null, response)
}
