import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { piecePrice, severalText } from '#app/domain/offers/several-pieces.ts'
import { shortPerUnit, unitPriceText } from '#app/domain/offers/unit-price-texts.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import { type PricedBy, priceStanding } from '#app/domain/prices/price-standing.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { joinNames } from '#app/domain/text/join-names.ts'

type Properties = { data: Pick<OfferPageData, 'offer' | 'others' | 'state'>; country: Country }

/** More chains than these are counted, not named. */
const mostNamed = 3

/** How a live offer's price compares among the chains that have the product today; nothing if it is the only one. */
export function Standing({ data: { offer, others, state }, country }: Properties) {
  const standing = state === 'live' ? priceStanding(offer, others) : undefined
  switch (standing?.kind) {
    case 'cheapest':
      return (
        <b>
          <CheapestOf chains={standing.chains} />
        </b>
      )
    case 'shared':
      return (
        <>
          {standing.isLowest && (
            <b>
              <CheapestOf chains={standing.chains} />
            </b>
          )}
          <p>
            <SamePrice offers={[offer, ...standing.sharers]} per={standing.per} country={country} />
          </p>
        </>
      )
    case 'undercut':
      return <Cheapest offers={standing.cheapest} per={standing.per} country={country} />
    case undefined:
      return null
  }
}

const CheapestOf = ({ chains }: { chains: number }) => (
  <Plural value={chains} one="Billigst af # kæde" other="Billigst af # kæder" />
)

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
