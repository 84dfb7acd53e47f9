import { failureOf } from '#app/domain/failure.ts'

/** Reports an error of ours. A failure that is to be expected, such as a missing connection, is logged as a warning. */
export function tellFailure(error: unknown): void {
  if (failureOf(error).kind === 'unexpected') reportError(error)
  else console.warn(error)
}
