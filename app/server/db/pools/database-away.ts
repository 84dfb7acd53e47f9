import pg from 'pg'

/** What the system says of a server that is not there, or whose connection broke (Node, Common system errors). */
const brokenConnections =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** A server on a Unix socket that was stopped leaves no socket. */
const isSocketMissing = (error: Error, code: string) =>
  code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** What PostgreSQL's client says of it, which has no codes. */
const lostConnections =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered a connection error))/

/**
 * SQLSTATE: the connection failed (08P01 is a mistake of ours), the server shuts down or starts, it has no connection left, or
 * it is a standby, which a proxy led to before it heard that another server is the primary.
 */
const awayStates = /^(?:08(?!P01)|57P0[123]|53300|25006)/

/**
 * Whether a statement failed because no primary answered, as while a standby takes the place of one that died: it may
 * succeed if it is sent again. Nobody knows whether a write was made.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const isAway =
    error instanceof pg.DatabaseError
      ? awayStates.test(code)
      : brokenConnections.test(code) || isSocketMissing(error, code) || lostConnections.test(error.message)
  return isAway || isDatabaseAway(error.cause)
}
