import { measureFeeds } from './quality/feeds.ts'

/** `npm run quality [-- feeds [FOLDER]]`: how rightly feeds are read; FOLDER holds real feeds. */
const parts = { feeds: () => measureFeeds(process.argv[3] ?? process.env.FEEDS ?? '../shared/data') }

const [, , asked] = process.argv
for (const [name, measure] of Object.entries(parts)) {
  if (asked && asked !== name) continue
  for (const line of await measure()) console.log(line)
}
