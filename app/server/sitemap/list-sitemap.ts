import { categorySlug } from '#app/domain/categories/category-search.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { listPages, listPosts } from '../content/read-content.ts'
import type { Queryable } from '../db/database.ts'
import { day, number, statement } from '../db/statement.ts'
import { listChainCategories } from '../offers/list-chain-categories.ts'
import { listPagedChains } from '../partners/list-chain-weeks.ts'

/** A page for search engines: its path without the country, and since when it is as it is, if that is known. */
export type SitemapEntry = { path: string; since?: Day }

/** The most addresses that a sitemap may hold (sitemaps.org protocol). */
export const longestSitemap = 50_000

const liveOffers = statement(
  { id: number(), startDate: day() },
  `
select id, start_date as "startDate" from offers
where country = $1 and start_date <= $2 and end_date >= $2 order by id limit $3 offset $4`,
)
const countLive = statement(
  { live: number() },
  'select count(*)::int as live from offers where country = $1 and start_date <= $2 and end_date >= $2',
)

/** How many sitemaps the live offers of a country fill. */
export async function countOfferSitemaps(database: Queryable, country: Country, today: Day): Promise<number> {
  const [row] = await database.query(countLive, [country, today])
  return Math.ceil((row?.live ?? 0) / longestSitemap)
}

/** The pages of the live offers in the nth sitemap of a country's offers, from 1. */
export async function listOfferPages(
  database: Queryable,
  country: Country,
  today: Day,
  nth: number,
): Promise<SitemapEntry[]> {
  const rows = await database.query(liveOffers, [country, today, longestSitemap, (nth - 1) * longestSitemap])
  return rows.map(({ id, startDate }) => ({ path: `/single/${id}`, since: startDate }))
}

/** The pages of a country besides those of single offers. */
export async function listCountryPages(database: Queryable, country: Country): Promise<SitemapEntry[]> {
  const categories = await listChainCategories(database, country)
  const chains = await listPagedChains(database, country)
  return [
    ...['', '/offer', '/paper', '/partner', '/post'].map((path) => ({ path })),
    ...categories.map(({ id, name }) => ({ path: `/category/${categorySlug(name)}?id=${id}` })),
    ...chains.map(({ slug }) => ({ path: `/partner/${slug}` })),
    ...listPosts(country).map(({ slug, date }) => ({ path: `/post/${slug}`, since: date })),
    ...listPages(country).map(({ slug }) => ({ path: `/page/${slug}` })),
  ]
}
