import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { hasErrorCode } from '../../error-code.ts'
import { FeedError } from '../formats/feed-error.ts'
import { formatNamed, formatNames, mappedFormats, missingOptions } from '../formats/formats.ts'
import { isDay } from '../offer/read-day.ts'
import type { Feed } from './feed-state.ts'

const mappedFields = mappedFormats.flatMap(({ mappedFields = [] }) => mappedFields)
const day = v.pipe(v.string(), v.check(isDay, 'must be a day, written 2026-11-21'))

const source = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(100)),
    url: v.pipe(v.string(), v.regex(/^https?:\/\//, 'must start with http:// or https://'), v.url()),
    format: v.picklist(formatNames),
    everyHours: v.pipe(v.number(), v.minValue(1), v.maxValue(24 * 7)),
    country: v.optional(v.picklist(countries)),
    chain: v.optional(v.string()),
    startDate: v.optional(day),
    endDate: v.optional(day),
    columns: v.optional(v.record(v.picklist(mappedFields), v.string())),
  }),
  v.check(
    (given) => missingOptions(formatNamed(given.format), given).length === 0,
    ({ input: { format } }) => {
      const { because = '', options = [] } = formatNamed(format).unnamed ?? {}
      return `${because}: it needs ${options.join(' and ')}`
    },
  ),
)
const sources = v.pipe(
  v.array(source),
  v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, 'two sources have one name'),
)

/** A feed that the product fetches by itself: docs/import.md. */
export type FeedSource = v.InferOutput<typeof source>

/** The feed of a source, whose offers have its name as their source. */
export function feedOf({ name, url, format, everyHours: _, ...given }: FeedSource): Feed {
  return { url, format, defaults: { ...given, source: name } }
}

/** A sentence for the operator if the days of a source have passed, since its offers are then never shown. */
export function pastDays(
  { endDate, country = 'dk' }: Pick<FeedSource, 'endDate' | 'country'>,
  now: Date,
): string | undefined {
  return endDate && endDate < dayIn(country, now)
    ? `its endDate ${endDate} has passed: rows that name no last day are imported as offers that have ended. Change the days in sources.json, or leave them out.`
    : undefined
}

/** The file of the sources in a data folder. */
export const sourcesFileIn = (dataDir: string): string => join(dataDir, 'sources.json')

/**
 * The feeds that `sources.json` in the data folder lists; none if there is no such file.
 * @throws FeedError that says what is wrong with the file.
 */
export function readSources(dataDir: string): FeedSource[] {
  const file = sourcesFileIn(dataDir)
  try {
    return v.parse(sources, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return []
    if (error instanceof SyntaxError) throw new FeedError(`${file} is not JSON: ${error.message}`)
    if (!v.isValiError(error)) throw error
    const lines = error.issues.map(
      (issue) => `  ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`,
    )
    throw new FeedError([`${file} lists sources that do not work:`, ...lines].join('\n'))
  }
}
