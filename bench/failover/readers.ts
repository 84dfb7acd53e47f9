import { setTimeout as delay } from 'node:timers/promises'
import type { Shopper } from '../traffic/register-shopper.ts'
import { fromAnotherVisitor } from '../traffic/visitor-address.ts'

const pauseMs = 100
let asked = 0

/**
 * What the requests for pages met. `alone` of them were answered from the replica while no primary answered, and said so.
 */
export type Read = {
  answered: number
  alone: number
  slowestMs: number
  failures: { what: string; at: number }[]
}

/** A page that nobody has asked for, a search that nobody has made, and the front page of a user. */
const requestsOf = ({
  headers,
}: Shopper): { what: string; path: () => string; headers: Record<string, string> }[] => [
  { what: 'a page', path: () => `/offer/kaffe%20${asked++}`, headers: {} },
  { what: 'a search', path: () => `/api/typeahead-search/dk/kaffe%20${asked++}`, headers: {} },
  { what: 'the front page of a user', path: () => '/dk', headers: { cookie: headers.cookie ?? '' } },
]

/** Reads pages and searches until it is stopped. @returns stops it, and says what was met. */
export function readPages(url: string, shopper: Shopper): () => Promise<Read> {
  const read: Read = { answered: 0, alone: 0, slowestMs: 0, failures: [] }
  let isOver = false
  const reading = requestsOf(shopper).map(async ({ what, path, headers }) => {
    while (!isOver) {
      const start = performance.now()
      const sent = { ...fromAnotherVisitor(), accept: 'text/html', ...headers }
      const signal = AbortSignal.timeout(60_000)
      const answer = await fetch(url + path(), { headers: sent, signal }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => {})
      if (answer?.ok) read.answered += 1
      else
        read.failures.push({
          what: `${what} ${answer?.status ?? 'without an answer'}`,
          at: performance.now(),
        })
      if (answer?.ok && answer.headers.get('x-read-from') === 'replica; primary=away') read.alone += 1
      read.slowestMs = Math.max(read.slowestMs, performance.now() - start)
      await delay(pauseMs)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(reading)
    return read
  }
}
