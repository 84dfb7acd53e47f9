import type { RegisteredRouter } from '@tanstack/react-router'
import { fromCallback } from 'xstate'
import type { PageServices } from '#app/domain/services.ts'
import type { PageShown, TrackingContext } from '#machines/tracking/tracking.machine.ts'
import type { PageCounter } from './analytics/page-counter.ts'

/** The services of others that the pages of the tab's country use. */
const servicesAt = ({ state: { matches } }: RegisteredRouter): PageServices =>
  matches.find((match) => match.routeId === '/{-$locale}')?.loaderData ?? {}

/**
 * An actor that tells analytics which pages are shown (§7.5), from the one on that is shown when it starts.
 * Their code is loaded with the first page of a country that has any; they are left when the actor stops.
 */
export function tellServices(router: RegisteredRouter) {
  return fromCallback<PageShown, TrackingContext>(({ input: { path }, receive }) => {
    let counter: Promise<PageCounter> | undefined
    const tell = (path: string) => {
      const { ga4, plausible } = servicesAt(router)
      if (!ga4 && !plausible && !counter) return
      counter ??= import('./analytics/page-counter.ts').then(({ countPages }) => countPages())
      counter.then(({ show }) => show(path, { ga4, plausible })).catch(reportError)
    }
    if (path !== null) tell(path)
    receive(({ path }) => tell(path))
    return () => counter?.then(({ stop }) => stop()).catch(reportError)
  })
}
