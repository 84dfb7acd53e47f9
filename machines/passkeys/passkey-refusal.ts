/**
 * Why no passkey was made or used: the shopper left the browser's question, the device has one of the account already,
 * the browser knows no passkeys, the server does not know this one, or something failed.
 */
export type PasskeyRefusal = 'cancelled' | 'present' | 'unable' | 'unknown' | 'failed'

/** The browser's errors, by their names (WebAuthn 3, 5.1.3 and 5.1.4). */
const refusals: Readonly<Record<string, PasskeyRefusal>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'present',
  NotSupportedError: 'unable',
}

/** What an error of the browser, or a `Failure` of the server, means to the shopper. */
export function refusalOf(error: unknown): PasskeyRefusal {
  if (!(error instanceof Error)) return 'failed'
  if ('kind' in error && error.kind === 'invalid') return 'unknown'
  return refusals[error.name] ?? 'failed'
}
