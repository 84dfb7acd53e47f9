/**
 * Whether an error, or its cause, has this code: `ENOENT` for a missing file (Node, Common system errors), or
 * PostgreSQL's SQLSTATE.
 */
export function hasErrorCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasErrorCode(error.cause, code)
}
