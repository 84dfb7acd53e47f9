/** The server's messages for the fields of a form, by field name, in `error_message_language` (§5). */
export type FieldErrors = Record<string, string[]>

/**
 * Why a request failed: the statuses 422, 429 (with `Retry-After`), 401, 403, 404, and 408 and 503 (which may have
 * `Retry-After`), a missing connection, and everything else. Actors of machines reject with one. 419 is not among them: the
 * token is renewed and the call repeated.
 */
export type Failure =
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'throttled'; retryAfterSeconds: number }
  | { kind: 'unauthenticated' }
  | { kind: 'forbidden' }
  | { kind: 'missing' }
  | { kind: 'busy'; retryAfterSeconds?: number }
  | { kind: 'offline' }
  | { kind: 'unexpected' }

const plainKinds = ['unauthenticated', 'forbidden', 'missing', 'busy', 'offline', 'unexpected'] as const

/** Reads a rejection as a failure. Any other value, and a 422 that names no field, is `unexpected`. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return { kind: 'unexpected' }
  if (error.kind === 'invalid' && 'errors' in error && isFieldErrors(error.errors))
    return { kind: 'invalid', errors: error.errors }
  const { kind } = error
  const mayWait = kind === 'throttled' || kind === 'busy'
  if (mayWait && 'retryAfterSeconds' in error && isWait(error.retryAfterSeconds))
    return { kind, retryAfterSeconds: Math.ceil(error.retryAfterSeconds) }
  return { kind: plainKinds.find((kind) => kind === error.kind) ?? 'unexpected' }
}

function isFieldErrors(value: unknown): value is FieldErrors {
  if (typeof value !== 'object' || value === null) return false
  const lists = Object.values(value)
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length > 0)
}

function isWait(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
