import { asc, eq } from 'drizzle-orm'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { shoppingListParticipants as participants } from '../db/schema/lists.ts'
import { json, moment, nullable, statement, text } from '../db/statement.ts'
import { type ItemRow, selectedItem } from './items/stored-item.ts'

/** A list in the owner's export. `items` includes removed items that can still be restored. */
export type ExportedList = {
  uuid: string
  country: Country
  created_at: string
  retired_at: string | null
  sharing_code: string | null
  items: ExportedItem[]
}

type ExportedItem = {
  name: string
  details: string
  quantity: number
  checked: boolean
  price_per_piece: number | null
  chain: string | null
  offer_id: number | null
  custom_partner_product_id: number | null
  starts: string | null
  ends: string | null
  racoid: string | null
  raseid: string | null
  added_at: string
  removed_at: string | null
}

/** Somebody else's list that a user takes part in. */
export type ExportedParticipation = { shopping_list_uuid: string; country: Country; joined_at: string }

type StoredItem = ItemRow & {
  racoid: string | null
  raseid: string | null
  addedAt: string
  removedAt: string | null
}

const listsOfOwner = statement(
  {
    uuid: text(),
    country: text<Country>(),
    createdAt: moment(),
    retiredAt: nullable(moment()),
    sharingCode: nullable(text()),
    items: json<StoredItem[]>(),
  },
  `
select l.id as uuid, l.country, l.created_at as "createdAt", l.retired_at as "retiredAt",
  l.sharing_code as "sharingCode",
  (select coalesce(json_agg(item order by item.position), '[]')
    from (select ${selectedItem}, i.racoid, i.raseid, i.created_at as "addedAt", i.removed_at as "removedAt", i.position
      from shopping_list_items i where i.list_id = l.id) item) as items
from shopping_lists l where l.owner_id = $1 order by l.created_at, l.id`,
)

const isoMoment = (moment: string | Date) => new Date(moment).toISOString()

function exportItem(item: StoredItem): ExportedItem {
  return {
    name: item.name,
    details: item.subText,
    quantity: item.quantity,
    checked: item.checked,
    price_per_piece: item.price,
    chain: item.chainName,
    offer_id: item.offerId,
    custom_partner_product_id: item.customPartnerProductId,
    starts: item.startDate,
    ends: item.endDate,
    racoid: item.racoid,
    raseid: item.raseid,
    added_at: isoMoment(item.addedAt),
    removed_at: item.removedAt === null ? null : isoMoment(item.removedAt),
  }
}

/** Everything a user's lists hold, active and retired; prices are minor units. Moments are ISO 8601 in UTC. */
export async function exportLists(database: Queryable, userId: string): Promise<ExportedList[]> {
  const rows = await database.query(listsOfOwner, [userId])
  return rows.map(({ uuid, country, createdAt, retiredAt, sharingCode, items }) => ({
    uuid,
    country,
    created_at: isoMoment(createdAt),
    retired_at: retiredAt && isoMoment(retiredAt),
    sharing_code: sharingCode,
    items: items.map(exportItem),
  }))
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
    joined_at: isoMoment(joinedAt),
  }))
}
