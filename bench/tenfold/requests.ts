import type { Day } from '#app/domain/locale/dates.ts'
import { getAgentPage } from '#app/server/agents/page/get-agent-page.ts'
import { forgetAnswers } from '#app/server/answers/remember-answers.ts'
import { findCategory } from '#app/server/categories/find-category.ts'
import type { Database } from '#app/server/db/database.ts'
import { getActiveList } from '#app/server/lists/get-active-list.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { listFrontPage } from '#app/server/pages/list-front-page.ts'
import { getChainPage } from '#app/server/partners/get-chain-page.ts'
import { getLeaflet } from '#app/server/partners/get-leaflet.ts'
import { getPartnersPage } from '#app/server/partners/get-partners-page.ts'
import { listPagedChains } from '#app/server/partners/list-chain-weeks.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { queries } from '../traffic/queries.ts'

/** What a page or the search box reads, uncached; `asks` are requests of this kind, each of another page. */
export type Kind = { name: string; most?: number; asks: ((database: Database) => Promise<unknown>)[] }

const country = 'dk' as const
const terms = ['kaffe', 'mælk', 'smør', 'ost', 'rugbrød', 'kylling', 'øl', 'cola', 'yoghurt', 'is']
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The requests that are measured on a day. @param database the smaller one, whose products, offers and users both have. */
export async function requestsOf(database: Database, day: Day): Promise<Kind[]> {
  const asked = { country, today: day }
  const now = new Date()
  const idsOf = async (which: string, most: number) =>
    (
      await database.query<{ id: number }>(
        `select id from (select max(id) as id from offers where country = '${country}' and ${which} group by product_id) o
         order by hashint8(id) limit ${most}`,
      )
    ).map(({ id }) => String(id))
  const live = await idsOf(`start_date <= '${day}' and end_date >= '${day}'`, 100)
  // Of both databases: what was planted first, and stands in the smaller one too.
  const ended = await idsOf(`end_date < '${day}' and source = 'planted' and id < 50000`, 50)
  const [groceries] = await database.query<{ id: number }>(
    `select id from chain_categories where country = '${country}' and name = 'Dagligvarer'`,
  )
  const chains = (await listPagedChains(database, country)).slice(0, 20).map(({ slug }) => slug)
  const usersOf = async (table: string, column: string) =>
    (
      await database.query<{ id: string }>(
        `select t.${column} as id from ${table} t join users u on u.id = t.${column}
         where u.country_registered_to = '${country}' order by md5(u.id) limit 100`,
      )
    ).map(({ id }) => id)
  const owners = await usersOf('shopping_lists', 'owner_id')
  const watchers = await usersOf('price_agents', 'user_id')
  return [
    {
      name: 'search box',
      most: 8,
      asks: Object.values(queries)
        .flat()
        .map((term) => (of) => searchTypeahead(of, { country, term, today: day })),
    },
    {
      name: 'page of results',
      asks: terms.map(
        (term) => (of) => searchOffers(of, { ...asked, term, sort: 'relevance', limit: 24, isExact: false }),
      ),
    },
    { name: 'product page with history', asks: live.map((id) => (of) => getOffer(of, { ...asked, id })) },
    {
      name: 'product page of an ended offer',
      asks: ended.map((id) => (of) => getOffer(of, { ...asked, id })),
    },
    { name: 'page of a chain', asks: chains.map((slug) => (of) => getChainPage(of, { ...asked, slug })) },
    { name: 'leaflet of a chain', asks: chains.map((slug) => (of) => getLeaflet(of, { ...asked, slug })) },
    { name: 'page of leaflets', asks: times(3).map(() => (of) => getPartnersPage(of, asked)) },
    {
      name: 'category',
      asks: times(3).map(() => async (of) => {
        const category = await findCategory(of, { country, id: groceries?.id ?? 0 })
        const within = {
          chainCategoryId: groceries?.id ?? 0,
          parts: category?.parts.map(({ part }) => part) ?? [],
          isPart: false,
        }
        return searchOffers(of, { ...asked, term: '', sort: 'relevance', limit: 24, isExact: true, within })
      }),
    },
    {
      name: 'front page',
      asks: times(3).map(() => (of) => {
        forgetAnswers(of)
        return listFrontPage(of, asked)
      }),
    },
    { name: 'list', asks: owners.map((userId) => (of) => getActiveList(of, { userId, country, now })) },
    {
      name: 'page of a price agent',
      asks: watchers.map((userId) => (of) => getAgentPage(of, { userId, country, now })),
    },
  ]
}
