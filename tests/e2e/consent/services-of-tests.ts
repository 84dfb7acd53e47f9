/**
 * The services of others that the server of the tests is set up with: analytics of Finland only, and a wrapper that only
 * its app loads. Tests answer for their hosts, which do not exist.
 */
export const servicesOfTests = {
  GA4_IDS: 'fi=G-TEST123',
  GA4_SCRIPT: 'https://google.example/gtag.js',
  PLAUSIBLE_SITES: 'fi=tilbudsugen.fi',
  PLAUSIBLE_URL: 'https://plausible.example/api/event',
  APP_WRAPPER_SCRIPT: 'https://wrapper.example/app.js',
  APP_WRAPPER_STYLESHEET: 'https://wrapper.example/app.css',
  APP_WRAPPER_AGENT: 'TilbudsugenApp',
}
