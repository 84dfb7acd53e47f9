import { fromCallback } from 'xstate'
import { commonHeaders } from '#app/api/request.ts'
import { hasTrackedVisit, keepTrackingIds } from '#app/device/cookies/tracking-ids.ts'
import { countryOfPath } from '#app/domain/locale/locales.ts'
import type { TrackerEvent, TrackingContext } from '#machines/tracking/tracking.machine.ts'

/**
 * The address below `/api/t/` and the body that an event is sent with, each as §7.5 writes it: presses with
 * the locale in capitals.
 */
function reportOf(event: TrackerEvent): [address: string, body: object] {
  const locale = countryOfPath(event.path) ?? 'default'
  switch (event.type) {
    case 'page.shown':
      return [`${locale}/page-view`, { pageViewForUrl: location.origin + event.path }]
    case 'product.viewed':
      return [
        `${locale}/product-view`,
        {
          productOfferId: event.offerId,
          productVariantId: event.variantId,
          optionalPageViewForUrl: location.origin + event.path,
          optionalRecommendingModule: event.module,
        },
      ]
    case 'cta.pressed':
      return [
        `${locale.toUpperCase()}/cta`,
        { type: event.cta, search_term: event.term, id_of_offer: event.offerId },
      ]
  }
}

/** Sends an event if there is a session cookie. It goes on if the page is left; nobody waits for it or misses it. */
function send(event: TrackerEvent): void {
  keepTrackingIds()
  if (!hasTrackedVisit()) return
  const [address, body] = reportOf(event)
  fetch(`/api/t/${address}`, {
    method: 'POST',
    credentials: 'include',
    headers: { ...commonHeaders, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    priority: 'low',
  }).catch(() => {})
}

/** Sends what happens in the tab, from the page on that is shown when it starts. */
export const tracker = fromCallback<TrackerEvent, TrackingContext>(({ input: { path }, receive }) => {
  if (path !== null) send({ type: 'page.shown', path })
  receive(send)
})
