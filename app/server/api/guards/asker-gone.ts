/** Whether a request failed only because nobody waits for it any more: a page was left, a connection was lost. */
export function isAskerGone(request: Request, error: unknown): boolean {
  return request.signal.aborted && error === request.signal.reason
}

/** 499, as the log names it: nobody reads it. */
export const unread = (): Response => new Response(null, { status: 499 })
