import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, link, type listItem } from 'styled-system/recipes'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { conditionsText } from '#app/domain/offers/offer-conditions.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { severalUnits } from '#app/domain/offers/several-pieces.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import { termInAddress } from '#app/domain/search/search-term.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { RowVerdict } from './row-verdict.tsx'

type Properties = {
  item: ViewedItem
  /** The best offer of today for it. */
  offer: OfferSummary
  country: Country
  classes: ReturnType<typeof listItem>
  onTaken: () => void
}

/** The best offer of today for a typed item (§2.10): one press takes it in the item's place, another shows the others. */
export function NeedOffer({ item, offer, country, classes, onTaken }: Properties) {
  const { t } = useLingui()
  const { name: need, checked } = item
  const { name, size } = offer
  const units = severalUnits(offer, country)
  const price = formatAmount(offer.price, country)
  const chain = offer.chain.name
  return (
    <div className={classes.need}>
      <p className={classes.offered}>
        <span>
          {units && `${units} `}
          {t`${price} hos ${chain}`}
        </span>{' '}
        <RowVerdict verdict={offer.verdict} classes={classes} />
        <small>
          {breakableName(name)}
          {[size, conditionsText(offer, country)].filter(Boolean).map((more) => ` · ${more}`)}
        </small>
      </p>
      {!checked && (
        <>
          <button
            type="button"
            className={button({ kind: 'mild' })}
            aria-label={t`Tag tilbuddet i stedet for ${need}: ${name}`}
            onClick={({ detail }) => {
              // The second press of a double one falls on the next row.
              if (detail <= 1) onTaken()
            }}
          >
            {t`Tag`}
          </button>
          <Link
            to="/{-$locale}/offer/$term"
            params={{ term: termInAddress(need) }}
            className={link()}
            aria-label={t`Andre tilbud på ${need}`}
          >
            {t`Andre`}
          </Link>
        </>
      )}
    </div>
  )
}
