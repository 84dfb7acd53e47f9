const year = 365 * 24 * 60 * 60

/** Remembers the country that the shopper chose. Its value is the country's code. */
export const chosenCountryCookie = { name: 'country', seconds: year }

/** Remembers that the shopper was offered another country. Its value says nothing. */
export const countryOfferCookie = { name: 'country-offer', seconds: year, value: 'answered' }
