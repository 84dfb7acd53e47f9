import type { RegisteredRouter } from '@tanstack/react-router'
import { entryOf, localeOf, queryAt } from '../read-address.ts'
import type { AppActor, TypeaheadActor } from '../tab.types.ts'
import { hearPath, isOtherPage } from './hear-path.ts'

/** Tells the root about navigation, and the search box about the term in the address. */
export function hearRouter(router: RegisteredRouter, app: AppActor, typeahead: TypeaheadActor): void {
  hearPath(router, (from, to) => {
    const locale = localeOf(to)
    const isOther = isOtherPage(from, to.pathname)
    if (isOther) app.send({ type: 'route.changed' })
    if (locale !== localeOf({ pathname: from })) app.send({ type: 'locale.changed', locale })
    const query = queryAt(router, to)
    if (isOther && query !== undefined) typeahead.send({ type: 'query.restored', query })
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    app.send({ type: 'entry.shown', entry: entryOf(toLocation) })
    app.send({ type: 'page.shown', path: toLocation.pathname })
  })
}
