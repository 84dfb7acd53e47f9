/** The fields of a request that cannot be used, each with what is wrong, as names that become texts at the door (422). */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly issues: Record<string, string[]>
  constructor(issues: Record<string, string[]>) {
    super(`cannot be used: ${Object.keys(issues).join(', ')}`)
    this.issues = issues
  }
}

/** Too much was asked; it may be asked again after so many whole seconds (429). */
export class Throttled extends Error {
  override name = 'Throttled'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(`throttled for ${retryAfterSeconds} seconds`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** So much is asked by everybody together that this cannot be done in time; again after so many whole seconds (503). */
export class Busy extends Error {
  override name = 'Busy'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(`busy for ${retryAfterSeconds} seconds`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** An answer that stands for a request that goes no further: its status says why. */
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
/** There is nothing of that name, or nothing that who asks may see. */
export const missing = () => new Refused(404, 'Not found')
