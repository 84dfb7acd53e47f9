import type { ServerMiddleware } from 'srvx'

/**
 * Has every answer say that no type is guessed and no full address told to other sites. They are set before anyone
 * answers, so that files and what the server's library answers by itself have them too.
 */
export const securityHeaders: ServerMiddleware = (request, next) => {
  const answer = request.runtime?.node?.res
  answer?.setHeader('x-content-type-options', 'nosniff')
  answer?.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  return next()
}

/** Sets the headers that keep a page to its own code, by a policy with a nonce (CSP level 3), and out of others' frames. */
export function pageHeaders(headers: Headers, nonce: string): void {
  if (!headers.get('content-type')?.startsWith('text/html')) return
  // A page kept by a shared cache would keep its nonce; one that must not be kept at all says so itself.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  headers.set('x-frame-options', 'DENY')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  headers.set(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
}
