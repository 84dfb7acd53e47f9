import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { guestItemsKey } from '#app/device/guest-items-key.ts'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { inCountry } from '#app/domain/locale/locales.ts'
import { forgetServerData } from '../server-data/forget-server-data.ts'
import type { Notify } from '../tab/create-notify.ts'
import type { Handlers } from '../tab/handle-facts.ts'
import { forgetShopper } from './forget-shopper.ts'

/** Says after the reload that the session ended; kept by the browser only as long as the tab. */
const loggedOutKey = 'loggedOut'

/** What follows from the facts of the session: a new page, another country's pages, and messages (Specification §4, §8). */
export function sessionFacts(router: RegisteredRouter, notify: Notify): Handlers['session'] {
  return {
    'logged.out': async () => {
      sessionStorage.setItem(loggedOutKey, '')
      // The next user of the device must not get what this one wanted, nor see what they looked at.
      localStorage.removeItem(guestItemsKey)
      localStorage.removeItem(viewedOffersKey)
      await forgetShopper().catch(reportError)
      location.reload()
    },
    // What the server answered to one user must not be shown to another.
    'identity.changed': () => forgetServerData(),
    'user.replaced': () => {
      // Not a reload, after which some browsers fill the fields with what was typed before; nor a mere change of fragment.
      location.replace(location.pathname + location.search)
    },
    'logout.failed': () => notify(msg`Du blev ikke logget ud. Prøv igen.`),
    'refetch.failed': ({ error }) => reportError(error),
    'locale.mismatched': ({ country }) =>
      // The page that is being gone to: what is shown until then is the one being left.
      router.navigate({ href: inCountry(router.latestLocation.href, country), replace: true }),
  }
}

/** Says once, on the page that was reloaded at logout, that the user is logged out. */
export function sayLoggedOut(notify: Notify): void {
  if (sessionStorage.getItem(loggedOutKey) === null) return
  sessionStorage.removeItem(loggedOutKey)
  notify(msg`Du er logget ud`)
}
