import type { PageClass } from '#app/domain/tracking/tracking.ts'

/** A page that is shown; addresses have no parameters. `kind` is its class (§2.2). */
export type ShownPage = { address: string; referrer: string; kind: PageClass }

/** A service of others that counts pages, while it is started. */
export type AnalyticsService = {
  show: (page: ShownPage) => void
  /** Ends it, and deletes its cookies. */
  stop: () => void
}
