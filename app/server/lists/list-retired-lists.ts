import type { RetiredListHead } from '#app/domain/list/shopping-list.ts'
import { type Country, timeZoneOfCountry } from '#app/domain/locale/locales.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import type { Queryable } from '../db/database.ts'
import { moment, number, statement, text, withoutNulls } from '../db/statement.ts'
import { pathOfList } from './read-list.ts'
import { mayRead } from './sharing/list-access.ts'

/** What an item costs, as `costOf` (app/domain/list/list-price.ts) tells it: of a deal, never a part of its price. */
const cost = `case when i.units_price is null then i.price::bigint * i.quantity
  else (i.quantity / i.units)::bigint * i.units_price
    + least((i.quantity % i.units)::bigint * coalesce(i.price, 0), i.units_price) end`

/** A condition that selects a user's retired lists `l` of a country: those of their own list and of the one they share. */
export const isRetiredFor = (user: string, country: string) =>
  `l.country = ${country} and l.retired_at is not null and ${mayRead(user)}
  and l.id in (
    select id from shopping_lists where owner_id = ${user} and retired_at is not null
    union all select r.id from shopping_list_participants p join shopping_lists r on r.retired_from = p.list_id
    where p.user_id = ${user})`

const retiredLists = statement(
  { uuid: text(), retiredAt: withoutNulls(moment()), amount: number(), total: number() },
  `
select l.id as uuid, l.retired_at as "retiredAt", coalesce(sum(i.quantity), 0) as amount,
  coalesce(sum(${cost})
    filter (where i.end_date is null or i.end_date >= (l.retired_at at time zone $3)::date), 0) as total
from shopping_lists l
left join shopping_list_items i on i.list_id = l.id and i.removed_at is null
where ${isRetiredFor('$1', '$2')}
group by l.id
order by l.retired_at desc, l.id`,
)

/** The lists of a country that were emptied, of those that a user may see, newest first (§7.4). */
export async function listRetiredLists(
  database: Queryable,
  { userId, country }: { userId: string; country: Country },
): Promise<RetiredListHead[]> {
  const rows = await database.query(retiredLists, [userId, country, timeZoneOfCountry(country)])
  return rows.map(({ uuid, retiredAt, amount, total }) => ({
    uuid,
    retiredAt: retiredAt.toISOString(),
    amount,
    priceTotalText: formatMoney(total, country),
    url: pathOfList(uuid),
  }))
}
