import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { forgetSessions } from '#app/server/accounts/sessions/forget-sessions-job.ts'
import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import type { Database } from '#app/server/db/database.ts'
import { forgetChanges } from '#app/server/lists/forget-changes-job.ts'
import { forgetOldMail } from '#app/server/mail/outbox.ts'
import { forgetReports } from '#app/server/reports/forget-reports-job.ts'
import { gatherStatisticsOfOffers, refreshLiveOffers } from '#app/server/search/index/refresh-live-offers.ts'
import { refreshSuggestions } from '#app/server/search/index/refresh-suggestions.ts'
import { forgetTracking } from '#app/server/tracking/forget-tracking.ts'
import { readReport } from '#app/server/tracking/read-report.ts'

/** What runs beside requests, at night or each hour or minute, as it is called by its job. */
export type Work = { name: string; run: (database: Database) => Promise<unknown> }

/** Jobs in the order of a night. The day begins with a refresh of search; the imported offers wait for their watches. */
export function jobsOf(now: Date): Work[] {
  const signal = new AbortController().signal
  const inEach = (work: (country: (typeof countries)[number], day: Day) => Promise<unknown>) => async () => {
    for (const country of countries) await work(country, dayIn(country, now))
  }
  return [
    {
      name: 'raise-alerts, of the imported offers',
      run: (database) => raiseAlerts(database, { now, signal }),
    },
    { name: 'forget-sessions', run: (database) => forgetSessions(database, now) },
    { name: 'forget-list-changes', run: (database) => forgetChanges(database, now) },
    { name: 'forget-tracking', run: (database) => forgetTracking(database, now) },
    { name: 'forget-offer-reports', run: (database) => forgetReports(database, now) },
    { name: 'send-mail, what it forgets', run: forgetOldMail },
    {
      name: 'refresh-suggestions',
      run: (database) => inEach((country) => refreshSuggestions(database, country))(),
    },
    {
      name: 'search of a new day',
      run: async (database) => {
        await gatherStatisticsOfOffers(database)
        await inEach((country, day) => refreshLiveOffers(database, country, day))()
      },
    },
    {
      name: 'report of a month',
      run: (database) =>
        inEach((country) => readReport(database, country, new Date(now.getTime() - 30 * 86_400_000)))(),
    },
  ]
}
