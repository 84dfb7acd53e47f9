import type { Queryable } from '../db/database.ts'
import type { PreparedOffer } from './prepare-offer.ts'
import type { Rejection } from './rejections.ts'
import type { RowPlace } from './source-row.ts'

/** A row that was set aside, and why. */
export type SetAside = RowPlace & { rejection: Rejection }

/** A row's place in its batch, the id it is known by within its file, and a number that stands for its content. */
type SeenRow = { ord: number; id: string; content: number }

const statement = `
  with wanted as (
    select ord, hashtextextended(id, 0) as offer, content
    from json_to_recordset($1::json) as w(ord int, id text, content bigint)
  ), added as (
    insert into import_seen (run, offer, content)
    select $2::bigint, offer, content from wanted order by offer
    on conflict do nothing
  )
  select w.ord, w.content = s.content as "isSame" from wanted w
  join import_seen s on s.run = $2::bigint and s.offer = w.offer`

/**
 * Notes the ids of a batch's rows and finds those that an earlier batch of the same run had. The ids are kept in the
 * database, so that a file of any length needs no more memory than a short one.
 */
async function findRepeated(
  tx: Queryable,
  run: number,
  rows: readonly SeenRow[],
): Promise<{ ord: number; isSame: boolean }[]> {
  return tx.query(statement, [JSON.stringify(rows), run])
}

const otherContent: Rejection = {
  reason: 'duplicate-id',
  message: 'an earlier row has this id, with other content',
}

/** Parts a batch's rows into those whose id is new in this run, and those that repeat an earlier row. */
export async function withoutRepeated(
  tx: Queryable,
  run: number,
  rows: readonly PreparedOffer[],
): Promise<{ fresh: PreparedOffer[]; duplicates: number; setAside: SetAside[] }> {
  const first = new Map<string, PreparedOffer>()
  const setAside: SetAside[] = []
  let duplicates = 0
  const repeat = ({ line, content }: RowPlace, isSame: boolean) => {
    if (isSame) duplicates += 1
    else setAside.push({ line, content, rejection: otherContent })
  }
  for (const row of rows) {
    const id = `${row.source}\n${row.externalId}`
    const earlier = first.get(id)
    if (earlier) repeat(row, earlier.digest === row.digest)
    else first.set(id, row)
  }
  const seen = [...first].map(([id, { digest }], ord) => ({ ord, id, content: digest }))
  const fresh: (PreparedOffer | undefined)[] = [...first.values()]
  for (const { ord, isSame } of await findRepeated(tx, run, seen)) {
    const row = fresh[ord]
    if (row) repeat(row, isSame)
    fresh[ord] = undefined
  }
  return { fresh: fresh.filter((row) => row !== undefined), duplicates, setAside }
}

const oneDay = 86_400_000_000

/** A number for a run, by which its notes are told from those of others: microseconds since 1970, and chance. */
export function newRun(): number {
  return Date.now() * 1000 + Math.floor(Math.random() * 1000)
}

/** Forgets what a run noted, and what runs that died more than a day ago left behind. */
export async function forgetRun(tx: Queryable, run: number): Promise<void> {
  await tx.query('delete from import_seen where run = $1 or run < $2', [run, run - oneDay])
}
