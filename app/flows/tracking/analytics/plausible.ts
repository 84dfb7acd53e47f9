import type { Counter } from '#app/domain/services.ts'
import type { AnalyticsService } from './analytics-service.ts'

/**
 * Counts pages with Plausible: without cookies, and without its script, which does no more than this request
 * (plausible.io/docs/events-api).
 */
export function startPlausible({ id, url }: Counter): AnalyticsService {
  return {
    show: ({ address, referrer }) => {
      fetch(url, {
        method: 'POST',
        // A plain text needs no request before it that asks for permission.
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ name: 'pageview', url: address, domain: id, referrer }),
        credentials: 'omit',
        keepalive: true,
        priority: 'low',
      }).catch(() => {})
    },
    stop: () => {},
  }
}
