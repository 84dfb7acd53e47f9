import { forgetTrackingIds, keepTrackingIds } from '#app/device/cookies/tracking-ids.ts'
import type { Handlers } from '../tab/handle-facts.ts'

/** Handles a choice: the cookies of tracking exist as long as statistics are allowed (§4). */
export const consentFacts: Handlers['consent'] = {
  'consent.changed': ({ allowed }) =>
    allowed.includes('statistics') ? keepTrackingIds() : forgetTrackingIds(),
}
