import { parseArgs } from 'node:util'
import { isCountry } from '#app/domain/locale/locales.ts'
import { explainSearch } from '#app/server/search/explain-search.ts'
import { explanationLines } from '#app/server/search/explanation-lines.ts'
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
  for (const line of explanationLines(await explainSearch(database, { country, term }))) console.info(line)
})
