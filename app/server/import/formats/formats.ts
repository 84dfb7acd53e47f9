import { csv } from './csv/csv.ts'
import type { FeedDefaults } from './feed-defaults.ts'
import type { Format } from './format.ts'
import { jsonl } from './jsonl/jsonl.ts'
import { merchant } from './merchant/merchant.ts'
import { tjek } from './tjek/tjek.ts'

/** The formats of feeds. The command, the sources, their help and the tables of docs/import.md follow this list. */
export const formats = [tjek, merchant, csv, jsonl] as const
export type FormatName = (typeof formats)[number]['name']

export const formatNames: readonly FormatName[] = formats.map(({ name }) => name)

/** The formats whose feeds may call their columns as they like. */
export const mappedFormats: readonly Format[] = formats.filter((format: Format) => format.mappedFields)

/** The format of a name. */
export function formatNamed(name: FormatName): Format<FormatName> {
  const found = formats.find((format) => format.name === name)
  if (!found) throw new Error(`there is no format ${name}`)
  return found
}

/** What no feed of a format names, and the operator has not named either. */
export const missingOptions = (
  { unnamed }: Format,
  given: Pick<FeedDefaults, 'country' | 'chain'>,
): ('country' | 'chain')[] => unnamed?.options.filter((option) => !given[option]) ?? []
