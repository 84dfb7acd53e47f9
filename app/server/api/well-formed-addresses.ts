import type { ServerMiddleware } from 'srvx'
import { badRequest } from './answers.ts'

/** Answers an address whose escapes are none (`/offer/%zz`) with 400, in JSON where it is one of the API's. */
export const wellFormedAddresses: ServerMiddleware = (request, next) => {
  const { pathname } = new URL(request.url)
  try {
    decodeURIComponent(pathname)
  } catch {
    const message = 'The address is wrongly encoded'
    if (pathname.startsWith('/api/')) return badRequest(message)
    return new Response(`${message}\n`, { status: 400, headers: { 'content-type': 'text/plain' } })
  }
  return next()
}
