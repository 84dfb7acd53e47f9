/** Whether a request failed only because the client has gone: the page was left, or the connection lost. */
export function isAskerGone(request: Request, error: unknown): boolean {
  return request.signal.aborted && error === request.signal.reason
}

/** 499, for the log only: nobody receives this answer. */
export const unread = (): Response => new Response(null, { status: 499 })
