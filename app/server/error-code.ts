/** Whether the system failed for this reason: `ENOENT` where a file is missing (Node, Common system errors). */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
