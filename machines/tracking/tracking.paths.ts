import type { SnapshotFrom } from 'xstate'
import { trackingMachine } from '#machines/tracking/tracking.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type TrackingSnapshot = SnapshotFrom<typeof trackingMachine>

const { send } = casesOf(trackingMachine)

/** The paths of tracking, on a page of results and the page of one of its offers. */
export function planTracking() {
  const path = '/dk/single/12'
  const cases = [
    send({ type: 'consent.changed', allowed: ['statistics'] }, { label: 'consent.changed statistics' }),
    send({ type: 'consent.changed', allowed: [] }, { label: 'consent.changed necessary' }),
    send({ type: 'page.shown', path: '/dk/offer/kaffe' }),
    send({ type: 'page.shown', path }, { label: 'page.shown of the offer' }),
    send({ type: 'product.viewed', offerId: 12, variantId: 7, path }),
    send({ type: 'cta.pressed', cta: 'add-to-list', offerId: 12, term: '', path }),
  ]
  return planPaths(trackingMachine, { cases, input: undefined, key: ({ context }) => context.path })
}
