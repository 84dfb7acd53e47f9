import { parseArgs } from 'node:util'
import { countries, isCountry } from '#app/domain/locale/locales.ts'
import { formatNamed, formatNames, formats, mappedFormats, missingOptions } from './formats/formats.ts'
import { isDay } from './offer/read-day.ts'
import type { ImportTask } from './run-import.ts'

/** What `npm run import` was asked to do: `file` is a path, `-` for standard input, or the address of a feed. */
export type ImportArguments = ImportTask & { isFromUrl: boolean }

const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(', ')
/** The help is no Markdown. */
const formatsTold = formats.map(
  ({ name, recognised }) => `  ${name.padEnd(18)}  ${recognised.replaceAll('`', '')}`,
)

const usage = `npm run import -- FILE --format ${formatNames.join('|')} [options]

FILE is a file of offers, or - for standard input; instead of it:
  --from-url URL      fetches the feed, unless it has not changed since the last import

${formatsTold.join('\n')}

  --country CODE      ${countries.join(', ')}: for rows that name no country
  --chain NAME        the chain of every row
  --start, --end DAY  2026-11-21: for rows that name no day
  --source NAME       the feed whose offers these are, by which a later import finds them again
  --columns LIST      for ${namesOf(mappedFormats)}: which column holds which field, as name=Title,price=Pris; other columns are not read
  --dry-run           says what would happen, and writes nothing to the database

docs/import.md describes the formats.`

/** Invalid arguments of a command; the message says what is wrong, and how the command is used. */
export class UsageError extends Error {
  override name = 'UsageError'
  constructor(wrong: string, usageOfCommand: string) {
    super(`${wrong}\n\n${usageOfCommand}`)
  }
}

const wrongUse = (wrong: string) => new UsageError(wrong, usage)

function columnsOf(text: string, fields: readonly string[]): Record<string, string> {
  const columns: Record<string, string> = {}
  for (const part of text.split(',')) {
    const at = part.indexOf('=')
    const field = part.slice(0, at).trim()
    if (at < 1 || !fields.includes(field)) {
      throw wrongUse(`--columns: “${part}” must be FIELD=COLUMN, with a field of ${fields.join(', ')}`)
    }
    columns[field] = part.slice(at + 1).trim()
  }
  return columns
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ format: text, country: text, chain: text, source: text, start: text, end: text, columns: text },
        'from-url': text,
        'dry-run': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw wrongUse((error as Error).message)
  }
}

/**
 * Reads the arguments of `npm run import`.
 * @throws UsageError if they do not say what to import.
 */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parsed(args)
  const url = values['from-url']
  const [file, ...others] = url === undefined ? positionals : [url, ...positionals]
  if (!file || others.length > 0) throw wrongUse('give one FILE, - for standard input, or --from-url URL')
  if (url !== undefined && !/^https?:\/\//.test(url))
    throw wrongUse('--from-url must start with http:// or https://')
  const name = formatNames.find((each) => each === values.format)
  if (!name) throw wrongUse(`--format must be one of ${formatNames.join(', ')}`)
  const format = formatNamed(name)
  const { country, chain, source, start: startDate, end: endDate } = values
  if (country !== undefined && !isCountry(country)) {
    throw wrongUse(`--country must be one of ${countries.join(', ')}`)
  }
  for (const day of [startDate, endDate]) {
    if (day !== undefined && !isDay(day)) throw wrongUse('--start and --end must be days, written 2026-11-21')
  }
  if (values.columns !== undefined && !format.mappedFields)
    throw wrongUse(`--columns goes with --format ${namesOf(mappedFormats)}`)
  if (format.unnamed && missingOptions(format, { country, chain }).length > 0) {
    const { because, options } = format.unnamed
    throw wrongUse(`${because}: give ${options.map((option) => `--${option}`).join(' and ')}`)
  }
  const columns =
    values.columns === undefined ? undefined : columnsOf(values.columns, format.mappedFields ?? [])
  const defaults = { country, chain, source, startDate, endDate, columns }
  return { file, isFromUrl: url !== undefined, format: name, defaults, isDryRun: values['dry-run'] ?? false }
}
