/**
 * Whether a request comes from a page of ours, by `Sec-Fetch-Site` and `Origin`, which pages cannot set. A client other
 * than a browser sends neither, and has no user's cookies to misuse.
 * @param appUrl the public address; the request's own host counts as ours too.
 */
export function isSameOrigin(request: Request, appUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const own = request.headers.get('host') ?? new URL(request.url).host
  return origin === new URL(appUrl).origin || new URL(origin).host === own
}
