import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { guestItemsKey } from '#app/device/guest-items-key.ts'
import { inCountry } from '#app/domain/locale/locales.ts'
import type { Notify } from '../tab/create-notify.ts'
import type { SessionActor } from '../tab/open-tab.ts'
import { forgetShopper } from './forget-shopper.ts'

/** Says after the reload that the session ended; kept by the browser only as long as the tab. */
const loggedOutKey = 'loggedOut'

/** Turns what the session emits into a new page, another country's pages, and confirmations (Specification §4, §8). */
export function hearSession(session: SessionActor, router: RegisteredRouter, notify: Notify) {
  session.on('logged.out', async () => {
    sessionStorage.setItem(loggedOutKey, '')
    // The next user of the device must not get what this one wanted.
    localStorage.removeItem(guestItemsKey)
    await forgetShopper().catch(reportError)
    location.reload()
  })
  session.on('user.replaced', () => {
    // Not a reload, after which some browsers fill the fields with what was typed before; nor a mere change of fragment.
    location.replace(location.pathname + location.search)
  })
  session.on('logout.failed', () => notify(msg`Du blev ikke logget ud. Prøv igen.`))
  session.on('refetch.failed', ({ error }) => reportError(error))
  session.on('locale.mismatched', ({ country }) =>
    // The page that is being gone to: what is shown until then is the one being left.
    router.navigate({ href: inCountry(router.latestLocation.href, country), replace: true }),
  )
  if (sessionStorage.getItem(loggedOutKey) === null) return
  sessionStorage.removeItem(loggedOutKey)
  // The root hears nothing before it has started.
  queueMicrotask(() => notify(msg`Du er logget ud`))
}
