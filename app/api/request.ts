import type { Failure, FieldErrors } from '#app/domain/failure.ts'
import { pageUserHeader } from './page-user.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
/**
 * `body` is sent as JSON; `headers` are added to the common ones. `owner` is the email of the user whose request it is: it is
 * refused as unauthenticated if somebody else is logged in. A write is otherwise that of the page's user.
 */
type Options = {
  body?: unknown
  headers?: Readonly<Record<string, string>>
  owner?: string | undefined
  signal?: AbortSignal
}

const csrfMismatch = 419
/** How long to wait if a throttled answer does not say. */
const defaultWaitSeconds = 60

/** Sent with every call (§7). */
export const commonHeaders = {
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
}

function csrfToken(): string | undefined {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}

async function ask(
  method: Method,
  path: string,
  { body, headers, owner, signal }: Options,
): Promise<Response> {
  const isWrite = method !== 'GET'
  const token = isWrite ? csrfToken() : undefined
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        ...commonHeaders,
        ...headers,
        ...(isWrite || owner !== undefined ? pageUserHeader(owner) : {}),
        ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw errorOf({ kind: 'offline' }, 'the server was not reached')
  }
}

/** The seconds after which the server wants to be asked again (RFC 9110, 10.2.3); undefined if it does not say. */
function retryAfterSecondsOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? seconds : undefined
}

/** A failure as an `Error` with a stack, so that unexpected failures can be debugged. */
const errorOf = (failure: Failure, message: string) => Object.assign(new Error(message), failure)

async function failureOf(response: Response): Promise<Failure> {
  switch (response.status) {
    case 401:
      return { kind: 'unauthenticated' }
    case 403:
      return { kind: 'forbidden' }
    case 404:
      return { kind: 'missing' }
    case 422: {
      const { errors }: { errors: FieldErrors } = await response.json()
      return { kind: 'invalid', errors }
    }
    case 429:
      return { kind: 'throttled', retryAfterSeconds: retryAfterSecondsOf(response) ?? defaultWaitSeconds }
    // The server was too busy or has no database now, or the line was slow. Something may have come of it all the same.
    case 408:
    case 503: {
      const retryAfterSeconds = retryAfterSecondsOf(response)
      return retryAfterSeconds === undefined ? { kind: 'busy' } : { kind: 'busy', retryAfterSeconds }
    }
    default:
      return { kind: 'unexpected' }
  }
}

/** Fetches the CSRF token (§7.3: before register, login, forgot and reset). */
export async function renewCsrfToken(signal?: AbortSignal): Promise<void> {
  await ask('GET', '/sanctum/csrf-cookie', signal ? { signal } : {})
}

/**
 * Calls the HTTP contract (§7) with the visitor's cookies and returns the whole response, for callers that
 * need its headers. If the CSRF token of a write is missing or expired, fetches a new one, once.
 * @throws an error that is a `Failure`; the browser's own `AbortError` if `signal` cancelled the call.
 */
export async function exchange(method: Method, path: string, options: Options = {}): Promise<Response> {
  if (method !== 'GET' && csrfToken() === undefined) await renewCsrfToken(options.signal)
  let response = await ask(method, path, options)
  if (response.status === csrfMismatch) {
    await renewCsrfToken(options.signal)
    response = await ask(method, path, options)
  }
  if (!response.ok)
    throw errorOf(await failureOf(response), `the server answered with status ${response.status}`)
  return response
}

/**
 * Calls the HTTP contract and returns the JSON of the answer; undefined if it has no content (204).
 * @throws as `exchange` does.
 */
export async function request<Answer = undefined>(
  method: Method,
  path: string,
  options: Options = {},
): Promise<Answer> {
  const response = await exchange(method, path, options)
  return response.status === 204 ? (undefined as Answer) : response.json()
}
