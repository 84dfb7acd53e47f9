import { FeedError } from '../formats/feed-error.ts'

/** How a server named the version of a feed that was fetched last (RFC 9110 §8.8). */
export type FeedVersion = { etag: string | null; lastModified: string | null }
export type FetchedFeed = { bytes: AsyncIterable<Uint8Array>; version: FeedVersion }

/** Feeds of gigabytes take minutes; a server that sends nothing for so long has failed. */
const longestFetchMs = 30 * 60_000

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
  return 'code' in cause && cause.code ? String(cause.code) : cause.message
}

/**
 * Requests a feed, and says by which version the last one was known.
 * @returns undefined if the feed has not changed since.
 * @throws FeedError if the server cannot be reached or answers otherwise than 200 or 304; the signal's reason.
 */
export async function fetchFeed(
  url: string,
  known: FeedVersion | undefined,
  signal: AbortSignal,
): Promise<FetchedFeed | undefined> {
  const headers = new Headers()
  if (known?.etag) headers.set('if-none-match', known.etag)
  if (known?.lastModified) headers.set('if-modified-since', known.lastModified)
  const timeout = AbortSignal.timeout(longestFetchMs)
  const answer = await fetch(url, { headers, signal: AbortSignal.any([signal, timeout]) }).catch(
    (error: unknown) => {
      signal.throwIfAborted()
      throw new FeedError(`${url} could not be fetched: ${reasonOf(error)}.`)
    },
  )
  if (answer.status === 304) return undefined
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel()
    throw new FeedError(`${url} was answered with ${answer.status}.`)
  }
  const version = { etag: answer.headers.get('etag'), lastModified: answer.headers.get('last-modified') }
  return { bytes: answer.body, version }
}
