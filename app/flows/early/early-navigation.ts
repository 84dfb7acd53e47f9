declare global {
  interface Window {
    earlyNavigation?: { end: () => void }
  }
}

/**
 * Loads the page of the address if a shopper goes back or forward before there is a router: it would draw the page of the
 * new address, and React would hydrate with it what the server drew for another one. It runs on its own, in front of
 * everything else, so it may use nothing from around it.
 */
function followEarlyNavigation(): void {
  const path = () => location.pathname + location.search
  const drawn = path()
  // A link to a place on the page changes only the fragment.
  const follow = () => path() === drawn || location.reload()
  addEventListener('popstate', follow)
  window.earlyNavigation = { end: () => removeEventListener('popstate', follow) }
}

/** The code for the head of the page. Empty in the browser, which got it with the page. */
export const earlyNavigationCode = (): string => (import.meta.env.SSR ? `(${followEarlyNavigation})();` : '')

/** The router hears of the address from now on. */
export function endEarlyNavigation(): void {
  window.earlyNavigation?.end()
}
