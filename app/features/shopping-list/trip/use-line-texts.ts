import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { formatSize } from '#app/domain/offers/sizes.ts'
import type { OfferDetail } from '#app/domain/partners/partner-pages.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import type { AnsweredLine } from '#app/domain/trip/taken-lines.ts'
import { isGuess } from '#app/domain/trip/trip.ts'
import { useQuantityText } from '../rows/use-quantity-text.ts'

type Of = { item: ViewedItem; offer: OfferDetail | undefined; isPinned: boolean; day: Day }

/**
 * What is said of a line of a plan: `what` is bought, with what is too much and what one more would cost; `why` it is bought
 * there, and for how much at the next best chain; and whether its price is a guess, or its offer has its last day.
 */
export type LineTexts = { what: string[]; why: string[]; isAbout: boolean; isLastDay: boolean }

export function useLineTexts(country: Country) {
  const { t, i18n } = useLingui()
  const wantedText = useQuantityText()
  const money = (amount: number) => formatPlainPrice(amount, country)

  const boughtTexts = ({ bought }: AnsweredLine, { item, offer }: Of): string[] => {
    if (!bought || !offer) return [wantedText(item)]
    const { packs, spare, over, oneMore } = bought
    const packsText = i18n.number(packs)
    const pieces = offer.size
      ? packs === 1
        ? offer.size
        : `${packsText}${hardSpace}×${hardSpace}${offer.size}`
      : wantedText({ quantity: packs })
    const much = over && formatSize({ ...over, pieces: 1 }, country)
    const price = money(oneMore)
    return [
      pieces,
      ...(spare > 0
        ? [t`${plural(spare, { one: '# mere end du skrev', other: '# mere end du skrev' })}`]
        : []),
      ...(much ? [t`${much} mere end du skrev`] : []),
      ...(offer.units > 1 ? [oneMore === 0 ? t`Én mere er med i prisen` : t`Én mere: ${price}`] : []),
    ]
  }

  const nextText = ({ next }: AnsweredLine): string[] => {
    if (!next) return []
    const [name, price] = [next.chain.name, money(next.amount)]
    if (next.kind === 'usual') return [t`${name}: plejer ${price}`]
    return [isGuess(next) ? t`${name}: ca. ${price}` : t`${name}: ${price}`]
  }

  const whyTexts = (line: AnsweredLine, { isPinned }: Of): string[] => {
    const { kind, amount, next } = line
    const known = kind === 'usual' ? [t`Plejer at koste`] : isGuess(line) ? [t`Gættet pris`] : []
    if (isPinned) return [...known, t`Du valgte butikken`, ...nextText(line)]
    // The shopper goes to no other chain, which says nothing of this one.
    if (!next) return known
    const reason =
      amount < next.amount ? t`Billigst her` : amount === next.amount ? t`Samme pris` : t`Sparer en tur`
    return [...known, reason, ...nextText(line)]
  }

  return (line: AnsweredLine, of: Of): LineTexts => ({
    what: boughtTexts(line, of),
    why: whyTexts(line, of),
    isAbout: isGuess(line),
    isLastDay: of.offer?.endDate === of.day,
  })
}
