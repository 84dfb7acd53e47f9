/** A request with invalid fields (422). The issues are names, which become texts when it is answered. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly issues: Record<string, string[]>
  constructor(issues: Record<string, string[]>) {
    super(`cannot be used: ${Object.keys(issues).join(', ')}`)
    this.issues = issues
  }
}

/** Over a limit (429); the request may be repeated after so many whole seconds. */
export class Throttled extends Error {
  override name = 'Throttled'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(`throttled for ${retryAfterSeconds} seconds`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The server is too busy (503); the request may be repeated after so many whole seconds. */
export class Busy extends Error {
  override name = 'Busy'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(`busy for ${retryAfterSeconds} seconds`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** How long whoever asked waits: a standby takes a primary's place within some seconds. */
const awaySeconds = 5

/** No primary database answers (503); the request may be repeated after so many whole seconds. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly retryAfterSeconds = awaySeconds
  constructor() {
    super('the database does not answer')
  }
}

/** Ends a request with this status and message. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 419
  constructor(status: Refused['status'], message: string) {
    super(message)
    this.status = status
  }
}

export const unauthenticated = () => new Refused(401, 'Unauthenticated.')
export const unverified = () => new Refused(403, 'Your email address is not verified.')
/** It does not exist, or the user may not see it. */
export const missing = () => new Refused(404, 'Not found')
