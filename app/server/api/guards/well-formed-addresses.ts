import type { ServerMiddleware } from 'srvx'
import { badRequest } from '../answers.ts'
import { decodeEscapes } from '../decode-escapes.ts'

// The result is used, because a bundler removes a call whose result is not, even if the call may throw.
const isWellFormed = (path: string) => decodeEscapes(path) !== undefined

/**
 * The path that was probably meant: a percent sign that begins no escape is a plain character, and so are all of them
 * if the escapes are not valid UTF-8.
 */
function readable(path: string): string {
  const mended = path.replace(/%(?![\da-f]{2})/gi, '%25')
  return isWellFormed(mended) ? mended : path.replaceAll('%', '%25')
}

/**
 * Answers an address with invalid escapes, such as a typed `/offer/100%`: 400 in JSON in the API, elsewhere a redirect
 * to the address that was probably meant. A NUL is 400 everywhere. An impossible host in the request is 400.
 */
export const wellFormedAddresses: ServerMiddleware = (request, next) => {
  const address = URL.parse(request.url)
  if (!address) return badRequest('There is no such host')
  const { pathname, search } = address
  // PostgreSQL stores no NUL, and no address of ours has one.
  if (/%00/.test(pathname + search)) return badRequest('The address is wrongly encoded')
  if (isWellFormed(pathname)) return next()
  if (pathname.startsWith('/api/')) return badRequest('The address is wrongly encoded')
  // Two slashes at the start would redirect to another host.
  const location = readable(pathname).replace(/^\/+/, '/') + search
  return new Response(null, { status: 308, headers: { location } })
}
