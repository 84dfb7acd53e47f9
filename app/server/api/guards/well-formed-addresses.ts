import type { ServerMiddleware } from 'srvx'
import { badRequest } from '../answers.ts'
import { decodeEscapes } from '../decode-escapes.ts'

// By the result: a bundler takes a call out whose result nobody wants, and with it what it throws.
const isWellFormed = (path: string) => decodeEscapes(path) !== undefined

/**
 * The path that was meant: percent signs that begin no escape stand for themselves, and all of them do where the escapes
 * are of no text in UTF-8.
 */
function readable(path: string): string {
  const mended = path.replace(/%(?![\da-f]{2})/gi, '%25')
  return isWellFormed(mended) ? mended : path.replaceAll('%', '%25')
}

/**
 * Answers an address whose escapes are none, such as `/offer/100%` as somebody typed it: the API's with 400 in JSON, others
 * by leading to the one that was meant, which is a search or says that it is not there. One of a host that cannot be, which
 * is what the request says, is 400.
 */
export const wellFormedAddresses: ServerMiddleware = (request, next) => {
  const address = URL.parse(request.url)
  if (!address) return badRequest('There is no such host')
  const { pathname, search } = address
  if (isWellFormed(pathname)) return next()
  if (pathname.startsWith('/api/')) return badRequest('The address is wrongly encoded')
  // Two slashes would lead to another host.
  const location = readable(pathname).replace(/^\/+/, '/') + search
  return new Response(null, { status: 308, headers: { location } })
}
