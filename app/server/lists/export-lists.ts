import { asc, eq } from 'drizzle-orm'
import type { NeedRule } from '#app/domain/list/need-rule.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { type JsonPieces, jsonArray, jsonObject, jsonPiece } from '../api/stream-json.ts'
import type { Queryable } from '../db/database.ts'
import { shoppingListParticipants as participants, shoppingListWalks as walks } from '../db/schema/lists.ts'
import { moment, nullable, number, type RowOf, statement, text } from '../db/statement.ts'
import { type ItemRow, itemColumns, selectedItem } from './items/stored-item.ts'

/** A list in the owner's export. `items` includes removed items that can still be restored. */
export type ExportedList = {
  uuid: string
  country: Country
  created_at: string
  retired_at: string | null
  sharing_code: string | null
  items: ExportedItem[]
  walks: ExportedWalk[]
}

/** What was ticked on a round through a chain's shop, in its order. */
type ExportedWalk = {
  chain: string
  began_at: string
  ticked_at: string
  steps: { part: string | null; name: string }[]
}

type ExportedItem = {
  name: string
  details: string
  quantity: number
  wanted_amount: string | null
  rule: NeedRule | null
  checked: boolean
  price_per_piece: number | null
  chain: string | null
  offer_id: number | null
  custom_partner_product_id: number | null
  starts: string | null
  ends: string | null
  added_at: string
  removed_at: string | null
}

/** Somebody else's list that a user takes part in. */
export type ExportedParticipation = { shopping_list_uuid: string; country: Country; joined_at: string }

const moreColumns = {
  addedAt: moment(),
  removedAt: nullable(moment()),
  position: number(),
}
type StoredItem = ItemRow & RowOf<typeof moreColumns>

const listsOfOwner = statement(
  {
    uuid: text(),
    country: text<Country>(),
    createdAt: moment(),
    retiredAt: nullable(moment()),
    sharingCode: nullable(text()),
  },
  `
select l.id as uuid, l.country, l.created_at as "createdAt", l.retired_at as "retiredAt",
  l.sharing_code as "sharingCode"
from shopping_lists l where l.owner_id = $1 order by l.created_at, l.id`,
)

/** How many items are read at a time. */
const itemsAtOnce = 500
const itemsOfList = statement(
  { ...itemColumns, ...moreColumns },
  `
select ${selectedItem}, i.created_at as "addedAt", i.removed_at as "removedAt", i.position
from shopping_list_items i where i.list_id = $1 and (i.position, i.id) > ($2::bigint, $3::uuid)
order by i.position, i.id limit ${itemsAtOnce}`,
)

function exportItem(item: StoredItem): ExportedItem {
  return {
    name: item.name,
    details: item.subText,
    quantity: item.quantity,
    wanted_amount: item.wantedAmount,
    rule: item.rule,
    checked: item.checked,
    price_per_piece: item.price,
    chain: item.chainName,
    offer_id: item.offerId,
    custom_partner_product_id: item.customPartnerProductId,
    starts: item.startDate,
    ends: item.endDate,
    added_at: item.addedAt.toISOString(),
    removed_at: item.removedAt?.toISOString() ?? null,
  }
}

async function* itemsInJson(database: Queryable, listUuid: string): AsyncGenerator<JsonPieces> {
  let after: [number, string] = [-1, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const items = await database.query(itemsOfList, [listUuid, ...after])
    for (const item of items) yield jsonPiece(exportItem(item))
    const last = items.at(-1)
    if (!last || items.length < itemsAtOnce) return
    after = [last.position, last.uuid]
  }
}

async function* walksInJson(database: Queryable, listUuid: string): AsyncGenerator<JsonPieces> {
  const rows = await database.orm
    .select()
    .from(walks)
    .where(eq(walks.listId, listUuid))
    .orderBy(asc(walks.tickedAt))
  for (const { chainName, beganAt, tickedAt, steps } of rows) {
    const walk: ExportedWalk = {
      chain: chainName,
      began_at: beganAt.toISOString(),
      ticked_at: tickedAt.toISOString(),
      steps: steps.map(({ part, name }) => ({ part, name })),
    }
    yield jsonPiece(walk)
  }
}

async function* listsInJson(database: Queryable, userId: string): AsyncGenerator<JsonPieces> {
  const rows = await database.query(listsOfOwner, [userId])
  for (const { uuid, country, createdAt, retiredAt, sharingCode } of rows) {
    const list: Omit<ExportedList, 'items' | 'walks'> = {
      uuid,
      country,
      created_at: createdAt.toISOString(),
      retired_at: retiredAt?.toISOString() ?? null,
      sharing_code: sharingCode,
    }
    yield jsonObject(list, {
      items: jsonArray(itemsInJson(database, uuid)),
      walks: jsonArray(walksInJson(database, uuid)),
    })
  }
}

/**
 * Everything a user's lists hold, active and retired, as the JSON of `ExportedList`s in pieces; prices are minor units.
 * Moments are ISO 8601 in UTC.
 */
export function exportLists(database: Queryable, userId: string): AsyncGenerator<string> {
  return jsonArray(listsInJson(database, userId))
}

/** The lists that a user takes part in, by uuid only: their items belong to their owners. */
export async function exportParticipations(
  database: Queryable,
  userId: string,
): Promise<ExportedParticipation[]> {
  const rows = await database.orm
    .select()
    .from(participants)
    .where(eq(participants.userId, userId))
    .orderBy(asc(participants.joinedAt))
  return rows.map(({ listId, country, joinedAt }) => ({
    shopping_list_uuid: listId,
    country,
    joined_at: joinedAt.toISOString(),
  }))
}
