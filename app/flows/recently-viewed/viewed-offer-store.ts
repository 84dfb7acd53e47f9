import { fromCallback } from 'xstate'
import { forgetViewedOffers, readViewedOffers } from '#app/device/viewed-offers.ts'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { viewedOffersOf } from '#app/domain/offers/viewed-offers.ts'
import type {
  RecentlyViewedInput,
  ViewedOfferStoreEvent,
} from '#machines/recently-viewed/recently-viewed.machine.ts'

/** Tells what the device remembers that can be shown on a page, at the start and after another tab's change. */
export const viewedOfferStore = fromCallback<ViewedOfferStoreEvent, RecentlyViewedInput>(
  ({ input, receive, sendBack }) => {
    const tell = () => sendBack({ type: 'offers.stored', offers: viewedOffersOf(readViewedOffers(), input) })
    // A key of null says that everything was removed.
    const hear = ({ key }: StorageEvent) => (key === viewedOffersKey || key === null) && tell()
    addEventListener('storage', hear)
    receive(() => forgetViewedOffers())
    tell()
    return () => removeEventListener('storage', hear)
  },
)
