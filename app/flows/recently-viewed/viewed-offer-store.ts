import { fromCallback } from 'xstate'
import { onChangedElsewhere } from '#app/device/local-storage.ts'
import { forgetViewedOffers, readViewedOffers } from '#app/device/viewed-offers.ts'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { viewedOffersOf } from '#app/domain/offers/viewed-offers.ts'
import type {
  RecentlyViewedInput,
  ViewedOfferStoreEvent,
} from '#machines/recently-viewed/recently-viewed.machine.ts'

/** Sends the stored offers that a page can show, at the start and after a change in another tab. */
export const viewedOfferStore = fromCallback<ViewedOfferStoreEvent, RecentlyViewedInput>(
  ({ input, receive, sendBack }) => {
    const tell = () => sendBack({ type: 'offers.stored', offers: viewedOffersOf(readViewedOffers(), input) })
    receive(() => forgetViewedOffers())
    tell()
    return onChangedElsewhere(viewedOffersKey, tell)
  },
)
