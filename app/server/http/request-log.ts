import type { ServerMiddleware } from 'srvx'
import { log, logError } from '../log.ts'
import { tell } from '../tell.ts'
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
 * Logs one line for each request, and tells of it: method, route, status, milliseconds, which kind of refusal it was,
 * and why it failed if it did. The path itself is not logged, since it may contain a secret.
 */
export function createRequestLog(nameRoute: NameRoute): ServerMiddleware {
  return async (request, next) => {
    const start = performance.now()
    const answered = (status: number) => {
      const url = URL.parse(request.url)
      const { method } = request
      const route = url && nameRoute(url.pathname)
      const ms = performance.now() - start
      const refused = refusals[status]
      tell('request', { method, route, status, seconds: ms / 1000 })
      return { method, route, status, ...(refused && { security: refused }), ms: Math.round(ms * 10) / 10 }
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
