import { parseArgs } from 'node:util'
import { UsageError } from '../import/import-arguments.ts'
import { readSources, sourcesFileIn } from '../import/sources/read-sources.ts'
import { offersOfSource, sourcesWithOffers, withdrawSource } from '../import/withdraw-source.ts'
import type { Command } from './commands.ts'

const usage = 'npm run withdraw -- --source NAME [--dry-run]'

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { source: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message, usage)
  }
}

function notFound(source: string, known: readonly string[]): string {
  const list = known.length > 0 ? [' These sources have offers:', ...known].join('\n  ') : ''
  return `No offer has the source “${source}”.${list}`
}

/** `npm run withdraw`: takes the offers of a feed back. */
export const withdrawCommand: Command = async ({ database, dataDir, progress, signal }, args) => {
  const { source, 'dry-run': isDryRun } = readArguments(args)
  if (!source) throw new UsageError('--source: name the feed.', usage)
  const found = await offersOfSource(database, source)
  if (found === 0) return { exitCode: 1, error: notFound(source, await sourcesWithOffers(database)) }
  const isListed = readSources(dataDir).some(({ name }) => name === source)
  const warning = isListed
    ? `\nAs long as ${sourcesFileIn(dataDir)} lists “${source}”, its next fetch imports it again; npm run sources says when.`
    : ''
  if (isDryRun) return { exitCode: 0, error: `${found} offers would be withdrawn.${warning}` }
  const onProgress = (gone: number) => progress(`${gone} of ${found} offers`)
  const gone = await withdrawSource(database, source, { now: new Date(), onProgress, signal })
  return { exitCode: 0, error: `${gone} offers were withdrawn.${warning}` }
}
