import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import { onEmptyDatabase } from './imported-feed.ts'
import { sampleFeeds } from './search/load-catalogue.ts'

const now = new Date('2026-11-21T12:00:00Z')

/**
 * Imports each real feed of a folder twice. @returns for each a line with the number of its rows that are offers, why the others
 * are set aside, and how many offers the second import changed, of which there should be none.
 */
export const measureRows = (folder: string): Promise<string[]> =>
  onEmptyDatabase(async (database) => {
    const lines: string[] = []
    for (const [file, { format, defaults }] of Object.entries(sampleFeeds)) {
      const path = join(folder, file)
      if (!existsSync(path)) {
        lines.push(`${file}: skipped, because it is not there`)
        continue
      }
      const reasons: string[] = []
      const run = () =>
        importOffers(database, readRows(createReadStream(path), formatNamed(format), defaults), {
          now,
          onSetAside: ({ rejection }) => reasons.push(rejection.reason),
        })
      const { read, inserted, unchanged, duplicates } = await run()
      const counted = Object.entries(Object.groupBy(reasons, (reason) => reason)).map(
        ([reason, of]) => `${reason} ${of?.length}`,
      )
      const again = await run()
      lines.push(
        `${file}: ${inserted + unchanged} offers of ${read} rows, ${duplicates} duplicates, set aside: ${counted.join(', ') || 'none'}; changed by a second import: ${again.inserted + again.updated}`,
      )
    }
    return lines
  })
