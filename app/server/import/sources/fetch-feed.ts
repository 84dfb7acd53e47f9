import { type Agent, get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { globalHttpAgent, globalHttpsAgent } from 'request-filtering-agent'
import { settings } from '../../settings.ts'
import { FeedError } from '../formats/feed-error.ts'
import { unpack } from '../formats/reading/unpack.ts'

/** How a server named the version of a feed that was fetched last (RFC 9110 §8.8). */
export type FeedVersion = { etag: string | null; lastModified: string | null }
export type FetchedFeed = { bytes: AsyncIterable<Uint8Array>; version: FeedVersion }

/**
 * How far a fetch may go: its bytes, also after they are unpacked, its time, and the hosts in private networks that a
 * redirect may lead to.
 */
export type FetchLimits = {
  bytes: number
  unpackedBytes: number
  milliseconds: number
  privateHosts: readonly string[]
}

/** Feeds of gigabytes take minutes; a server that takes longer has failed. */
const longestFetchMs = 30 * 60_000
const mostRedirects = 5
/** Texts of feeds are packed to a tenth at most. */
const mostUnpacked = 10
const redirects = [301, 302, 303, 307, 308]

function usualLimits(): FetchLimits {
  const { maxBytes, privateHosts } = settings().feeds
  return {
    bytes: maxBytes,
    unpackedBytes: maxBytes * mostUnpacked,
    milliseconds: longestFetchMs,
    privateHosts,
  }
}

/** The agent for a request: Node's own, or one that refuses addresses of private networks. */
const agentFor = ({ protocol }: URL, isFiltered: boolean): { agent?: Agent } =>
  isFiltered ? { agent: protocol === 'https:' ? globalHttpsAgent : globalHttpAgent } : {}

type Asking = { headers: Record<string, string>; signal: AbortSignal; isFiltered: boolean }

function ask(url: URL, { headers, signal, isFiltered }: Asking): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, ...agentFor(url, isFiltered) }, resolve).on('error', reject)
  })
}

/** What `request-filtering-agent` says of an address that it refuses. */
const refusal = /is not allowed/

function faultOf(error: unknown, url: URL): string {
  const { code, message } = error as Error & { code?: string }
  return refusal.test(message)
    ? `${url.hostname} is in a private network, to which only redirects to hosts in FEED_PRIVATE_HOSTS may lead`
    : (code ?? message)
}

async function* atMost(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
  told: string,
): AsyncGenerator<Uint8Array> {
  let count = 0
  for await (const piece of bytes) {
    count += piece.length
    if (count > most) throw new FeedError(told)
    yield piece
  }
}

/** The bytes of an answer; a sentence for the operator if it breaks off. */
async function* received(
  answer: IncomingMessage,
  url: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* answer
  } catch (error) {
    signal.throwIfAborted()
    throw new FeedError(`${url} broke off: ${(error as Error).message}.`)
  }
}

/** The bytes of an answer as they were before their server, or who made the file, packed them. */
function bytesOf(
  answer: AsyncIterable<Uint8Array>,
  url: string,
  limits: FetchLimits,
): AsyncIterable<Uint8Array> {
  const large = `${url} has more than ${limits.bytes} bytes (FEED_MAX_BYTES).`
  const unpacked = `${url} has more than ${limits.unpackedBytes} bytes when it is unpacked, ten times FEED_MAX_BYTES.`
  const once = atMost(unpack(atMost(answer, limits.bytes, large)), limits.unpackedBytes, unpacked)
  return atMost(unpack(once), limits.unpackedBytes, unpacked)
}

/**
 * Requests a feed, and says by which version the last one was known. The operator names its address, which may be in a
 * private network; a redirect may lead there only to the same host, or one that the operator allows.
 * @returns undefined if the feed has not changed since.
 * @throws FeedError if the server cannot be reached or answers otherwise than 200 or 304; the signal's reason.
 */
export async function fetchFeed(
  url: string,
  known: FeedVersion | undefined,
  signal: AbortSignal,
  limits = usualLimits(),
): Promise<FetchedFeed | undefined> {
  const headers = {
    'accept-encoding': 'gzip',
    'user-agent': 'Tilbudsugen',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
  const allowed = [new URL(url).hostname, ...limits.privateHosts]
  const timeout = AbortSignal.timeout(limits.milliseconds)
  const both = AbortSignal.any([signal, timeout])
  let at = new URL(url)
  for (let redirected = 0; redirected <= mostRedirects; redirected += 1) {
    const asking = { headers, signal: both, isFiltered: redirected > 0 && !allowed.includes(at.hostname) }
    const answer = await ask(at, asking).catch((error: unknown) => {
      signal.throwIfAborted()
      const why = timeout.aborted ? `not within ${limits.milliseconds / 1000} seconds` : faultOf(error, at)
      throw new FeedError(`${url} could not be fetched: ${why}.`)
    })
    const { statusCode = 0, headers: told } = answer
    const location = redirects.includes(statusCode) ? told.location : undefined
    if (statusCode === 200) {
      const version = { etag: told.etag ?? null, lastModified: told['last-modified'] ?? null }
      return { bytes: bytesOf(received(answer, url, signal), url, limits), version }
    }
    answer.destroy()
    if (statusCode === 304) return undefined
    if (!location) throw new FeedError(`${url} was answered with ${statusCode}.`)
    if (!URL.canParse(location, at) || !/^https?:$/.test(new URL(location, at).protocol))
      throw new FeedError(`${url} leads to ${location}, from which feeds are not fetched.`)
    at = new URL(location, at)
  }
  throw new FeedError(`${url} leads from one address to the next, ${mostRedirects} times and more.`)
}
