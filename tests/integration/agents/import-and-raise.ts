import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import type { Database } from '#app/server/db/database.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import { rowsOf } from '../import/rows-of.ts'
import { coffee, now } from './coffee.ts'

const offersAnImport = 4

/** Imports offers on coffee, four at a time, and raises the alerts of each four. */
export async function importAndRaise(database: Database, offers: number): Promise<void> {
  for (let first = 0; first < offers; first += offersAnImport) {
    const some = Array.from({ length: offersAnImport }, (_, at) => ({ ...coffee, id: `${first + at}` }))
    await importOffers(database, [rowsOf(some)], { now })
    await raiseAlerts(database, { now, signal: new AbortController().signal })
  }
}
