import type { RegisteredRouter } from '@tanstack/react-router'
import { inCountry } from '#app/domain/locale/locales.ts'
import type { AppActor, TypeaheadActor } from '../open-tab.ts'
import { entryOf, localeOf, queryAt } from '../read-address.ts'

/** Tells the root about navigation, and the search box about the term in the address. */
export function hearRouter(router: RegisteredRouter, app: AppActor, typeahead: TypeaheadActor): void {
  let { pathname } = router.state.location
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    // The router's own `pathChanged` misses a page that was left before it was shown.
    if (toLocation.pathname === pathname) return
    const locale = localeOf(toLocation)
    const isOtherLocale = locale !== localeOf({ pathname })
    const isOtherPage = inCountry(toLocation.pathname, 'dk') !== inCountry(pathname, 'dk')
    pathname = toLocation.pathname
    // A redirect to the same page under the user's country prefix closes nothing.
    if (isOtherPage) app.send({ type: 'route.changed' })
    if (isOtherLocale) app.send({ type: 'locale.changed', locale })
    const query = queryAt(router, toLocation)
    if (isOtherPage && query !== undefined) typeahead.send({ type: 'query.restored', query })
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    app.send({ type: 'entry.shown', entry: entryOf(toLocation) })
    app.send({ type: 'page.shown', path: toLocation.pathname })
  })
}
