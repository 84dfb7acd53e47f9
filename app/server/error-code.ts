/**
 * Whether an error has this code: `ENOENT` for a missing file (Node, Common system errors), or PostgreSQL's SQLSTATE.
 */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
