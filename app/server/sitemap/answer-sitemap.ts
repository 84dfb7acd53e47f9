import { dayIn } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { canonicalUrl } from '#app/i18n/alternates.ts'
import { notFound } from '../api/answers.ts'
import { currentReads } from '../db/current-database.ts'
import { settings } from '../settings.ts'
import { countOfferSitemaps, listCountryPages, listOfferPages } from './list-sitemap.ts'

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const origin = () => new URL(settings().appUrl).origin

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const xmlAnswer = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

/** The index of the sitemaps: one a country for its pages, and as many as its live offers need (sitemaps.org protocol). */
export async function answerSitemapIndex(): Promise<Response> {
  const database = await currentReads()
  const now = new Date()
  const names = await Promise.all(
    countries.map(async (country) => {
      const count = await countOfferSitemaps(database, country, dayIn(country, now))
      return [
        `${country}.xml`,
        ...Array.from({ length: count }, (_, index) => `${country}-offers-${index + 1}.xml`),
      ]
    }),
  )
  const entries = names.flat().map((name) => `<sitemap><loc>${origin()}/sitemap/${name}</loc></sitemap>`)
  return xmlAnswer(`<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`)
}

/**
 * A sitemap: `dk.xml` has the pages of a country, `dk-offers-1.xml` its first 50,000 live offers.
 * @returns 404 if there is no such sitemap.
 */
export async function answerSitemap(file: string): Promise<Response> {
  const [, prefix, nth] = /^([a-z]{2})(?:-offers-([1-9]\d{0,3}))?\.xml$/.exec(file) ?? []
  const country = countries.find((each) => each === prefix)
  if (!country) return notFound()
  const database = await currentReads()
  const pages = nth
    ? await listOfferPages(database, country, dayIn(country, new Date()), Number(nth))
    : await listCountryPages(database, country)
  if (pages.length === 0) return notFound()
  const entries = pages.map(({ path, since }) => {
    const address = escaped(canonicalUrl(origin(), country, path))
    return `<url><loc>${address}</loc>${since ? `<lastmod>${since}</lastmod>` : ''}</url>`
  })
  return xmlAnswer(`<urlset ${namespace}>${entries.join('')}</urlset>`)
}

/** What crawlers may ask for (RFC 9309): everything but answers to scripts, and where the sitemaps are. */
export const answerRobots = (): Response =>
  new Response(`User-agent: *\nDisallow: /api/\nAllow: /api/photos/\n\nSitemap: ${origin()}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
