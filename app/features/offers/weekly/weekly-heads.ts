import { plural, t } from '@lingui/core/macro'
import { isoWeek } from '#app/domain/locale/dates.ts'
import { shownDays } from '#app/domain/offers/offers.ts'
import type { ChainPageData, LeafletData, PartnersPageData } from '#app/domain/partners/partner-pages.ts'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { alternateLinks, canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'
import { notFoundHead } from '#app/i18n/not-found-head.ts'
import type { PageContext } from '#app/i18n/page-context.ts'

const textsOf = ({ catalogues, language }: PageContext) => catalogues.get(language)

/** The head of the page of leaflets and partners. */
export function partnersHead(data: PartnersPageData | undefined, context: PageContext) {
  if (!data) return {}
  const i18n = textsOf(context)
  const { country, origin } = context
  const week = isoWeek(data.today)
  const { totalOffers } = data
  return {
    meta: pageMeta({
      title: t(i18n)`Tilbudsaviser uge ${week}`,
      description: t(i18n)`${plural(totalOffers, {
        one: `Bladr i ugens tilbudsaviser fra butikkerne: # tilbud i uge ${week}.`,
        other: `Bladr i ugens tilbudsaviser fra butikkerne: # tilbud i uge ${week}.`,
      })}`,
      country,
      url: canonicalUrl(origin, country, '/partner'),
    }),
    links: [canonicalLink(origin, country, '/partner'), ...alternateLinks(origin, '/partner')],
  }
}

/** The head of a chain's page. */
export function chainHead(data: ChainPageData | undefined, context: PageContext) {
  if (!data) return notFoundHead(context)
  const i18n = textsOf(context)
  const { country, origin } = context
  const { chain, today, week } = data
  const { name } = chain
  const number = isoWeek(today)
  const days = week && shownDays(week.period, country)
  const offers = week?.offers ?? 0
  const path = `/partner/${chain.slug}`
  return {
    meta: pageMeta({
      title: t(i18n)`Tilbud fra ${name} uge ${number}`,
      description: days
        ? t(i18n)`${plural(offers, {
            one: `# tilbud fra ${name}, ${days}, og hvad der starter snart.`,
            other: `# tilbud fra ${name}, ${days}, og hvad der starter snart.`,
          })}`
        : t(i18n)`Der er ingen tilbud fra ${name} lige nu.`,
      country,
      url: canonicalUrl(origin, country, path),
    }),
    links: [canonicalLink(origin, country, path)],
  }
}

/** The head of a page of a leaflet. */
export function leafletHead(data: LeafletData | undefined, asked: number | undefined, context: PageContext) {
  if (!data) return notFoundHead(context)
  const page = Math.min(asked ?? 1, data.pages.length)
  const i18n = textsOf(context)
  const { country, origin } = context
  const { chain, today, period, total } = data
  const { name } = chain
  const week = isoWeek(today)
  const title = t(i18n)`Tilbudsavis fra ${name} uge ${week}`
  const days = shownDays(period, country)
  const path = `/partner/${chain.slug}/leaflet${page > 1 ? `?page=${page}` : ''}`
  return {
    meta: pageMeta({
      title: page > 1 ? t(i18n)`${title}, side ${page}` : title,
      description: t(i18n)`${plural(total, {
        one: `Bladr i tilbudsavisen fra ${name}: # tilbud, ${days}.`,
        other: `Bladr i tilbudsavisen fra ${name}: # tilbud, ${days}.`,
      })}`,
      country,
      url: canonicalUrl(origin, country, path),
    }),
    links: [canonicalLink(origin, country, path)],
  }
}
