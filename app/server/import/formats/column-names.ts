import type { FeedDefaults } from './feed-defaults.ts'

/** The names of columns, as a sentence lists them. */
export const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

/** The columns that hold the same field as another one. `fields` are those of the columns, if they hold any. */
export function doubledColumns(
  names: readonly string[],
  fields: readonly (string | false | undefined)[],
): string[] {
  return names.filter((_, at) => fields[at] && fields.filter((other) => other === fields[at]).length > 1)
}

/** A sentence on the columns that are not read, if there are any. */
export function noteOfUnread(
  kind: 'Columns' | 'Fields',
  names: readonly string[],
  isRead: (name: string) => boolean,
): string | undefined {
  const unread = names.filter((name) => name && !isRead(name))
  return unread.length > 0 ? `${kind} that are not read: ${listed(unread)}.` : undefined
}

/** The fields without which an offer cannot be read, except those that an option gives. */
export function neededFields(defaults: FeedDefaults): string[] {
  const givable = ['country', 'chain', 'startDate', 'endDate'] as const
  return ['name', 'price', ...givable.filter((field) => defaults[field] === undefined)]
}
