import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { iconButton, searchRow } from 'styled-system/recipes'
import { type Country, countryOfLocale, isLocale } from '#app/domain/locale/locales.ts'
import { displayName, type ProductOffer, sizeIn } from '#app/domain/offers/offers.ts'
import { unitPriceText } from '#app/domain/offers/unit-price-texts.ts'
import { readAmount } from '#app/domain/prices/read-amount.ts'
import { readUnitPrice } from '#app/domain/prices/unit-price-bounds.ts'
import type { PriceVerdict } from '#app/domain/prices/verdicts.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { usePutsByPress } from '#app/flows/add-to-list/use-puts-by-press.ts'
import { useAmountOnList } from '#app/flows/list/use-amount-on-list.ts'
import { addFoundOffer, watchFoundOffer } from '#app/flows/search/found-offer.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { PriceConditions } from '#app/ui/price/price-conditions.tsx'
import { useVerdictText } from '#app/ui/price/verdict-text.tsx'
import type { Choice, Row } from '#machines/typeahead/typeahead.rows.ts'
import { Cell, GridRow } from './grid.tsx'

type Properties = {
  tab: Tab
  row: Extract<Row, { kind: 'offer' }>
  index: number
  /** Whether it is the cheapest of all that the search found, which yellow marks. */
  isCheapest: boolean
  /** What its price is worth beside the same product at other chains. */
  verdict: PriceVerdict | undefined
}

/** An offer: a link to its page, and the buttons that its row has for the list, the price agent and the shop (§2.5). */
export function OfferRow({ tab, row: { offer, place, choices }, index, isCheapest, verdict }: Properties) {
  const { t } = useLingui()
  const { locale } = useParams({ strict: false })
  const country = countryOfLocale(isLocale(locale) ? locale : undefined)
  const name = displayName(offer)
  const amount = readAmount(offer.priceFormattedForCountry)
  const size = sizeIn(offer)
  const unit = offer.quantityType
  const priced = readUnitPrice(offer.pricePerFullUnitOfQuantityTypeFormattedForCountry)
  const unitPrice = unitPriceText({ ...priced, quantityType: offer.quantityType }, country)
  const has = (wanted: Choice['type']) => choices.some(({ type }) => type === wanted)
  const classes = searchRow()
  return (
    <GridRow className={classes.offer} data-sponsored={place === 'sponsored' || undefined}>
      <Cell row={index} cell={0}>
        <Link
          to="/{-$locale}/single/$id"
          params={{ id: String(offer.id) }}
          state={{ module: 'typeahead' }}
          className={classes.main}
          tabIndex={-1}
          onClick={(event) => {
            if (isPlainClick(event)) tab.typeahead.send({ type: 'dropdown.dismissed' })
          }}
        >
          <Picture src={offer.imageUrl} tint={offer.tint} size="sm" isEager />
          <span>
            {place === 'sponsored' && <span className={classes.sponsored}>{t`Sponsoreret`}</span>}
            <span className={classes.name}>{breakableName(name)}</span>
            <span className={classes.meta}>
              <span className={classes.chain}>
                <ChainTile name={offer.chain.name} />
                <Verdict verdict={verdict} />
              </span>
              {size && <span>{size}</span>}
              {unitPrice && <span>{unitPrice}</span>}
              <PriceConditions offer={offer} country={country} />
            </span>
          </span>
          {amount !== null && (
            <span className={classes.price}>
              <span className={classes.amount} data-best={isCheapest || undefined}>
                <Price offer={{ ...offer, price: amount }} country={country} size="found" isCounted />
              </span>
              {isCheapest && (
                <span className={classes.best}>{unit ? t`Billigst pr.\u00a0${unit}` : t`Billigst`}</span>
              )}
            </span>
          )}
        </Link>
      </Cell>
      <span className={classes.ways}>
        <Cell row={index} cell={1}>
          <AddButton tab={tab} offer={offer} name={name} country={country} />
        </Cell>
        {has('agent.requested') && (
          <Cell row={index} cell={2}>
            <button
              type="button"
              className={iconButton()}
              tabIndex={-1}
              aria-label={t`Følg prisen: ${name}`}
              onClick={() => watchFoundOffer(tab, offer, country)}
            >
              <Icon name="heart" />
            </button>
          </Cell>
        )}
        {offer.offerUrl && has('website.requested') && (
          <Cell row={index} cell={3}>
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

/** The verdict in few words, beside the chain. */
function Verdict({ verdict }: Pick<Properties, 'verdict'>) {
  const { t } = useLingui()
  const text = useVerdictText(verdict)
  if (verdict?.kind !== 'cheapest' || verdict.of !== 'product') return text && <b>{text}</b>
  const { chains } = verdict
  return <b>{t`Billigst af ${chains}`}</b>
}

/** Opens the add-to-list modal over the dropdown; shows the quantity on the list. */
function AddButton({
  tab,
  offer,
  name,
  country,
}: {
  tab: Tab
  offer: ProductOffer
  name: string
  country: Country
}) {
  const { t } = useLingui()
  const amount = useAmountOnList(offer.id)
  return (
    <button
      type="button"
      className={iconButton({ kind: amount > 0 ? 'added' : 'add' })}
      tabIndex={-1}
      aria-haspopup={usePutsByPress() ? undefined : 'dialog'}
      aria-label={amount > 0 ? t`${amount} på sedlen: ${name}` : t`Læg på sedlen: ${name}`}
      onClick={() => addFoundOffer(tab, offer, country)}
    >
      {amount > 0 ? amount : <Icon name="plus" />}
    </button>
  )
}
