/** The name of the site, in every country. */
export const siteName = 'Tilbudsugen'
