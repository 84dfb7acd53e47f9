import { measureFeeds } from './quality/feeds.ts'
import { measureSearchQuality } from './quality/search/measure-search-quality.ts'

/** What can be measured; each part prints its own table. `feeds` reads real feeds in a folder. */
const parts: Record<string, () => Promise<void>> = {
  feeds: async () => {
    for (const line of await measureFeeds(process.env.FEEDS ?? '../shared/data')) console.info(line)
  },
  search: measureSearchQuality,
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: the parts are ${Object.keys(parts).join(', ')}`)
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure()
}
