import type { Counter, PageServices } from '#app/domain/services.ts'
import { pathToTell } from '#app/domain/tracking/may-be-personal.ts'
import { pageClassOf } from '#app/domain/tracking/tracking.ts'
import type { AnalyticsService } from './analytics-service.ts'
import { startGa4 } from './ga4.ts'
import { startPlausible } from './plausible.ts'

const starters = { ga4: startGa4, plausible: startPlausible }
const names = Object.keys(starters) as (keyof typeof starters)[]

type Counters = { [Name in keyof typeof starters]?: PageServices[Name] | undefined }

/** Tells the started services which pages are shown. */
export type PageCounter = {
  /** @param counters the services of the page's country; those of another country are left. */
  show: (path: string, counters: Counters) => void
  stop: () => void
}

/** Where the visit came from: only the site, because its address may say more. */
const siteBefore = () => (document.referrer ? new URL(document.referrer).origin : '')

/** Counts the pages of a tab with the services of others that their countries have. */
export function countPages(): PageCounter {
  const running = new Map<keyof typeof starters, { counter: Counter; service: AnalyticsService }>()
  let referrer = siteBefore()

  const leave = (name: keyof typeof starters) => {
    running.get(name)?.service.stop()
    running.delete(name)
  }

  function serviceOf(
    name: keyof typeof starters,
    counter: Counter | undefined,
  ): AnalyticsService | undefined {
    const started = running.get(name)
    if (started?.counter.id === counter?.id) return started?.service
    leave(name)
    if (!counter) return undefined
    const service = starters[name](counter)
    running.set(name, { counter, service })
    return service
  }

  return {
    show(path, counters) {
      const address = location.origin + pathToTell(path)
      const page = { address, referrer, kind: pageClassOf(path) }
      for (const name of names) serviceOf(name, counters[name])?.show(page)
      referrer = address
    },
    stop() {
      for (const name of names) leave(name)
    },
  }
}
