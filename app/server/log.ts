import { describeError } from './describe-error.ts'

type Level = 'info' | 'warn' | 'error'

/**
 * Writes one structured line to standard output. Fields hold no personal data and no secrets: no addresses, queries, names,
 * emails, codes or tokens.
 */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
}

/** Logs an error as `describeError` describes it. Shoppers never see it. */
export function logError(message: string, error: unknown, fields: Record<string, unknown> = {}): void {
  log('error', message, { ...fields, error: describeError(error) })
}

/**
 * Redirects `console.error` and `console.warn` of libraries to the log, by the same rules: printed, an error would show
 * all its fields, including the values of a failed query.
 * @returns restores the console.
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
