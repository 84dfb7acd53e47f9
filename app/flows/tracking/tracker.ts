import { fromCallback } from 'xstate'
import { hasTrackedVisit, keepTrackingIds } from '#app/device/cookies/tracking-ids.ts'
import { countryOfPath } from '#app/domain/locale/locales.ts'
import type { TrackerEvent, TrackingContext } from '#machines/tracking/tracking.machine.ts'

/** The last part of the address and the body that an event is sent with (Specification §7.5). */
function reportOf(event: TrackerEvent): [name: string, body: object] {
  switch (event.type) {
    case 'page.shown':
      return ['page-view', { pageViewForUrl: location.origin + event.path }]
    case 'product.viewed':
      return [
        'product-view',
        {
          productOfferId: event.offerId,
          productVariantId: event.variantId,
          optionalPageViewForUrl: location.origin + event.path,
          optionalRecommendingModule: event.module,
        },
      ]
    case 'cta.pressed':
      return ['cta', { type: event.cta, search_term: event.term, id_of_offer: event.offerId }]
  }
}

/** Sends an event if there is a session cookie. It goes on if the page is left; nobody waits for it or misses it. */
function send(event: TrackerEvent): void {
  keepTrackingIds()
  if (!hasTrackedVisit()) return
  const [name, body] = reportOf(event)
  fetch(`/api/t/${countryOfPath(event.path) ?? 'default'}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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
