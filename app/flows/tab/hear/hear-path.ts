import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { inCountry } from '#app/domain/locale/locales.ts'

/**
 * Calls back before the router leads to another path. The router's own `pathChanged` misses a page that was left before it
 * was shown.
 * @returns a function that ends it.
 */
export function hearPath(
  router: RegisteredRouter,
  hear: (from: string, to: ParsedLocation) => void,
): () => void {
  let { pathname } = router.state.location
  return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (toLocation.pathname === pathname) return
    const from = pathname
    pathname = toLocation.pathname
    hear(from, toLocation)
  })
}

/** Whether two paths are of different pages. A redirect to the same page under the user's country prefix closes nothing. */
export const isOtherPage = (from: string, to: string): boolean =>
  inCountry(from, 'dk') !== inCountry(to, 'dk')
