import type { GetColumnData, Column as TableColumn } from 'drizzle-orm'
import { boolean, type Column, day, moment, nullable, number, text } from './statement.ts'

/** Columns of a table in the schema, by the names that a statement's rows have for them. */
type TableColumns = Record<string, TableColumn>

type Declared<Described extends TableColumns> = {
  [Name in keyof Described]: Column<GetColumnData<Described[Name]>>
}

/** What `statement` declares for a column, by its SQL type. */
const kinds: Record<string, () => Column> = {
  bigint: number,
  boolean,
  date: day,
  integer: number,
  text,
  'timestamp with time zone': moment,
  uuid: text,
}

function declare(column: TableColumn): Column {
  const kind = kinds[column.getSQLType()]
  if (!kind) throw new TypeError(`a statement cannot declare ${column.name}, a ${column.getSQLType()}, yet`)
  return column.notNull ? kind() : nullable(kind())
}

/** Declares columns of a table for `statement`, so that the schema alone says what they hold. */
export const declaredColumns = <Described extends TableColumns>(columns: Described) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, declare(column)]),
  ) as Declared<Described>

/** SQL that selects columns of a table by their names in the rows: `i.sub_text as "subText", i.price as "price"`. */
export const selectedColumns = (alias: string, columns: TableColumns): string =>
  Object.entries(columns)
    .map(([name, column]) => `${alias}.${column.name} as "${name}"`)
    .join(', ')
