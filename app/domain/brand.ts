/** What the site is called, in every country. */
export const siteName = 'Tilbudsugen'
