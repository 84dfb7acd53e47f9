import type { Day } from '#app/domain/locale/dates.ts'

/** What PostgreSQL's types are read as: int8 and numeric as numbers, a timestamp as a Date, a date as `YYYY-MM-DD`. */
export type Kind = 'boolean' | 'day' | 'json' | 'moment' | 'number' | 'numbers' | 'text' | 'texts'

/**
 * A column of the rows that a statement returns. Nulls are `filtered` if the table allows them and the statement's
 * condition leaves them out. `value` exists in the type only.
 */
export type Column<Value = unknown> = {
  kind: Kind
  nulls: 'allowed' | 'filtered' | 'none'
  readonly value?: Value
}
export type Columns = Record<string, Column>

const column =
  <Value>(kind: Kind) =>
  (): Column<Value> => ({ kind, nulls: 'none' })

export const boolean = column<boolean>('boolean')
export const day = column<Day>('day')
export const moment = column<Date>('moment')
export const number = column<number>('number')
export const numbers = column<number[]>('numbers')
export const texts = column<string[]>('texts')
/** Text, a uuid among them; `Value` narrows it to the texts that the column holds. */
export const text = <Value extends string = string>(): Column<Value> => column<Value>('text')()
/** JSON. The database cannot check what is in it. */
export const json = <Value>(): Column<Value> => column<Value>('json')()
export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({
  ...column,
  nulls: 'allowed',
})
export const withoutNulls = <Value>(column: Column<Value>): Column<Value> => ({
  ...column,
  nulls: 'filtered',
})

/** A row with these columns. */
export type RowOf<Described extends Columns> = {
  [Name in keyof Described]: Described[Name] extends Column<infer Value> ? Value : never
}

/** Hand-written SQL, and the columns that it returns. */
export type Statement<Row = unknown> = { text: string; columns: Columns; readonly row?: Row }

/**
 * Declares hand-written SQL with the columns that it returns, from which its rows get their type. A test has the database
 * describe every declared statement and compares the columns (`tests/integration/databases/statements.test.ts`).
 */
export const statement = <Described extends Columns>(
  columns: Described,
  text: string,
): Statement<RowOf<Described>> => ({ text, columns })
