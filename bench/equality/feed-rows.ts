import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { countries } from '#app/domain/locale/locales.ts'
import type { FeedDefaults } from '#app/server/import/formats/feed-defaults.ts'
import { type FormatName, formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import type { ImportRow } from '#app/server/import/row/source-row.ts'
import { week } from '../quality/imported-feed.ts'
import { swedish } from '../quality/real-feeds.ts'
import { bytesOf, demoRows, sampleFeeds } from '../quality/search/load-catalogue.ts'

type Feed = {
  name: string
  format: FormatName
  defaults: FeedDefaults
  bytes: () => AsyncIterable<Uint8Array>
}

/** All feeds of a folder, some of them read in two ways, and the demo catalogue of each country. */
function feedsIn(folder: string): Feed[] {
  const open = (file: string) => () => createReadStream(join(folder, file))
  const samples = Object.entries(sampleFeeds).map(([file, { format, defaults }]) => ({
    ...{ name: file, format, defaults, bytes: open(file) },
  }))
  const shops = 'matpriser-se/products.csv'
  const phones = 'merchant-feed/samsung_atom_first250.xml'
  return [
    ...samples,
    {
      ...{ name: `${shops} with prices`, format: 'csv', bytes: open(shops) },
      defaults: { country: 'se', columns: swedish, ...week },
    },
    {
      ...{ name: phones, format: 'merchant', bytes: open(phones) },
      defaults: { country: 'dk', chain: 'Samsung', ...week },
    },
    ...countries.map(
      (country): Feed => ({
        ...{ name: `demo ${country}`, format: 'jsonl', defaults: {} },
        bytes: () => bytesOf(demoRows(country, () => true).join('\n')),
      }),
    ),
  ]
}

/** Every row of every feed of a folder and of the demo catalogue, as it is read before an import, by a name of its own. */
export async function* feedRows(folder: string): AsyncGenerator<{ name: string; row: ImportRow }> {
  for (const { name, format, defaults, bytes } of feedsIn(folder)) {
    let at = 0
    for await (const rows of readRows(bytes(), formatNamed(format), defaults))
      for (const row of rows) yield { name: `${name} ${++at}`, row }
  }
}
