import type { Cluster } from './cluster.ts'
import type { Ledger } from './writers.ts'

/** Acknowledged writes that the database does not have, and those that it has more than once; each as a sentence. */
export type Count = { lost: string[]; doubled: string[] }

type Ask = Cluster['ask']

async function missing(ask: Ask, what: string, given: ReadonlySet<string>, sql: string): Promise<string[]> {
  // Writers go on, and what is acknowledged from now on is not looked for.
  const asked = [...given]
  const there = await ask<{ key: string }>(sql, [asked])
  const keys = new Set(there.map(({ key }) => key))
  return asked.filter((one) => !keys.has(one)).map((one) => `${what} ${one}`)
}

async function twice(ask: Ask, what: string, given: ReadonlySet<string>, sql: string): Promise<string[]> {
  const rows = await ask<{ key: string }>(sql, [[...given]])
  return rows.map(({ key }) => `${what} ${key}`)
}

/** A list begins with version 1, and each change raises it by one: one that was made twice has raised it twice. */
const versionOfList = `
select l.version - 1 as counted,
  (select count(*)::int from shopping_list_mutations m where m.list_id = l.id) as changes
from shopping_lists l where l.id = $1`

/** Looks in the primary for what was acknowledged. */
export async function countWrites(
  ask: Ask,
  { changes, registered, confirmed, agents }: Ledger,
): Promise<Count> {
  const lost: string[] = []
  const doubled: string[] = []
  for (const [path, ids] of changes) {
    const list = path.split('/').at(-1) ?? ''
    const made = 'select id::text as key from shopping_list_mutations where id = any($1::uuid[])'
    lost.push(...(await missing(ask, 'the change', ids, made)))
    const [row] = await ask<{ changes: number; counted: number }>(versionOfList, [list])
    if (row?.changes !== row?.counted) doubled.push(`a change of the list ${list}`)
  }
  const users = 'select email as key from users where email = any($1::text[])'
  lost.push(...(await missing(ask, 'the registration', registered, users)))
  lost.push(...(await missing(ask, 'the confirmation', confirmed, `${users} and email_verified`)))
  const watching =
    'select u.email as key from price_agents a join users u on u.id = a.user_id where u.email = any($1::text[])'
  lost.push(...(await missing(ask, 'the agent', agents, watching)))
  const many = ' group by 1 having count(*) > 1'
  doubled.push(...(await twice(ask, 'the registration', registered, users + many)))
  doubled.push(...(await twice(ask, 'the agent', agents, watching + many)))
  return { lost, doubled }
}
