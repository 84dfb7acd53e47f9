import { dayIn, daysBetween } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { refreshData } from '#app/server/data/refresh-data.ts'
import type { Database } from '#app/server/db/database.ts'
import { topUpDemo } from '#app/server/demo/top-up-demo.ts'

/** Any day; the tests meet its offers. */
const laidDay = '2026-11-26'

/**
 * Loads the demo catalogue as it is on one day, and moves its offers to the present: what is on offer today is then the
 * same on every day, and a test that passes today does not fail tomorrow.
 * @param folder the folder of the demo's tables; by default the whole demo.
 */
export async function layDemo(database: Database, now: Date, folder?: string): Promise<void> {
  await topUpDemo(database, new Date(`${laidDay}T12:00:00Z`), { folder })
  for (const country of countries) {
    const today = dayIn(country, now)
    await database.query(
      'update offers set start_date = start_date + $2::int, end_date = end_date + $2::int where country = $1',
      [country, daysBetween(laidDay, today)],
    )
    // As if it were made today, so that the server adds nothing.
    await database.query(
      `update data_state set value = jsonb_set(value, array['filledOn', $1], to_jsonb($2::text)) where key = 'demo'`,
      [country, today],
    )
  }
  await refreshData(database, now, false)
}
