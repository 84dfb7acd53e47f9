import type { ServerMiddleware } from 'srvx'
import type { Database } from '../db/database.ts'
import { logError } from '../log.ts'

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })

/** The paths that `createHealth` answers. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** `/healthz`: the process is alive. `/readyz`: the database answers, and the process is not stopping. */
export function createHealth(database: Database): { answer: ServerMiddleware; drain: () => void } {
  let isDraining = false
  return {
    drain: () => {
      isDraining = true
    },
    answer: async (request, next) => {
      const { pathname } = new URL(request.url)
      if (!healthPaths.has(pathname)) return next()
      if (pathname === '/healthz') return answer(200, 'ok')
      if (isDraining) return answer(503, 'stopping')
      try {
        await database.query('select 1')
        return answer(200, 'ready')
      } catch (error) {
        logError('the database does not answer', error)
        return answer(503, 'the database does not answer')
      }
    },
  }
}
