declare global {
  interface Window {
    earlyNavigation?: { isLeaving: boolean; end: () => void }
  }
}

/**
 * Loads the page of the address anew if a shopper has gone back or forward before there is a router. Otherwise the router
 * would draw the page of the new address over what the server drew for the old one, and React could not hydrate it. This
 * function runs on its own, in front of everything else, so it may use nothing from around it.
 */
function followEarlyNavigation(): void {
  const pathOf = ({ pathname, search }: URL | Location) => pathname + search
  // The address may have changed already, even before this runs.
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Browsers differ in whether the name of a redirected page is the first or the last address.
  const drawn = pathOf(loaded?.name && loaded.redirectCount === 0 ? new URL(loaded.name) : location)
  const follow = () => {
    // A link to a place on the page changes only the fragment.
    if (pathOf(location) === drawn) return
    early.isLeaving = true
    location.reload()
  }
  const early = { isLeaving: false, end: () => removeEventListener('popstate', follow) }
  window.earlyNavigation = early
  addEventListener('popstate', follow)
  follow()
}

/** The code for the head of the page. Empty in the browser, which got it with the page. */
export const earlyNavigationCode = (): string => (import.meta.env.SSR ? `(${followEarlyNavigation})();` : '')

/**
 * Says that the router hears of the address from now on.
 * @returns never, if the page of another address is being loaded: this one must not be hydrated any more.
 */
export async function endEarlyNavigation(): Promise<void> {
  window.earlyNavigation?.end()
  if (window.earlyNavigation?.isLeaving) await new Promise(() => {})
}
