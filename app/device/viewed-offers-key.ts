/** The key of the viewed offers in local storage. */
export const viewedOffersKey = 'viewedOffers'
