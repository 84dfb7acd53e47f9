import { LRUCache } from 'lru-cache'
import type { Queryable } from '../db/database.ts'
import { newNonce } from '../http/nonce.ts'
import { PageAnswer } from '../http/page-answer.ts'

/** Half a minute: what a page shows is itself read from answers that are up to a minute old. */
const keptSeconds = 30
/** The most memory of a process that kept pages take: about 170 pages of results. */
const mostBytes = 16 * 2 ** 20

type Kept = { drawn: Buffer; nonce: string; nonceAt: number[]; headers: Headers; until: number }
/** Pages of a database, by what they are drawn from. */
export type Pages = LRUCache<string, Kept>

const pagesOf = new WeakMap<Queryable, Pages>()

const ofOneRequest = new WeakSet<Request>()

/** Says that the page of a request is not kept, because each request for it counts for itself. */
export function drawForOneRequest(request: Request): void {
  ofOneRequest.add(request)
}

export const isForOneRequest = (request: Request): boolean => ofOneRequest.has(request)

/** The pages that are kept of a database until its answers are forgotten. */
export function keptPages(database: Queryable): Pages {
  const known = pagesOf.get(database)
  if (known) return known
  const pages: Pages = new LRUCache({ maxSize: mostBytes })
  pagesOf.set(database, pages)
  return pages
}

/** Deletes the kept pages of a database, because its content has changed. A page that is being drawn is not kept either. */
export function forgetPages(database: Queryable): void {
  pagesOf.delete(database)
}

/** A kept page with a nonce of its own (CSP level 3, §7.1); undefined if none is kept. */
export function keptPage(pages: Pages, key: string, now: Date): PageAnswer | undefined {
  const kept = pages.get(key)
  if (!kept || kept.until <= now.getTime()) return undefined
  const nonce = newNonce()
  const drawn = Buffer.from(kept.drawn)
  for (const place of kept.nonceAt) drawn.write(nonce, place, 'latin1')
  const headers = new Headers(kept.headers)
  const policy = headers.get('content-security-policy') ?? ''
  headers.set('content-security-policy', policy.replaceAll(kept.nonce, nonce))
  return new PageAnswer(drawn, { status: 200, headers })
}

/** Keeps a page that every visitor with the same key may get. One that sets cookies or failed is not kept. */
export function keepPage(pages: Pages, key: string, page: PageAnswer, now: Date): void {
  const { drawn, sharedNonce: nonce } = page
  if (!nonce || page.status !== 200 || page.headers.has('set-cookie')) return
  const nonceAt: number[] = []
  for (let at = drawn.indexOf(nonce); at >= 0; at = drawn.indexOf(nonce, at + nonce.length)) nonceAt.push(at)
  const kept = { drawn, nonce, nonceAt, headers: new Headers(page.headers) }
  pages.set(key, { ...kept, until: now.getTime() + keptSeconds * 1000 }, { size: drawn.length })
}
