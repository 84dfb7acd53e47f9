/**
 * Whether a request comes from a page of ours, by `Sec-Fetch-Site` and `Origin`, which pages cannot set. A client other
 * than a browser sends neither, and has no user's cookies to misuse.
 * @param appUrl the public address; the request's own host counts as ours too, with the same scheme: what comes to the
 *   server as http may have left the browser as https, so the request itself does not tell it.
 */
export function isSameOrigin(request: Request, appUrl: string): boolean {
  const from = request.headers.get('sec-fetch-site')
  if (from !== null && from !== 'same-origin' && from !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const site = new URL(appUrl)
  const own = request.headers.get('host') ?? new URL(request.url).host
  return origin === site.origin || origin === `${site.protocol}//${own}`
}
