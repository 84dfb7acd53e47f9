import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { iconButton, searchRow } from 'styled-system/recipes'
import { countryOfLocale, isLocale } from '#app/domain/locales.ts'
import { displayName } from '#app/domain/offers.ts'
import type { Tab } from '#app/tab/open-tab.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'
import type { Row } from '#machines/typeahead/typeahead.rows.ts'
import { Cell, GridRow } from './grid.tsx'
import { readAmount } from './read-amount.ts'

type Properties = { tab: Tab; row: Extract<Row, { kind: 'offer' }>; index: number; isCheapest: boolean }

/** An offer: its page, its place in the price agent, and its shop (Specification §2.5, organic result). */
export function OfferRow({ tab, row: { offer, isSponsored }, index, isCheapest }: Properties) {
  const { t } = useLingui()
  const { locale } = useParams({ strict: false })
  const country = countryOfLocale(isLocale(locale) ? locale : undefined)
  const name = displayName(offer)
  const amount = readAmount(offer.priceFormattedForCountry)
  const size = offer.definedDescription.map(({ value }) => value).join(', ')
  const unitPrice = offer.pricePerFullUnitOfQuantityTypeFormattedForCountry?.replace(/\s*\D+$/, '')
  const unit = offer.quantityType
  const classes = searchRow()
  return (
    <GridRow className={classes.offer} data-sponsored={isSponsored || offer.isHighlighted || undefined}>
      <Cell row={index} cell={0}>
        <Link
          to="/{-$locale}/single/$id"
          params={{ id: String(offer.id) }}
          className={classes.main}
          tabIndex={-1}
          onClick={(event) => {
            if (isPlainClick(event)) tab.typeahead.send({ type: 'dropdown.dismissed' })
          }}
        >
          <Picture src={offer.imageUrl} tint="stone" size="sm" isEager />
          <span>
            <span className={classes.name}>{name}</span>
            <span className={classes.meta}>
              <ChainTile name={offer.chain.name} />
              {offer.isHighlighted && !isSponsored && <span>{t`Sponsoreret`}</span>}
              {size && <span>{size}</span>}
              {unitPrice && unit && <span>{t`${unitPrice} pr. ${unit}`}</span>}
              {isCheapest && <span className={classes.best}>{t`Billigst`}</span>}
            </span>
          </span>
          {amount !== null && (
            <span className={classes.price} data-best={isCheapest || undefined}>
              <Price
                amount={amount}
                country={country}
                size="row"
                units={`${offer.units} ${offer.unitType}`}
              />
            </span>
          )}
        </Link>
      </Cell>
      <span className={classes.ways}>
        <Cell row={index} cell={1}>
          <button
            type="button"
            className={iconButton()}
            tabIndex={-1}
            aria-label={t`Følg prisen: ${name}`}
            onClick={() => tab.app.send({ type: 'agent.add', offer })}
          >
            <Icon name="heart" />
          </button>
        </Cell>
        {offer.offerUrl && (
          <Cell row={index} cell={2}>
            <a
              href={offer.offerUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={iconButton()}
              tabIndex={-1}
              aria-label={t`Gå til butikkens side: ${name} (åbner i ny fane)`}
            >
              <Icon name="arrow-square-out" />
            </a>
          </Cell>
        )}
      </span>
    </GridRow>
  )
}
