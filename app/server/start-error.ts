/** The process cannot start for a reason that a person can mend; the message is one sentence that says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
