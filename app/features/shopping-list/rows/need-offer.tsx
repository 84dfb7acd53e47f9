import { Trans, useLingui } from '@lingui/react/macro'
import { button, link, type listItem } from 'styled-system/recipes'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { conditionsText } from '#app/domain/offers/offer-conditions.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { severalUnits } from '#app/domain/offers/several-pieces.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { RowVerdict } from './row-verdict.tsx'

type Properties = {
  item: ViewedItem
  /** The best offer of today for it. */
  offer: OfferSummary
  country: Country
  classes: ReturnType<typeof listItem>
  onTaken: () => void
  /** Opens what else will do. */
  onOthers: () => void
}

/** The best offer of today for a typed item (§2.10): one press takes it in the item's place, another opens what else will do. */
export function NeedOffer({ item, offer, country, classes, onTaken, onOthers }: Properties) {
  const { t } = useLingui()
  const { name: need, checked, chainName: placed } = item
  const { name, size } = offer
  const units = severalUnits(offer, country)
  const price = formatAmount(offer.price, country)
  const chain = offer.chain.name
  return (
    <div className={classes.need}>
      <p className={classes.offered}>
        <span>
          {units && `${units} `}
          {placed === null || placed === chain
            ? t`${price} hos ${chain}`
            : t`Planlagt hos ${placed}, men ${price} hos ${chain}`}
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
            data-press="take"
            className={button({ kind: 'mild' })}
            aria-label={t`Tag tilbuddet i stedet for ${need}: ${name}`}
            onClick={({ detail }) => {
              // The second press of a double one falls on the next row.
              if (detail <= 1) onTaken()
            }}
          >
            {t`Tag`}
          </button>
          <Others need={need} onOthers={onOthers} />
        </>
      )}
    </div>
  )
}

/** The same line of a typed item for which nothing is on offer today. */
export function NeedWithoutOffer({
  item,
  classes,
  onOthers,
}: Pick<Properties, 'item' | 'classes' | 'onOthers'>) {
  return (
    <div className={classes.need}>
      <p className={classes.offered}>
        <small>
          <Trans>Ikke på tilbud i dag</Trans>
        </small>
      </p>
      {!item.checked && <Others need={item.name} onOthers={onOthers} />}
    </div>
  )
}

/** The same line of an item with a rule of which nothing is known, so that the rule can be changed. */
export function NeedUnknown({ item, classes, onOthers }: Pick<Properties, 'item' | 'classes' | 'onOthers'>) {
  return (
    <div className={classes.need}>
      <Others need={item.name} onOthers={onOthers} />
    </div>
  )
}

/** The room of that line before the server has answered: as high as most offers, so that no row moves when they come. */
export function RoomForOffer({ classes }: Pick<Properties, 'classes'>) {
  const { t } = useLingui()
  return (
    <div className={classes.need} data-awaited aria-hidden>
      <p className={classes.offered}>
        <span>{hardSpace}</span>
        <small>{hardSpace}</small>
      </p>
      <span data-press="take" className={button({ kind: 'mild' })}>{t`Tag`}</span>
      <span data-press="others" className={link()}>{t`Andre`}</span>
    </div>
  )
}

function Others({ need, onOthers }: { need: string } & Pick<Properties, 'onOthers'>) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      data-press="others"
      className={link()}
      aria-haspopup="dialog"
      aria-label={t`Andre tilbud på ${need}`}
      onClick={onOthers}
    >
      {t`Andre`}
    </button>
  )
}
