import { parseArgs } from 'node:util'
import { measureChains } from './quality/chains.ts'
import { measureFeeds } from './quality/feeds.ts'
import { measurePrices } from './quality/prices.ts'
import { measureRows } from './quality/rows.ts'
import { measureSearchQuality } from './quality/search/measure-search-quality.ts'

const { values: options, positionals: wanted } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    country: { type: 'string' },
    'held-out': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const folder = process.env.FEEDS ?? '../shared/data'
/** What can be measured; each part prints its own table. `rows`, `feeds` and `chains` read real feeds in a folder. */
const parts: Record<string, () => Promise<void>> = {
  rows: async () => {
    for (const line of await measureRows(folder)) console.info(line)
  },
  feeds: async () => {
    for (const line of await measureFeeds(folder)) console.info(line)
  },
  chains: async () => {
    for (const line of await measureChains(folder, options.misses)) console.info(line)
  },
  prices: async () => {
    for (const line of await measurePrices(folder)) console.info(line)
  },
  search: () =>
    measureSearchQuality({
      ...(options.country && { only: options.country }),
      ...{ isHeldOut: options['held-out'], showsMisses: options.misses },
    }),
}

const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: the parts are ${Object.keys(parts).join(', ')}`)
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure()
}
