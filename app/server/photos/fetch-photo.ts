import { type Agent, get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { globalHttpAgent, globalHttpsAgent } from 'request-filtering-agent'

const maximumBytes = 15_000_000
const maximumRedirects = 3
const timeoutMilliseconds = 10_000

/** A photograph that cannot be fetched; the message says why. */
export class PhotoError extends Error {
  override name = 'PhotoError'
}

/** The agents for fetching; by default they refuse addresses that are not public. */
export type Reach = { http: Agent; https: Agent }
const publicAddresses: Reach = { http: globalHttpAgent, https: globalHttpsAgent }

function ask(url: URL, { http, https }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      headers: { accept: 'image/*', 'user-agent': 'Tilbudsugen' },
      signal,
    }
    if (url.protocol === 'https:') getHttps(url, { ...options, agent: https }, resolve).on('error', reject)
    else if (url.protocol === 'http:') getHttp(url, { ...options, agent: http }, resolve).on('error', reject)
    else reject(new PhotoError(`${url.protocol} is not how photographs are fetched`))
  })
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > maximumBytes) throw new PhotoError(`more than ${maximumBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Fetches a photograph from its shop: 15 MB at most, within 10 seconds in all, over at most 3 redirects, and never from a
 * private network, whatever a name resolves to (OWASP, Server-Side Request Forgery Prevention).
 * @throws PhotoError or the connection's own error.
 */
export function fetchPhoto(
  url: URL,
  reach = publicAddresses,
  milliseconds = timeoutMilliseconds,
): Promise<Buffer> {
  return follow(url, reach, AbortSignal.timeout(milliseconds), 0)
}

async function follow(url: URL, reach: Reach, signal: AbortSignal, redirects: number): Promise<Buffer> {
  const response = await ask(url, reach, signal)
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return readAll(response)
  response.destroy()
  const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location
  if (!isRedirect) throw new PhotoError(`the shop answered ${statusCode}`)
  if (redirects === maximumRedirects) throw new PhotoError('too many redirects')
  return follow(new URL(headers.location ?? '', url), reach, signal, redirects + 1)
}
