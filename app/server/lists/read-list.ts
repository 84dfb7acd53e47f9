import { totalOf } from '#app/domain/list/list-price.ts'
import type { ListParticipant, ShoppingList } from '#app/domain/list/shopping-list.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import type { Queryable } from '../db/database.ts'
import {
  boolean,
  json,
  moment,
  nullable,
  number,
  type RowOf,
  type Statement,
  statement,
  text,
} from '../db/statement.ts'
import { type ItemRow, presentItem, selectedItem } from './items/stored-item.ts'

const listColumns = {
  uuid: text(),
  country: text<Country>(),
  version: number(),
  sharingCode: nullable(text()),
  retiredAt: nullable(moment()),
  ownerName: text(),
  isOwner: boolean(),
  items: json<ItemRow[]>(),
  participants: json<ListParticipant[]>(),
}
type ListRow = RowOf<typeof listColumns>

// One statement, so that the items match the version.
const listSql = `
select l.id as uuid, l.country, l.version, l.sharing_code as "sharingCode", l.retired_at as "retiredAt",
  u.name as "ownerName", l.owner_id = $1 as "isOwner",
  (select coalesce(json_agg(item order by item.position), '[]')
    from (select ${selectedItem}, i.position from shopping_list_items i
      where i.list_id = l.id and i.removed_at is null) item) as items,
  (select coalesce(json_agg(json_build_object('uuid', p.id, 'name', t.name, 'isUser', p.user_id = $1)
      order by p.joined_at, p.id), '[]')
    from shopping_list_participants p join users t on t.id = p.user_id where p.list_id = l.id) as participants
from shopping_lists l join users u on u.id = l.owner_id`

/** The path of a list in the API (§7.4). */
export const pathOfList = (uuid: string) => `/api/shopping-list/uuid/${uuid}`

function present(row: ListRow, now: Date): ShoppingList {
  const { uuid, country, sharingCode } = row
  const action = { shoppingListUuid: uuid }
  // The total of a retired list stays what it was on its last day, although its offers have ended.
  const pricedOn = dayIn(country, row.retiredAt ?? now)
  const total = totalOf(row.items.map((item) => presentItem(item, country, pricedOn)))
  const today = dayIn(country, now)
  return {
    uuid,
    items: row.items.map((item) => presentItem(item, country, today)),
    priceTotalText: formatMoney(total, country),
    ...(sharingCode !== null && { sharingCode }),
    actions: {
      removeAllItems: `${pathOfList(uuid)}/remove-all-items`,
      addOfferToShoppingList: action,
      addCustomPartnerProductToShoppingList: action,
    },
    version: row.version,
    country,
    retiredAt: row.retiredAt?.toISOString() ?? null,
    owner: { name: row.ownerName, isUser: row.isOwner },
    participants: row.participants,
  }
}

/**
 * A statement for `readList`, which selects lists `l`.
 * @param condition its parameters are `$2` and those after it; `$1` is the user's id.
 */
export const selectList = (condition: string): Statement<ListRow> =>
  statement(listColumns, `${listSql} where ${condition}`)

/**
 * Reads the list that a statement of `selectList` selects, as a user sees it.
 * @param parameters those of the condition.
 */
export async function readList(
  database: Queryable,
  {
    userId,
    list,
    parameters,
    now,
  }: { userId: string; list: Statement<ListRow>; parameters: unknown[]; now: Date },
): Promise<ShoppingList | undefined> {
  const [row] = await database.query(list, [userId, ...parameters])
  return row && present(row, now)
}
