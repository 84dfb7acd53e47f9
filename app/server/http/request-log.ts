import type { ServerMiddleware } from 'srvx'
import { log, logError } from '../log.ts'
import type { NameRoute } from './name-route.ts'

/** The refusals that tell of misuse, by their status. */
const refusals: Record<number, string> = {
  401: 'not logged in',
  403: 'not allowed',
  413: 'too large',
  419: 'not from our page',
  429: 'throttled',
}

/**
 * Logs one line for each request: method, route, status, milliseconds, which kind of refusal it was, and why it failed if it did. The path itself is
 * not logged, since it may contain a secret.
 */
export function createRequestLog(nameRoute: NameRoute): ServerMiddleware {
  return async (request, next) => {
    const start = performance.now()
    const answered = (status: number) => {
      const url = URL.parse(request.url)
      return {
        method: request.method,
        route: url && nameRoute(url.pathname),
        status,
        ...(refusals[status] && { security: refusals[status] }),
        ms: Math.round((performance.now() - start) * 10) / 10,
      }
    }
    try {
      const response = await next()
      log('info', 'request', answered(response.status))
      return response
    } catch (error) {
      logError('request', error, answered(500))
      throw error
    }
  }
}
