/** The key of the offers that were looked at, in the device's local storage. */
export const viewedOffersKey = 'viewedOffers'
