import { describeError } from './describe-error.ts'

type Level = 'info' | 'warn' | 'error'

/**
 * Writes one structured line to standard output. Fields hold no personal data and no secrets: no addresses, queries, names,
 * emails, codes or tokens.
 */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
}

/** Writes what `describeError` says of an error. A shopper is never shown it. */
export function logError(message: string, error: unknown, fields: Record<string, unknown> = {}): void {
  log('error', message, { ...fields, error: describeError(error) })
}

/**
 * Has what libraries print with `console.error` and `console.warn` written to the log, by the same rules: printed, an error
 * would show all its fields, with the values of a failed query among them.
 * @returns gives the console back.
 */
export function takeOverConsole(): () => void {
  const { error, warn } = console
  const logPrinted =
    (level: Level) =>
    (...parts: unknown[]) =>
      log(level, 'a library printed', { printed: parts.map((part) => describeError(part)).join(' ') })
  Object.assign(console, { error: logPrinted('error'), warn: logPrinted('warn') })
  return () => Object.assign(console, { error, warn })
}
