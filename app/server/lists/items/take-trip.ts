import { isManual } from '#app/domain/list/is-manual.ts'
import type { ListIssue, TakenTrip, UndoneTrip } from '#app/domain/list/shopping-list-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { boolean, statement, text } from '../../db/statement.ts'
import { type AskedChange, type Change, type Changed, changeList } from '../change-list.ts'
import { add, listIsFull, type NewItem } from './add-item.ts'
import { manualFacts } from './add-manual-item.ts'
import { factsOfOffer, leavePlace } from './add-offer-item.ts'
import { findItem, itemNamed } from './find-item.ts'
import { putBack } from './restore-item.ts'

type Line = TakenTrip['lines'][number]

const notedLine = `
insert into shopping_list_mutations (id, list_id, version, created_at) values ($1, $2, $3, $4)`

const chainInCountry = statement({ name: text() }, 'select name from chains where id = $1 and country = $2')

/** An item that is bought at a chain without an offer: as it was written, with its rule, where the trip leads. */
async function factsAtChain(
  { tx, listUuid, country }: Change,
  { inPlaceOf, chainId }: { inPlaceOf: string; chainId: number },
): Promise<Pick<NewItem, 'facts' | 'rule'>> {
  const [chain] = await tx.query(chainInCountry, [chainId, country])
  if (!chain) throw new InvalidInput({ chainId: ['offer' satisfies ListIssue] })
  const { row } = await findItem(tx, listUuid, inPlaceOf)
  const { name, wantedAmount, tint, part, rule } = row
  // Of another item these are words about the offer.
  const placeName = isManual(row) ? row.subText : null
  const facts = {
    ...manualFacts({ itemName: name, placeName, wantedAmount: wantedAmount ?? undefined }),
    ...{ chainName: chain.name, tint, part },
  }
  return { facts, rule }
}

/** What comes in the place of an item that was taken off, by the id of its line. */
type Coming = NewItem & { uuid: string }

/** Takes a line's item off; null if nothing comes in its place. The line's id becomes one of a change, for what it will name. */
async function leaveForLine(change: Change, line: Line, place: number): Promise<Coming | null> {
  const { tx, listUuid, version, now } = change
  const { uuid, inPlaceOf, quantity } = line
  await tx.query(notedLine, [uuid, listUuid, version, now])
  const coming =
    'offerId' in line ? { facts: await factsOfOffer(change, line.offerId) } : await factsAtChain(change, line)
  const isLeft = await leavePlace({ ...change, mutationId: uuid }, inPlaceOf)
  return isLeft ? { ...coming, uuid, quantity, place } : null
}

/**
 * Takes a trip (§4 Trip): in the place of each item comes its offer, or the item itself at the chain where it is bought, all in
 * one change. Where an item is ticked or gone, nothing comes.
 * @throws Refused 404 for an item that never was on the list; InvalidInput if the country has no such offer or chain.
 */
export function takeTrip(
  database: Database,
  asked: AskedChange,
  { lines }: TakenTrip,
): Promise<Changed<null>> {
  return changeList(database, asked, async (change) => {
    const coming: Coming[] = []
    for (const [place, line] of lines.entries()) {
      const left = await leaveForLine(change, line, place)
      if (left) coming.push(left)
    }
    // Only now, or a line would be added to an item that a later line takes off.
    for (const { uuid, ...item } of coming) await add({ ...change, mutationId: uuid }, item)
    return null
  })
}

/** The item that a line brought or raised, and the one in whose place it came: the same if nothing came. */
const itemsOfLine = statement(
  { brought: text(), replaced: text() },
  `select ${itemNamed('$1', '$2')} as brought, ${itemNamed('$1', '$3')} as replaced`,
)

/** What is left of an item without a line's quantity; it goes if nothing is. */
const leftOfLine = statement(
  { isGone: boolean() },
  `
update shopping_list_items i set
  removed_at = case when i.quantity <= $3 then $4::timestamptz end,
  quantity = case when i.quantity <= $3 then i.quantity else i.quantity - $3 end
where i.list_id = $1 and i.id = $2 and i.removed_at is null and not i.checked
returning i.removed_at is not null as "isGone"`,
)

/**
 * Takes back what one line brought.
 * @param gone the items that this undo has taken off: of a line that raised one of them, nothing is left to take back.
 * @returns whether the item comes back in whose place it came.
 */
async function takeLineBack(
  { tx, listUuid, now }: Change,
  { uuid, inPlaceOf, quantity }: UndoneTrip['lines'][number],
  gone: Set<string>,
): Promise<boolean> {
  const [named] = await tx.query(itemsOfLine, [listUuid, uuid, inPlaceOf])
  if (!named || named.brought === named.replaced) return false
  const [left] = await tx.query(leftOfLine, [listUuid, named.brought, quantity, now])
  if (left?.isGone) gone.add(named.brought)
  return left !== undefined || gone.has(named.brought)
}

/**
 * Takes a trip back: what each line brought and no more, and puts the items back in whose place they came. What is ticked or
 * gone meanwhile stays so.
 * @throws InvalidInput if the list is full.
 */
export function undoTrip(
  database: Database,
  asked: AskedChange,
  { lines }: UndoneTrip,
): Promise<Changed<null>> {
  return changeList(database, asked, async (change) => {
    const { tx, listUuid } = change
    const gone = new Set<string>()
    for (const [place, line] of lines.entries()) {
      if (!(await takeLineBack(change, line, gone)) || (await putBack(change, line.inPlaceOf, place)))
        continue
      if ((await findItem(tx, listUuid, line.inPlaceOf)).state === 'removed') throw listIsFull()
    }
    return null
  })
}
