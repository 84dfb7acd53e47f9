import type { ServerMiddleware, ServerRequest } from 'srvx'
import { log, logError } from '../log.ts'
import { tell } from '../tell.ts'
import { inTrace, traceIdOf } from '../trace.ts'
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
 * and why it failed if it did. The path itself is not logged, since it may contain a secret. All that is logged and queued
 * on the way belongs to the trace that the proxy's `traceparent` names.
 * @param isBehindProxy whether the header comes from a proxy; what a client says of traces is not heeded.
 */
export function createRequestLog(nameRoute: NameRoute, isBehindProxy: boolean): ServerMiddleware {
  return (request, next) => {
    const trace = isBehindProxy ? traceIdOf(request.headers.get('traceparent')) : undefined
    return inTrace(trace, () => logged(request, next))
  }

  async function logged(request: ServerRequest, next: () => Response | Promise<Response>): Promise<Response> {
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
