/**
 * Sets the headers that keep a page to its own code: a nonce policy on HTML (CSP level 3), and on every answer no type
 * guessing, no framing and no full address to other sites.
 */
export function securityHeaders(headers: Headers, nonce: string): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
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
