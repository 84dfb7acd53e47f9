import type { RegisteredRouter } from '@tanstack/react-router'
import { hasFlag } from '#app/device/device-flags.ts'
import { keptSharedText } from '#app/device/kept-shared-text.ts'
import { countryOfLocale } from '#app/domain/locale/locales.ts'
import { type ScreenSize, screenSizeOf } from '#app/domain/screen-size.ts'
import type { AppInput } from '#machines/app/app.input.ts'
import { readKeptMemberships } from '../memberships/read-memberships.ts'
import { readMyChains } from '../my-chains/read-my-chains.ts'
import { readHiddenSteps } from '../price-agent/hidden-steps.ts'
import { localeOf, queryAt } from './read-address.ts'

/** The input of the root: what the server rendered the page with, and what the device stores. */
export function readInput(router: RegisteredRouter): AppInput {
  const screen = screenSizeOf(innerWidth)
  return {
    query: queryAt(router, router.state.location) ?? '',
    user: renderedUser(router),
    locale: localeOf(router.state.location),
    device: {
      screen,
      hideAdded: hasFlag('hideAdded'),
      hiddenAgentSteps: readHiddenSteps(),
      trigger: hasFlag('listOpened') ? 'calm' : 'pulsing',
      prompt: hasFlag('dontShowAgain') ? 'dismissed' : 'wanted',
      opening: isOpeningDeclined(screen) ? 'declined' : 'awaited',
      anchor: hasFlag('anchorClosed') ? 'closed' : 'wanted',
      sharedText: keptSharedText(),
      offered: shellOf(router)?.offered ?? null,
      myChains: readMyChains(
        countryOfLocale(localeOf(router.state.location)),
        shellOf(router)?.shell.myChains,
      ),
      memberships: readKeptMemberships(
        countryOfLocale(localeOf(router.state.location)),
        shellOf(router)?.shell.memberships,
      ),
    },
  }
}

/** Whether the list was closed in this tab, or was already shown in part on a narrow screen. */
const isOpeningDeclined = (screen: ScreenSize) =>
  hasFlag('listClosed') || (screen !== 'desktop' && hasFlag('listPeeked'))

/** The user whom the server rendered the page for; undefined if unknown: a cached page, or one that does not ask. */
function renderedUser(router: RegisteredRouter): AppInput['user'] {
  for (const match of router.state.matches) {
    if (match.routeId === '/{-$locale}/_app/offline') return undefined
    if (match.routeId === '/{-$locale}/language') return match.loaderData
  }
  return shellOf(router)?.user
}

/** What the server rendered the shell with; undefined on a page without it. */
const shellOf = (router: RegisteredRouter) =>
  router.state.matches.find((match) => match.routeId === '/{-$locale}/_app')?.loaderData
