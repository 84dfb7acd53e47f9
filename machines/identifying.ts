/** How long a shopper waits until it is said that it is not known who is logged in, in milliseconds. */
export const answerTimeout = 15_000

/**
 * The states of a flow whose shopper waits until it is known who is logged in (§4, User session). The flow
 * asks the session with `askUser`, which emits `user.wanted`, and goes on when it hears who it is.
 */
export const identifying = {
  asking: {
    tags: 'busy',
    entry: 'askUser',
    on: { 'user.unknown': { target: 'unanswered' } },
    after: { answerTimeout: { target: 'unanswered' } },
  },
  unanswered: { on: { 'identifying.retried': { target: 'asking' } } },
} as const
