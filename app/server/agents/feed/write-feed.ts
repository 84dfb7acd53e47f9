import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Feed } from 'feed'
import ical, { ICalEventTransparency } from 'ical-generator'
import { siteName } from '#app/domain/brand.ts'
import { addDays } from '#app/domain/locale/dates.ts'
import { intlLocaleOfCountry } from '#app/domain/locale/locales.ts'
import { weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import { priceOf, standingOf } from '../../mail/letters/price-alerts.ts'
import { settings } from '../../settings.ts'
import { appAddress } from '../mails/told-offers.ts'
import type { AgentNews, FeedOffer } from './read-feed.ts'

/** Offers come once a day, and a reader of feeds does not expect alerts at once. */
const hoursBetween = 2

const titleOf = (offer: FeedOffer) =>
  `${[offer.name, offer.size].filter(Boolean).join(', ')}: ${priceOf(offer)} (${offer.chain})`

const textOf = (i18n: I18n, offer: FeedOffer, { country }: AgentNews) =>
  [
    [offer.startDate, offer.endDate].map((day) => weekdayAndDay(day, country)).join(' – '),
    standingOf(i18n, offer),
  ].filter(Boolean)

// Readers recognise an entry by its id, which is not an address: the product may move.
const idOf = ({ id }: FeedOffer) => `offer-${id}@${new URL(settings().appUrl).hostname}`

const nameOf = (i18n: I18n) => t(i18n)`Din prisagent hos ${siteName}`

/** What an agent tells in RSS 2.0. */
export function writeRss(i18n: I18n, news: AgentNews): string {
  const { country, offers } = news
  const feed = new Feed({
    title: nameOf(i18n),
    description: t(i18n)`Tilbud på de varer, du følger`,
    link: appAddress(`/${country}/pricing-agent`),
    language: intlLocaleOfCountry(country).toLowerCase(),
    ttl: hoursBetween * 60,
    generator: siteName,
    ...(offers[0] && { updated: offers[0].raisedAt }),
  })
  for (const offer of offers) {
    feed.addItem({
      title: titleOf(offer),
      id: idOf(offer),
      link: offer.url,
      description: textOf(i18n, offer, news).join('. '),
      date: offer.raisedAt,
    })
  }
  return feed.rss2()
}

/** What an agent tells as a calendar (RFC 5545): an offer is an event of whole days, which leaves its reader free. */
export function writeCalendar(i18n: I18n, news: AgentNews): string {
  const calendar = ical({
    name: nameOf(i18n),
    prodId: { company: siteName, product: 'price agent' },
    ttl: hoursBetween * 3600,
  })
  for (const offer of news.offers) {
    calendar.createEvent({
      id: idOf(offer),
      allDay: true,
      start: new Date(`${offer.startDate}T00:00:00Z`),
      // The end is the first day after the event (RFC 5545, 3.6.1).
      end: new Date(`${addDays(offer.endDate, 1)}T00:00:00Z`),
      stamp: offer.raisedAt,
      summary: titleOf(offer),
      description: textOf(i18n, offer, news).join('\n'),
      url: offer.url,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
