import { type PGlite, protocol } from '@electric-sql/pglite'
import type { Columns, Kind } from '#app/server/db/statement.ts'

/** The kind of value that a PostgreSQL type is read as (`select oid, typname from pg_type`). */
const kindOfType: Record<number, Kind> = {
  16: 'boolean',
  19: 'text',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'text',
  114: 'json',
  701: 'number',
  1005: 'numbers',
  1007: 'numbers',
  1009: 'texts',
  1016: 'numbers',
  1042: 'text',
  1043: 'text',
  1082: 'day',
  1184: 'moment',
  1700: 'number',
  2950: 'text',
  3802: 'json',
}

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }

/** The database's description of a column: `isNullable` for a column of a table, undefined for an expression. */
type Described = { name: string; kind: string; isNullable: boolean | undefined }

/** Makes the database prepare a statement, without running it. @throws its error if the statement is wrong. */
async function describeColumns(pglite: PGlite, text: string): Promise<Described[]> {
  const { parse, describe, sync } = protocol.serialize
  const asked = Buffer.concat(
    [parse({ text }), describe({ type: 'S' }), sync()].map((part) => Buffer.from(part)),
  )
  const { messages } = await pglite.execProtocol(asked)
  const fields = messages.flatMap((message) => ('fields' in message ? (message.fields as Field[]) : []))
  const { rows } = await pglite.query<{ attrelid: number; attnum: number }>(
    'select attrelid::int4, attnum from pg_attribute where attnotnull and attrelid = any($1::oid[])',
    [fields.map(({ tableID }) => tableID)],
  )
  const isNotNull = ({ tableID, columnID }: Field) =>
    rows.some(({ attrelid, attnum }) => attrelid === tableID && attnum === columnID)
  return fields.map((field) => ({
    name: field.name,
    kind: kindOfType[field.dataTypeID] ?? `type ${field.dataTypeID}`,
    isNullable: field.tableID === 0 ? undefined : !isNotNull(field),
  }))
}

/**
 * Compares the columns that a statement declares with those that the database describes. If a column of a table may be
 * null, it must be declared so. The opposite is allowed, since an outer join can make any column null.
 * @returns one sentence for each difference.
 */
export async function differencesOf(
  pglite: PGlite,
  { text, columns }: { text: string; columns: Columns },
): Promise<string[]> {
  const described = await describeColumns(pglite, text)
  const missing = Object.keys(columns).filter((name) => !described.some((column) => column.name === name))
  return [
    ...missing.map((name) => `${name} is declared, and not returned`),
    ...described.flatMap(({ name, kind, isNullable }) => {
      const declared = columns[name]
      if (!declared) return [`${name} is returned, and not declared`]
      if (declared.kind !== kind) return [`${name} is ${kind}, and declared as ${declared.kind}`]
      return isNullable && declared.nulls === 'none'
        ? [`${name} may be null, and is declared as never null`]
        : []
    }),
  ]
}
