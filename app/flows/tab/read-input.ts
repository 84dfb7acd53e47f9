import type { RegisteredRouter } from '@tanstack/react-router'
import { hasFlag } from '#app/device/device-flags.ts'
import { type ScreenSize, screenSizeOf } from '#app/domain/screen-size.ts'
import type { AppInput } from '#machines/app/app.input.ts'
import { localeOf, queryAt } from './read-address.ts'

/** What the root begins with: what the page was drawn with, and what the device remembers. */
export function readInput(router: RegisteredRouter): AppInput {
  const screen = screenSizeOf(innerWidth)
  return {
    query: queryAt(router, router.state.location) ?? '',
    user: renderedUser(router),
    locale: localeOf(router.state.location),
    device: {
      screen,
      hideAdded: hasFlag('hideAdded'),
      trigger: hasFlag('listOpened') ? 'calm' : 'pulsing',
      prompt: hasFlag('dontShowAgain') ? 'dismissed' : 'wanted',
      opening: isOpeningDeclined(screen) ? 'declined' : 'awaited',
    },
  }
}

/** Whether the list was closed in this tab, or a part of it was shown where the whole would cover the page. */
const isOpeningDeclined = (screen: ScreenSize) =>
  hasFlag('listClosed') || (screen !== 'desktop' && hasFlag('listPeeked'))

/** For whom the server rendered the page; undefined if it did not say: a page without the shell, or kept for anybody. */
function renderedUser(router: RegisteredRouter): AppInput['user'] {
  if (router.state.matches.some((match) => match.routeId === '/{-$locale}/_app/offline')) return undefined
  return router.state.matches.find((match) => match.routeId === '/{-$locale}/_app')?.loaderData?.user
}
