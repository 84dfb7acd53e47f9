import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { guestItemsKey } from '#app/device/guest-items-key.ts'
import { pendingWatchKey } from '#app/device/price-agent/pending-watch-key.ts'
import { forgetPresses } from '#app/device/reload/kept-presses.ts'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { type Country, countryOfLocale, countryOfPath, inOwnCountry } from '#app/domain/locale/locales.ts'
import type { Notify } from '../messages/create-notify.ts'
import { forgetServerData } from '../queries/forget-server-data.ts'
import type { Handlers } from '../tab/handle-facts.ts'
import { forgetShopper } from './forget-shopper.ts'

/** Set before the reload at logout, to show the message after it; `sessionStorage` ends with the tab. */
const loggedOutKey = 'loggedOut'

/** The pages that only users have. */
const usersPages = new Set<string>(['/{-$locale}/_app/profile', '/{-$locale}/_app/register-gender-birthyear'])

/** Handles the events of the session: reloads, redirects to another country, and messages (§4, §8). */
export function sessionFacts(router: RegisteredRouter, notify: Notify): Handlers['session'] {
  return {
    'logged.out': async () => {
      sessionStorage.setItem(loggedOutKey, '')
      // The next user of the device must not get this user's items or see which offers they viewed.
      localStorage.removeItem(guestItemsKey)
      localStorage.removeItem(viewedOffersKey)
      localStorage.removeItem(pendingWatchKey)
      forgetPresses()
      await forgetShopper().catch(reportError)
      // Reloaded, such a page would ask for the login that the user has just left.
      const needsUser = router.state.matches.some(({ routeId }) => usersPages.has(routeId))
      if (needsUser) location.replace(`/${countryOfPath(location.pathname) ?? 'dk'}`)
      else location.reload()
    },
    // One user's data must not be shown to another.
    'identity.changed': () => forgetServerData(),
    'user.replaced': () => {
      forgetPresses()
      // Not `reload()`, after which some browsers restore typed text. Without the fragment, so that the page loads.
      location.replace(location.pathname + location.search)
    },
    'logout.failed': () => notify(msg`Du blev ikke logget ud. Prøv igen.`, { isProblem: true }),
    'refetch.failed': ({ error }) => reportError(error),
    'locale.mismatched': async ({ country }) => {
      // Only the prefix of the country comes: the page stays until it is loaded, without a skeleton.
      if (isSamePage(router.latestLocation.pathname, country))
        await router.preloadRoute({
          to: '.',
          params: (params) => ({ ...params, locale: country }),
          search: true,
        })
      // The target of a running navigation, because the page still shown is the one being left.
      await router.navigate({ href: inOwnCountry(router.latestLocation.href, country), replace: true })
    },
  }
}

/** Whether a path without a prefix shows what it shows with that of the country. */
const isSamePage = (path: string, country: Country) =>
  countryOfPath(path) === undefined && country === countryOfLocale('default')

/** Shows once, on the page reloaded at logout, that the user is logged out. */
export function sayLoggedOut(notify: Notify): void {
  if (sessionStorage.getItem(loggedOutKey) === null) return
  sessionStorage.removeItem(loggedOutKey)
  notify(msg`Du er logget ud`)
}
