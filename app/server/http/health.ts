import { setTimeout as delay } from 'node:timers/promises'
import type { ServerMiddleware } from 'srvx'
import type { Database } from '../db/database.ts'
import { logError } from '../log.ts'

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** How long the database may take to answer: whoever asks for `/readyz` waits two seconds. */
const answerMs = 1500

/** Asks the database for a sign of life. @throws if there is none in time. */
async function askForLife(database: Database): Promise<void> {
  const waiting = new AbortController()
  const tooLate = delay(answerMs, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`no answer in ${answerMs / 1000} seconds`)
  })
  try {
    await Promise.race([database.query('select 1'), tooLate])
  } finally {
    waiting.abort()
    tooLate.catch(() => {})
  }
}

/** The paths that `createHealth` answers. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers within 1.5 seconds, and the process is not
 * stopping. While the database is asked, others wait for the same answer, so that a database that hangs gets no queue
 * of questions.
 */
export function createHealth(database: Database): { answer: ServerMiddleware; drain: () => void } {
  let isDraining = false
  let asked: Promise<void> | undefined
  const isAlive = () => {
    asked ??= askForLife(database).finally(() => {
      asked = undefined
    })
    return asked
  }
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
        await isAlive()
        return answer(200, 'ready')
      } catch (error) {
        logError('the database does not answer', error)
        return answer(503, 'the database does not answer')
      }
    },
  }
}
