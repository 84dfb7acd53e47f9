import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { type Country, languageOfCountry } from '#app/domain/locale/locales.ts'
import { weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import { priceOf, standingOf } from '../../mail/letters/price-alerts.ts'
import type { ToldOffer } from '../../mail/mail.ts'
import { serverCatalogues } from '../../server-catalogues.ts'

/** A phone shows about so many lines, and a push service takes 4 kB in all. */
const mostLines = 3
const longestLine = 120

type Text = { title: string; body: string }

const inShort = (offer: ToldOffer) => `${offer.chain}: ${offer.name} ${priceOf(offer)}`

function textOfOne(i18n: I18n, offer: ToldOffer, reader: Country): Text {
  const days = [offer.startDate, offer.endDate].map((day) => weekdayAndDay(day, reader)).join(' – ')
  const lines = [[offer.size, days].filter(Boolean).join(' · '), standingOf(i18n, offer)]
  return { title: inShort(offer), body: lines.filter(Boolean).join('\n') }
}

function textOfSeveral(i18n: I18n, offers: ToldOffer[]): Text {
  const count = offers.length
  const lines = offers.slice(0, mostLines).map((offer) => inShort(offer).slice(0, longestLine))
  return {
    title: t(
      i18n,
    )`${plural(count, { one: '# tilbud på det, du følger', other: '# tilbud på det, du følger' })}`,
    body: lines.join('\n'),
  }
}

/** What a notification says of offers, in its reader's language: of one everything, of several the first. */
export async function writeNotification(
  [first, ...others]: readonly [ToldOffer, ...ToldOffer[]],
  reader: Country,
): Promise<Text> {
  const language = languageOfCountry(reader)
  await serverCatalogues.load(language)
  const i18n = serverCatalogues.get(language)
  const { title, body } =
    others.length === 0 ? textOfOne(i18n, first, reader) : textOfSeveral(i18n, [first, ...others])
  return { title: title.slice(0, longestLine), body }
}
