import cluster from 'node:cluster'
import { describeError } from './describe-error.ts'
import { currentTrace } from './trace.ts'

type Level = 'info' | 'warn' | 'error'

/** Which of several processes a line comes from. */
const writer = cluster.isWorker ? { pid: process.pid } : {}

/**
 * Writes one structured line to standard output, with the id of the trace that it belongs to. Fields hold no personal data
 * and no secrets: no addresses, queries, names, emails, codes or tokens.
 */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  const trace = currentTrace()
  const line = {
    time: new Date().toISOString(),
    level,
    message,
    ...writer,
    ...(trace && { trace }),
    ...fields,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** So many equal errors are logged in a minute; the others are counted. */
const mostEqual = 20
const windowMs = 60_000
/** Beyond so many kinds of errors in a minute, further kinds are all logged. */
const mostKinds = 1000
const equalErrors = new Map<string, number>()

/** Whether an error is to be logged. When its minute is over, one line says how many equal ones were left out. */
function isToLog(kind: string, message: string): boolean {
  const count = (equalErrors.get(kind) ?? 0) + 1
  if (count === 1 && equalErrors.size >= mostKinds) return true
  equalErrors.set(kind, count)
  if (count === 1) {
    setTimeout(() => {
      const leftOut = (equalErrors.get(kind) ?? 0) - mostEqual
      equalErrors.delete(kind)
      if (leftOut > 0) log('error', 'equal errors were not logged', { of: message, errors: leftOut })
    }, windowMs).unref()
  }
  return count <= mostEqual
}

/**
 * Logs an error as `describeError` describes it. Shoppers never see it. Of equal errors, twenty a minute are logged: a
 * full disk would otherwise fill itself.
 */
export function logError(message: string, error: unknown, fields: Record<string, unknown> = {}): void {
  const described = describeError(error)
  if (isToLog(`${message} ${described}`, message)) log('error', message, { ...fields, error: described })
}

/** What is logged of accounts, besides refusals, which the request's line tells (`createRequestLog`). */
type SecurityEvent =
  | 'login succeeded'
  | 'login failed'
  | 'password refused'
  | 'password changed'
  | 'password reset'
  | 'sessions ended'
  | 'account deleted'
  | 'email verified'
  | 'second factor asked'
  | 'second factor refused'
  | 'second factor added'
  | 'second factor removed'

const refusals = new Set<SecurityEvent>(['login failed', 'password refused', 'second factor refused'])

/** Logs that something happened to an account; which one is personal, and is not logged (docs/security.md). */
export function logSecurity(event: SecurityEvent): void {
  log(refusals.has(event) ? 'warn' : 'info', 'security', { event })
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
