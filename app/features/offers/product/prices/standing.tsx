import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { piecePrice, severalText } from '#app/domain/offers/several-pieces.ts'
import { shortPerUnit, unitPriceText } from '#app/domain/offers/unit-price-texts.ts'
import type { PricedBy } from '#app/domain/prices/compared-price.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import { priceStanding } from '#app/domain/prices/price-standing.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { joinNames } from '#app/domain/text/join-names.ts'
import { VerdictText } from '#app/ui/price/verdict-text.tsx'

type Properties = { data: Pick<OfferPageData, 'offer' | 'others' | 'state'>; country: Country }

/** More chains than these are counted, not named. */
const mostNamed = 3

/** The verdict on a live offer's price, and the chains that ask less for the product, or as much. */
export function Standing({ data: { offer, others, state }, country }: Properties) {
  const standing = state === 'live' ? priceStanding(offer, others) : undefined
  return (
    <>
      {state === 'live' && <Verdict verdict={offer.verdict} />}
      {standing?.kind === 'shared' && (
        <p>
          <SamePrice offers={[offer, ...standing.sharers]} per={standing.per} country={country} />
        </p>
      )}
      {standing?.kind === 'undercut' && (
        <Cheapest offers={standing.cheapest} per={standing.per} country={country} />
      )}
    </>
  )
}

function Verdict({ verdict }: Pick<OfferSummary, 'verdict'>) {
  if (verdict?.kind !== 'cheapest' || verdict.of !== 'product') return <VerdictText verdict={verdict} />
  const { chains } = verdict
  return (
    <b>
      <Plural value={chains} one="Billigst af # kæde" other="Billigst af # kæder" />
    </b>
  )
}

const namesOf = (offers: OfferSummary[]) => [...new Set(offers.map(({ chain }) => chain.name))]

/** The names of the chains, or their number: `Netto og Lidl`, `5 kæder`. */
function useChainNames(offers: OfferSummary[], country: Country): string {
  const { t } = useLingui()
  const names = namesOf(offers)
  if (names.length <= mostNamed) return joinNames(names, country)
  return t`${plural(names.length, { one: '# kæde', other: '# kæder' })}`
}

type Compared = { offers: [OfferSummary, ...OfferSummary[]]; per: PricedBy; country: Country }

/** Packs with the same unit price may differ in size and price, so the unit price is shown. */
function SamePrice({ offers, per, country }: Compared) {
  const chains = useChainNames(offers, country)
  const price = unitPriceText(offers[0], country)
  if (per === 'piece') return <Trans>Samme pris hos {chains}</Trans>
  return (
    <Trans>
      {price} hos {chains}
    </Trans>
  )
}

/** The text that all offers share; empty if it differs, because it would be wrong for some chains. */
function commonText(
  [first, ...others]: [OfferSummary, ...OfferSummary[]],
  textOf: (offer: OfferSummary) => string,
): string {
  const text = textOf(first)
  return others.every((other) => textOf(other) === text) ? text : ''
}

/** The chains with the lowest price: as it is sold there, of a piece if that is several, and of a full unit. */
function Cheapest({ offers, per, country }: Compared) {
  const [offer] = offers
  const isByUnit = per === 'unit'
  const chains = useChainNames(offers, country)
  const common = (text: typeof severalText | typeof unitPriceText) =>
    commonText(offers, (each) => text(each, country))
  const isForSeveral = offers.some(({ units }) => units > 1)
  const piece = isForSeveral
    ? shortPerUnit(piecePrice(offer), offer.unitType, country)
    : formatPlainPrice(piecePrice(offer), country)
  const texts = isByUnit
    ? [unitPriceText(offer, country), common(severalText)]
    : [common(severalText), piece, common(unitPriceText)]
  const [price, ...details] = [...new Set(texts.filter(Boolean))]
  return (
    <Link
      to="/{-$locale}/single/$id"
      params={{ id: String(offer.id) }}
      state={{ module: 'comparison' }}
      className={link({ target: true })}
    >
      <Trans>
        Billigst hos {chains}: {price}
      </Trans>
      {details.map((detail) => ` · ${detail}`)}
    </Link>
  )
}
