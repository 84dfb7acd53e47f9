import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import { sendWeeklyMails } from '#app/server/agents/weekly/send-weekly-mails.ts'
import type { Database } from '#app/server/db/database.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import { rowsOf } from '../import/rows-of.ts'
import { coffee, now } from './coffee.ts'

const offersAnImport = 4

const options = { now, signal: new AbortController().signal }

/**
 * Imports offers on coffee, four at a time, each four at a price of their own, and raises their alerts. After each the mails of the week are due,
 * as if seven days had passed.
 */
export async function importAndRaise(database: Database, offers: number): Promise<void> {
  for (let first = 0; first < offers; first += offersAnImport) {
    const some = Array.from({ length: offersAnImport }, (_, at) => ({
      ...coffee,
      id: `${first + at}`,
      price: coffee.price + first,
    }))
    await importOffers(database, [rowsOf(some)], { now })
    await raiseAlerts(database, options)
    await database.query(`update price_agents set weekly_at = $1 where mails = 'weekly'`, [now])
    await sendWeeklyMails(database, options)
  }
}
