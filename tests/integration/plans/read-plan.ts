import type pg from 'pg'
import type { Recorded } from '../databases/record-statements.ts'

/** A node of a plan as `explain (format json)` tells it. */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

type Answer = { rows: { 'QUERY PLAN': [{ Plan: Node }] }[] }

/** PostgreSQL's code for a table that does not exist, as those that a test makes for itself. */
const undefinedTable = '42P01'
/** The codes of values that a statement cannot take: some tests send such on purpose (PostgreSQL, appendix A, class 22). */
const unusableValues = /^22/

/** The tables of indexes that are sorted and of all rows, with the first column that each sorts by. */
export type SortedIndexes = Map<string, { table: string; first: string }>

/** Reads the indexes of a database. */
export async function readSortedIndexes(client: pg.Client): Promise<SortedIndexes> {
  const { rows } = await client.query(
    `select i.relname as index, t.relname as table, pg_get_indexdef(i.oid, 1, true) as first
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_am a on a.oid = i.relam
     where a.amname = 'btree' and x.indpred is null`,
  )
  return new Map(rows.map(({ index, ...of }) => [index, of]))
}

/** Whether a statement has a plan: no command of a transaction, a session or a schema. */
export const hasPlan = ({ text }: Recorded): boolean => /^\s*(with|select|insert|update|delete)\b/i.test(text)

/**
 * The tables that a statement reads from their first to their last row, themselves or by an index from whose first column it
 * knows nothing. A limit may end that soon, so an index in its order counts only without one. By the plan for its parameters
 * and by the one for any, which PostgreSQL may choose after it has run five times.
 */
export async function tablesReadWhole(
  client: pg.Client,
  { text, values }: Recorded,
  indexes: SortedIndexes,
): Promise<string[]> {
  const wholeIn = (node: Node, isLimited: boolean): string[] => [
    ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : []),
    ...(!isLimited ? wholeIndex(node) : []),
    ...(node.Plans ?? []).flatMap((each) => wholeIn(each, isLimited || node['Node Type'] === 'Limit')),
  ]
  const wholeIndex = ({ 'Index Name': name = '', 'Index Cond': condition = '' }: Node) => {
    const index = indexes.get(name)
    return index && !condition.includes(index.first) ? [index.table] : []
  }
  const wholeOf = ({ rows }: Answer) => rows.flatMap((row) => wholeIn(row['QUERY PLAN'][0].Plan, false))
  const asked: Promise<Answer> = client.query(`explain (format json) ${text}`, values)
  const answer = await asked.catch((error) => {
    if (error.code === undefinedTable) return undefined
    if (unusableValues.test(error.code)) return { rows: [] }
    throw error
  })
  if (!answer) return []
  const found = wholeOf(answer)
  if (values.length === 0) return found
  await client.query(`prepare planned as ${text}`)
  try {
    const nulls = values.map(() => 'null').join()
    return [
      ...new Set([
        ...found,
        ...wholeOf(await client.query(`explain (format json) execute planned(${nulls})`)),
      ]),
    ]
  } finally {
    await client.query('deallocate planned')
  }
}
