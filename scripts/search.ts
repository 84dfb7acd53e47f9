import { parseArgs } from 'node:util'
import { isCountry } from '#app/domain/locale/locales.ts'
import { explainSearch } from '#app/server/search/explain-search.ts'
import { onDatabase } from './command/on-database.ts'

const { values } = parseArgs({
  options: { explain: { type: 'string' }, country: { type: 'string', default: 'dk' } },
})
const { explain: term, country } = values
if (term === undefined || !isCountry(country)) {
  console.error('npm run search -- --explain TERM [--country dk|no|se|fi]')
  process.exit(1)
}

await onDatabase(async (database) => {
  const explained = await explainSearch(database, { country, term })
  if (!explained) return console.info('nothing is found')
  console.info(`searched for: ${explained.words.join(' ')}`)
  for (const { title, score, ways } of explained.products)
    console.info(`${String(score).padStart(3)}  ${title}\n     ${ways.join('; ')}`)
})
