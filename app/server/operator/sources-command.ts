import { readFeedState } from '../import/sources/feed-state.ts'
import { dueAt } from '../import/sources/import-sources-job.ts'
import { feedOf, pastDays, readSources, sourcesFileIn } from '../import/sources/read-sources.ts'
import type { Command } from './commands.ts'

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

/** `npm run sources`: the feeds that are fetched by themselves, with the outcome of their last fetch. */
export const sourcesCommand: Command = async ({ database, dataDir }) => {
  const sources = readSources(dataDir)
  if (sources.length === 0) return { exitCode: 0, output: `${sourcesFileIn(dataDir)} lists no sources.` }
  const lines: string[] = []
  let exitCode = 0
  for (const source of sources) {
    const last = await readFeedState(database, feedOf(source))
    const due = dueAt(last, source.everyHours)
    const past = pastDays(source, new Date())
    if (last?.outcome === 'failed' || last?.unusual || past) exitCode = 2
    lines.push(
      `${source.name} (${source.format}, every ${source.everyHours} hours)`,
      `  ${source.url}`,
      last
        ? `  ${minute(new Date(last.at))} UTC ${last.outcome}: ${last.told.replaceAll('\n', '\n  ')}`
        : '  never fetched',
      `  next: ${due <= new Date() ? 'within ten minutes, while the server runs' : `${minute(due)} UTC`}`,
      ...(past ? [`  ${past}`] : []),
    )
  }
  return { exitCode, output: lines.join('\n') }
}
