import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { answerFacts } from './equality/answer-facts.ts'
import { differences } from './equality/differences.ts'
import { importFacts, onAllFeeds } from './equality/import-facts.ts'
import { rowFacts } from './equality/row-facts.ts'
import { wordFacts } from './equality/word-facts.ts'

const usage = `npm run equality -- --write FILE [--feeds FOLDER] [--only words,rows,imports,answers]
npm run equality -- BEFORE AFTER`

const { values, positionals: files } = parseArgs({
  options: {
    write: { type: 'string' },
    feeds: { type: 'string', default: process.env.FEEDS ?? '../shared/data' },
    only: { type: 'string', default: 'words,rows,imports,answers' },
  },
  allowPositionals: true,
})
const { write, feeds: folder } = values
const only = values.only.split(',')

/** Every fact that a change of the code alone must not change: a name, a tab, and its value. */
async function* facts(): AsyncGenerator<string> {
  if (only.includes('words')) yield* wordFacts(folder)
  if (only.includes('rows')) yield* rowFacts(folder)
  if (!only.includes('imports') && !only.includes('answers')) return
  yield* onAllFeeds(folder, async function* (database) {
    if (only.includes('imports')) yield* importFacts(database)
    if (only.includes('answers')) yield* answerFacts(database)
  })
}

const [before, after] = files
if (write) {
  const file = createWriteStream(write)
  for await (const fact of facts()) if (!file.write(`${fact}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
} else if (before && after) {
  const found = differences(before, after)
  for (const line of found.shown) console.info(line)
  console.info(`${found.same} facts are equal, ${found.different} are not.`)
  if (found.different > 0) process.exitCode = 1
} else {
  console.error(usage)
  process.exitCode = 1
}
