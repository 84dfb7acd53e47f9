import type { RegisteredRouter } from '@tanstack/react-router'
import { inCountry } from '#app/domain/locale/locales.ts'
import type { AppActor, TypeaheadActor } from './open-tab.ts'
import { localeOf, queryAt } from './read-address.ts'

/** Tells the root where the router goes, and the search box which term is in the address. */
export function hearRouter(router: RegisteredRouter, app: AppActor, typeahead: TypeaheadActor): void {
  let { pathname } = router.state.location
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    // Not the router's own `pathChanged`, which does not count a page that was left before it was shown.
    if (toLocation.pathname === pathname) return
    const locale = localeOf(toLocation)
    const isOtherLocale = locale !== localeOf({ pathname })
    const isOtherPage = inCountry(toLocation.pathname, 'dk') !== inCountry(pathname, 'dk')
    pathname = toLocation.pathname
    // The same page under its user's prefix leaves what is open there as it is.
    if (isOtherPage) app.send({ type: 'route.changed' })
    if (isOtherLocale) app.send({ type: 'locale.changed', locale })
    const query = queryAt(router, toLocation)
    if (isOtherPage && query !== undefined) typeahead.send({ type: 'query.restored', query })
  })
}
