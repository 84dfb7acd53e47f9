/** A request with invalid fields (422). The issues are names, which become texts when it is answered. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly issues: Record<string, string[]>
  constructor(issues: Record<string, string[]>) {
    super(`cannot be used: ${Object.keys(issues).join(', ')}`)
    this.issues = issues
  }
}

/** A request that cannot be answered now; it may be repeated after so many whole seconds. */
export abstract class AskLater extends Error {
  abstract readonly status: 429 | 503
  /** What a client is told that our texts are not for. */
  abstract readonly told: string
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Over a limit. */
export class Throttled extends AskLater {
  override name = 'Throttled'
  readonly status = 429
  readonly told = 'Too many requests'
  constructor(retryAfterSeconds: number) {
    super(`throttled for ${retryAfterSeconds} seconds`, retryAfterSeconds)
  }
}

/** The server is too busy. */
export class Busy extends AskLater {
  override name = 'Busy'
  readonly status = 503
  readonly told = 'Server Error'
  constructor(retryAfterSeconds: number) {
    super(`busy for ${retryAfterSeconds} seconds`, retryAfterSeconds)
  }
}

/** How long whoever asked waits: a standby takes a primary's place within some seconds. */
const awaySeconds = 5

/** No primary database answers. */
export class DatabaseAway extends AskLater {
  override name = 'DatabaseAway'
  readonly status = 503
  readonly told = 'Server Error'
  constructor() {
    super('the database does not answer', awaySeconds)
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
