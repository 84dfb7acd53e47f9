import type { ServerMiddleware } from 'srvx'
import { log, logError } from '../log.ts'

/** One line a request: method, path without its query, status and milliseconds; of one that fails also why. */
export const requestLog: ServerMiddleware = async (request, next) => {
  const start = performance.now()
  const answered = (status: number) => ({
    method: request.method,
    path: URL.parse(request.url)?.pathname ?? null,
    status,
    ms: Math.round((performance.now() - start) * 10) / 10,
  })
  try {
    const response = await next()
    log('info', 'request', answered(response.status))
    return response
  } catch (error) {
    logError('request', error, answered(500))
    throw error
  }
}
