import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, number, type RowOf, statement, text, withoutNulls } from '../db/statement.ts'

/** So many lines has each table at most. */
const mostLines = 20

const searchColumns = { term: text(), searches: number() }
const emptySearches = statement(
  searchColumns,
  `
select term, sum(searches)::int as searches from empty_searches
where country = $1 and day >= ($2::timestamptz)::date
group by term order by searches desc, term limit ${mostLines}`,
)

const pressColumns = { listed: number(), followed: number(), visited: number() }
const pressedCounts = `
  count(*) filter (where cta = 'add-to-list')::int as listed,
  count(*) filter (where cta = 'price-agent')::int as followed,
  count(*) filter (where cta = 'website')::int as visited`

const presses = statement(
  pressColumns,
  `select ${pressedCounts} from tracked_events where country = $1 and at >= $2 and kind = 'cta'`,
)

const offerColumns = {
  offerId: withoutNulls(number()),
  name: nullable(text()),
  chain: nullable(text()),
  views: number(),
  ...pressColumns,
}
const clickedOffers = statement(
  offerColumns,
  `
select e."offerId", n.name, c.name as chain, e.views, e.listed, e.followed, e.visited from (
  select offer_id as "offerId", count(*) as events,
    count(*) filter (where kind = 'product-view')::int as views,
    ${pressedCounts}
  from tracked_events where country = $1 and at >= $2 and offer_id is not null
  group by offer_id order by events desc, offer_id limit ${mostLines}) e
left join offers o on o.id = e."offerId"
left join chains c on c.id = o.chain_id
left join products p on p.id = o.product_id
left join product_names n on n.id = p.product_name_id
order by e.events desc, e."offerId"`,
)

const visitColumns = {
  visits: number(),
  searched: number(),
  viewed: number(),
  checkedEmail: number(),
  registered: number(),
}
const visits = statement(
  visitColumns,
  `
select count(*)::int as visits,
  count(*) filter (where searched)::int as searched,
  count(*) filter (where searched and viewed)::int as viewed,
  count(*) filter (where checked)::int as "checkedEmail",
  count(*) filter (where checked and registered)::int as registered
from (
  select coalesce(bool_or(path = '/offer/*'), false) as searched,
    coalesce(bool_or(path = '/single/*'), false) as viewed,
    coalesce(bool_or(path = '/check-email'), false) as checked,
    coalesce(bool_or(path = '/register-gender-birthyear'), false) as registered
  from tracked_events where country = $1 and at >= $2 and visit is not null
  group by visit) each`,
)

/** What shoppers of a country did since a moment. */
export type UseReport = {
  /** The terms that found nothing, the most frequent first. */
  emptySearches: RowOf<typeof searchColumns>[]
  /** The offers with the most views and presses; without a name if they are deleted. */
  offers: RowOf<typeof offerColumns>[]
  /** How often an offer was put on the list, its price followed, its shop visited. */
  presses: RowOf<typeof pressColumns>
  /**
   * How many visits reached a step and those before it: searched, then opened an offer; were asked for an email, then
   * registered. Visits are known for 30 days, and not together with offers (`tracking.ts`).
   */
  visits: RowOf<typeof visitColumns>
}

/** Reads what shoppers of a country, who allow statistics, did since a moment. Searches are counted of everybody. */
export async function readReport(database: Queryable, country: Country, since: Date): Promise<UseReport> {
  const [pressed] = await database.query(presses, [country, since])
  const [counted] = await database.query(visits, [country, since])
  if (!pressed || !counted) throw new Error('presses and visits were not counted')
  return {
    emptySearches: await database.query(emptySearches, [country, since]),
    offers: await database.query(clickedOffers, [country, since]),
    presses: pressed,
    visits: counted,
  }
}
