import { mostSteps, mostWalks, ROUND_LASTS_MS } from '#app/domain/list/list-walks.ts'
import type { StoredStep } from '../../db/schema/lists.ts'
import { json, statement, text } from '../../db/statement.ts'
import type { Change } from '../change-list.ts'
import type { ItemRow } from '../items/stored-item.ts'

const walkUnderWay = statement(
  { id: text(), steps: json<StoredStep[]>() },
  `
select w.id, w.steps from shopping_list_walks w
where w.list_id = $1 and w.chain_name = $2 and w.ticked_at > $3
order by w.ticked_at desc limit 1`,
)

const begin = `
insert into shopping_list_walks (list_id, chain_name, began_at, ticked_at, steps) values ($1, $2, $3, $3, $4::jsonb)`
const goOn = `update shopping_list_walks set ticked_at = $2, steps = $3::jsonb where id = $1`
const forget = `delete from shopping_list_walks where id = $1`

/** More than a household visits; it bounds what a list can hold. */
const mostWalksOfList = 40 * mostWalks

const forgetOldest = `
delete from shopping_list_walks w using (
  select o.id, row_number() over (partition by o.chain_name order by o.ticked_at desc, o.id) as of_chain,
    row_number() over (order by o.ticked_at desc, o.id) as of_list
  from shopping_list_walks o where o.list_id = $1
) old where w.id = old.id and (old.of_chain > ${mostWalks} or old.of_list > ${mostWalksOfList})`

type Step = { row: Pick<ItemRow, 'uuid' | 'part' | 'name'>; checked: boolean; walkedIn: string }

/** Notes that an item was ticked in a chain's shop, or that its tick was taken back: then it was not walked to (§4, Shop mode). */
export async function noteStep(change: Change, { row, checked, walkedIn }: Step): Promise<void> {
  const { tx, listUuid, now } = change
  const since = new Date(now.getTime() - ROUND_LASTS_MS)
  const [walk] = await tx.query(walkUnderWay, [listUuid, walkedIn, since])
  const before = (walk?.steps ?? []).filter(({ itemUuid }) => itemUuid !== row.uuid)
  const step: StoredStep = { itemUuid: row.uuid, part: row.part, name: row.name }
  const steps = checked ? [...before, step].slice(0, mostSteps) : before
  if (walk && steps.length === 0) await tx.query(forget, [walk.id])
  else if (walk) await tx.query(goOn, [walk.id, now, JSON.stringify(steps)])
  else if (checked) {
    await tx.query(begin, [listUuid, walkedIn, now, JSON.stringify(steps)])
    await tx.query(forgetOldest, [listUuid])
  }
}
