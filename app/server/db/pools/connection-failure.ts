import pg from 'pg'
import { StartError } from '../../start-error.ts'

/** The reason in an error of a connection; one without words of its own gathers those of several addresses. */
function reasonOf(error: Error): string {
  if (error.message) return error.message
  return error instanceof AggregateError ? error.errors.map(({ message }) => message).join('; ') : error.name
}

/** SQLSTATE classes of a refused connection: wrong name or password, no such database, too many connections, starting up. */
const refusals = /^(?:28|3D|53|57)/

/** Whether a connection was refused by what somebody has configured, so that waiting does not help. */
export const isMisconfigured = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:28|3D)/.test(error.code ?? '')

/**
 * A failure to open a connection as a sentence for whoever starts the server.
 * @param variable the setting that holds the address.
 * @returns the error itself if it is anything else.
 */
export function connectionFailure(error: unknown, variable: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  if (error instanceof pg.DatabaseError && !refusals.test(error.code ?? '')) return error
  return new StartError(
    `${variable}: the database cannot be opened (${reasonOf(error)}). Check that it runs, and that the setting is right.`,
    { cause: error },
  )
}
