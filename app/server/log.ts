type Level = 'info' | 'warn' | 'error'

/** Writes one structured line to standard output. Fields hold no personal data: no addresses, queries, names or emails. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
}

/** Writes an error with its stack; the message a shopper sees is another matter. */
export function logError(message: string, error: unknown, fields: Record<string, unknown> = {}): void {
  log('error', message, {
    ...fields,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
}
