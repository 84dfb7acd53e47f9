import type { ServerMiddleware } from 'srvx'
import type { Database } from '../db/database.ts'

/**
 * Says in `X-Read-From` that what was asked for is read from a replica, and so may be some seconds late: `replica`, or
 * `replica; primary=away` while nothing can be written. What a user asks of their own account and lists is still the
 * primary's.
 */
export function tellReadFrom(database: Pick<Database, 'readFrom'>): ServerMiddleware {
  return async (request, next) => {
    const response = await next()
    const { readFrom } = database
    if (readFrom !== 'primary' && (request.method === 'GET' || request.method === 'HEAD')) {
      const value = readFrom === 'replica' ? 'replica' : 'replica; primary=away'
      request.runtime?.node?.res?.setHeader('x-read-from', value)
    }
    return response
  }
}
