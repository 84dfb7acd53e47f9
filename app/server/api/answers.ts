/** How long an answer may be kept: not at all, or by anyone for some seconds. */
export type Keeping = 'never' | { seconds: number }

/** An answer in JSON. Errors are `{ "message": ... }` and are never kept. */
export function jsonAnswer(
  body: unknown,
  { status = 200, keep }: { status?: number; keep: Keeping },
): Response {
  return textAnswer(JSON.stringify(body), { status, keep })
}

/** An answer whose JSON is already a string. */
export function textAnswer(
  json: string,
  { status = 200, keep }: { status?: number; keep: Keeping },
): Response {
  return new Response(json, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': keep === 'never' ? 'no-store' : `public, max-age=${keep.seconds}`,
    },
  })
}

/** 400: the address cannot be read. */
export const badRequest = (message: string): Response =>
  jsonAnswer({ message }, { status: 400, keep: 'never' })

/** 404: there is nothing there. */
export const notFound = (message = 'Not found'): Response =>
  jsonAnswer({ message }, { status: 404, keep: 'never' })

/** 405 for a method that an address does not support, with those that it does: `GET, HEAD` (RFC 9110, 15.5.6). */
export function onlyMethods(allowed: string): Response {
  const answer = jsonAnswer({ message: 'Method not allowed' }, { status: 405, keep: 'never' })
  answer.headers.set('allow', allowed)
  return answer
}

/** 405 for an address that can only be read. */
export const onlyReadable = (): Response => onlyMethods('GET, HEAD')

/** 204: done, without a body. */
export const noContent = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
