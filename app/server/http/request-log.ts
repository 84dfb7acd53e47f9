import type { ServerMiddleware } from 'srvx'
import { log } from '../log.ts'

/** One line a request: method, path without its query, status and milliseconds. */
export const requestLog: ServerMiddleware = async (request, next) => {
  const start = performance.now()
  const response = await next()
  log('info', 'request', {
    method: request.method,
    path: new URL(request.url).pathname,
    status: response.status,
    ms: Math.round((performance.now() - start) * 10) / 10,
  })
  return response
}
