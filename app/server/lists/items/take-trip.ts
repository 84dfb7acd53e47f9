import type { ListIssue, TakenTrip, UndoneTrip } from '#app/domain/list/shopping-list-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { statement, text } from '../../db/statement.ts'
import { type AskedChange, type Change, type Changed, changeList } from '../change-list.ts'
import { add, listIsFull, type NewItem } from './add-item.ts'
import { factsOfOffer, leavePlace } from './add-offer-item.ts'
import { findItem, itemNamed } from './find-item.ts'
import { putBack } from './restore-item.ts'
import type { ItemFacts } from './stored-item.ts'

type Line = TakenTrip['lines'][number]

const notedLine = `
insert into shopping_list_mutations (id, list_id, version, created_at) values ($1, $2, $3, $4)`

const chainInCountry = statement({ name: text() }, 'select name from chains where id = $1 and country = $2')

/** An item that is bought at a chain without an offer: as it was written, where the trip leads. */
async function factsAtChain(
  { tx, listUuid, country }: Change,
  { inPlaceOf, chainId }: { inPlaceOf: string; chainId: number },
): Promise<ItemFacts> {
  const [chain] = await tx.query(chainInCountry, [chainId, country])
  if (!chain) throw new InvalidInput({ chainId: ['offer' satisfies ListIssue] })
  const { row } = await findItem(tx, listUuid, inPlaceOf)
  const { name, subText, wantedAmount, tint, part } = row
  return {
    ...{ name, subText, wantedAmount, tint, part, chainName: chain.name },
    imageUrl: null,
    price: null,
    units: 1,
    unitsPrice: null,
    subPriceText: '',
    priceDetailsText: '',
    isHighlighted: false,
    offerId: null,
    customPartnerProductId: null,
    startDate: null,
    endDate: null,
  }
}

/** What comes in the place of an item that was taken off, by the id of its line. */
type Coming = NewItem & { uuid: string }

/** Takes a line's item off; null if nothing comes in its place. The line's id becomes one of a change, for what it will name. */
async function leaveForLine(change: Change, line: Line, place: number): Promise<Coming | null> {
  const { tx, listUuid, version, now } = change
  const { uuid, inPlaceOf, quantity } = line
  await tx.query(notedLine, [uuid, listUuid, version, now])
  const facts =
    'offerId' in line ? await factsOfOffer(change, line.offerId) : await factsAtChain(change, line)
  return (await leavePlace({ ...change, mutationId: uuid }, inPlaceOf))
    ? { uuid, facts, quantity, place }
    : null
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

/** What is left of an item without a line's quantity; it goes if nothing is. The item in whose place nothing came is none. */
const leftOfLine = statement(
  { id: text() },
  `
update shopping_list_items i set
  removed_at = case when i.quantity <= $4 then $5::timestamptz end,
  quantity = case when i.quantity <= $4 then i.quantity else i.quantity - $4 end
where i.list_id = $1 and i.id = ${itemNamed('$1', '$2')} and i.id <> ${itemNamed('$1', '$3')}
  and i.removed_at is null and not i.checked
returning i.id`,
)

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
    const { tx, listUuid, now } = change
    for (const [place, { uuid, inPlaceOf, quantity }] of lines.entries()) {
      const [left] = await tx.query(leftOfLine, [listUuid, uuid, inPlaceOf, quantity, now])
      const restored = left && (await putBack(change, inPlaceOf, place))
      if (left && !restored && (await findItem(tx, listUuid, inPlaceOf)).state === 'removed')
        throw listIsFull()
    }
    return null
  })
}
