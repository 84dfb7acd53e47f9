import type { WatchSummary } from './price-agent.ts'

/** Whether a watched product is on offer today at one of its chains. */
export const isOnOffer = ({ offers }: WatchSummary): boolean => offers.length > 0

/** Watches with those on offer first, which the shopper can act on; otherwise in the given order. */
export function onOfferFirst(watches: readonly WatchSummary[]): WatchSummary[] {
  return [...watches.filter(isOnOffer), ...watches.filter((watch) => !isOnOffer(watch))]
}

/** The id that the API has for a watch's product. */
export const variantOf = ({ item }: WatchSummary): number => item.product.productVariant.id
