/** The id of a page's offers, the target of its skip link. */
export const offersId = 'offers'
