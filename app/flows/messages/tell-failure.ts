import { failureOf } from '#app/domain/failure.ts'
import { isMissingFile } from '../late/missing-file.ts'

/**
 * Reports an error of ours. A failure that is to be expected, such as a missing connection or a file of the build that did
 * not arrive, is logged as a warning.
 */
export function tellFailure(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined
  const isOurs = failureOf(error).kind === 'unexpected' && !isMissingFile(error) && !isMissingFile(cause)
  if (isOurs) reportError(error)
  else console.warn(error)
}
