import type { ServerMiddleware } from 'srvx'
import { adPolicy } from '../ads/ad-policy.ts'
import { isSecureSite } from '../api/cookies.ts'
import { hostsOfServices } from '../services/services-for.ts'
import { settings } from '../settings.ts'

/**
 * Sets the headers against type guessing and against telling full addresses to other sites, and on https for a
 * year of https only (RFC 6797). They are set first, so that
 * files and the server library's own answers have them too.
 */
export const securityHeaders: ServerMiddleware = (request, next) => {
  const answer = request.runtime?.node?.res
  answer?.setHeader('x-content-type-options', 'nosniff')
  answer?.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  if (isSecureSite()) answer?.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return next()
}

/**
 * Sets the headers that allow a page only our own code, by a policy with a nonce (CSP level 3), and forbid other sites
 * to frame it. Services of others may be asked as far as they are configured; scripts that ours load need no host
 * (`strict-dynamic`).
 */
export function pageHeaders(headers: Headers, nonce: string): void {
  if (!headers.get('content-type')?.startsWith('text/html')) return
  // A shared cache would serve the same nonce again. A page that must not be cached at all has its own header.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  const { connect, img, font } = hostsOfServices(settings().services)
  headers.set('x-frame-options', 'DENY')
  headers.set('cross-origin-opener-policy', 'same-origin')
  // On every page: a page to which the browser navigates without loading it keeps the policy of the first.
  headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
  const ofAds = adPolicy()
  headers.set(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...img].join(' ') + ofAds,
      ["font-src 'self'", ...font].join(' '),
      ["connect-src 'self'", ...connect].join(' ') + ofAds,
      ...(ofAds ? [`frame-src 'self'${ofAds}`] : []),
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
}
