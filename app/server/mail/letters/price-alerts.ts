import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { conditionsText } from '#app/domain/offers/offer-conditions.ts'
import { weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import { priceAsSold } from '#app/domain/offers/several-pieces.ts'
import { perUnit } from '#app/domain/offers/unit-price-texts.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import { formatUnitPrice } from '#app/domain/prices/unit-price-bounds.ts'
import type { TemplateInput, ToldOffer } from '../mail.ts'
import { greet, type Letter, type LetterItem, type LetterWriter, linkInstead } from './letter.ts'

/** The price of an offer as it is told, with its conditions: `2 for 30,00 kr., Medlemspris · Trumf`. */
export function priceOf(offer: ToldOffer): string {
  const { country } = offer
  return [priceAsSold(offer, country), conditionsText(offer, country)].filter(Boolean).join(', ')
}

function unitPriceOf(offer: ToldOffer): string {
  const price = formatUnitPrice(offer, offer.country)
  return price === null || offer.quantityType === null
    ? ''
    : perUnit(price, offer.quantityType, offer.country)
}

/** What the price is beside earlier ones; empty if there were none. */
export function standingOf(i18n: I18n, { isBestOfYear, lowestBefore, country }: ToldOffer): string {
  if (isBestOfYear) return t(i18n)`Den laveste pris i et år`
  if (lowestBefore === null) return ''
  const lowest = formatMoney(lowestBefore, country)
  return t(i18n)`Laveste pris i de 30 dage før tilbuddet: ${lowest}`
}

function itemOf(i18n: I18n, offer: ToldOffer, reader: Country): LetterItem {
  const days = [offer.startDate, offer.endDate].map((day) => weekdayAndDay(day, reader))
  const unitPrice = unitPriceOf(offer)
  return {
    title: [offer.name, offer.size].filter(Boolean).join(', '),
    lines: [
      `${offer.chain}: ${priceOf(offer)}${unitPrice && ` (${unitPrice})`}`,
      days.join(' – '),
      standingOf(i18n, offer),
    ].filter(Boolean),
    links: [
      { label: t(i18n)`Se tilbuddet`, url: offer.url },
      { label: t(i18n)`Stop med at følge varen`, url: offer.stopUrl },
    ],
  }
}

type Input = Pick<TemplateInput<'price-alerts'>, 'data' | 'name' | 'country'>

function letterOf(i18n: I18n, { data, name, country }: Input): Letter {
  const { alerts, more, url, stopUrl } = data
  const [first] = alerts
  const { chain, name: product } = first
  const count = alerts.length + more
  const isOne = count === 1
  return {
    subject: isOne
      ? t(i18n)`${product} er på tilbud hos ${chain}`
      : t(i18n)`${plural(count, { one: '# tilbud på det, du følger', other: '# tilbud på det, du følger' })}`,
    preview: alerts
      .slice(0, 3)
      .map((offer) => `${offer.name}: ${priceOf(offer)}`)
      .join(' · '),
    heading: isOne ? t(i18n)`Din vare er på tilbud` : t(i18n)`Dine varer er på tilbud`,
    greeting: greet(i18n, name),
    paragraphs: [t(i18n)`Din prisagent har fundet noget til dig.`],
    items: alerts.map((offer) => itemOf(i18n, offer, country)),
    ...(more > 0 && {
      afterItems: t(i18n)`${plural(more, {
        one: 'Der er # tilbud mere i din prisagent.',
        other: 'Der er # tilbud mere i din prisagent.',
      })}`,
    }),
    action: { label: t(i18n)`Se din prisagent`, url, otherwise: linkInstead(i18n) },
    reason: t(i18n)`Du får denne mail, fordi din prisagent hos ${siteName} følger varerne.`,
    stop: { label: t(i18n)`Stop alle mails fra prisagenten`, url: stopUrl },
  }
}

/** Tells of offers on what a price agent watches, as soon as they are known. */
export const priceAlerts: LetterWriter<'price-alerts'> = letterOf

/** Tells once a week of offers on what a price agent watches. */
export const weeklyAlerts: LetterWriter<'weekly-alerts'> = (i18n, input) => {
  const count = input.data.alerts.length + input.data.more
  return {
    ...letterOf(i18n, input),
    subject: t(i18n)`${plural(count, {
      one: 'Før du handler: # tilbud på det, du følger',
      other: 'Før du handler: # tilbud på det, du følger',
    })}`,
    heading: t(i18n)`Ugens tilbud på dine varer`,
    paragraphs: [t(i18n)`Her er, hvad din prisagent har fundet siden sidst.`],
  }
}
