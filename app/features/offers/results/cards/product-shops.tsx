import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { button, iconButton, offerCard, productShops } from 'styled-system/recipes'
import type { SnapshotFrom } from 'xstate'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { piecePriceText } from '#app/domain/offers/several-pieces.ts'
import { unitPriceText } from '#app/domain/offers/unit-price-texts.ts'
import { judgedOffer } from '#app/domain/prices/judged-offer.ts'
import { orderFor } from '#app/domain/prices/order-for.ts'
import type { ProductCard } from '#app/domain/search/pages.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useShopper } from '#app/flows/memberships/use-shopper.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useVerdictText } from '#app/ui/price/verdict-text.tsx'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'
import type { productShopsMachine } from '#machines/product-shops/product-shops.machine.ts'
import { AddToListButton, FollowPriceButton } from '../../offer-buttons.tsx'
import { OfferDays } from '../../offer-days.tsx'
import { OfferPriceTag } from '../../offer-price-tag.tsx'

type Properties = {
  snapshot: SnapshotFrom<typeof productShopsMachine>
  product: ProductCard
  country: Country
  today: Day
  retry: () => void
}

/** The shops of a product below its card, the cheapest first: what each asks, until when, and what can be done with it. */
export default function ProductShops({ snapshot, product, country, today, retry }: Properties) {
  const { t } = useLingui()
  const classes = productShops()
  const { shops } = snapshot.context
  const shopper = useShopper()
  const title = useRef<HTMLHeadingElement>(null)
  // The button goes with the press, and the focus must not be lost with it.
  const retryHere = () => {
    title.current?.focus()
    retry()
  }
  return (
    <>
      <h4 ref={title} tabIndex={-1} className={classes.title}>
        {breakableName(product.name)} {product.size && <small>{product.size}</small>}
      </h4>
      {snapshot.hasTag('busy') && (
        <div role="status" aria-label={t`Henter priser`} className={classes.waiting}>
          {product.shops.map(({ id }) => (
            <SkeletonLine key={id} width="100%" height="40px" />
          ))}
        </div>
      )}
      {snapshot.matches({ open: 'failed' }) && (
        <div role="alert" className={classes.failed}>
          <p>
            <Trans>Priserne kunne ikke hentes.</Trans>
          </p>
          <button type="button" className={button({ kind: 'mild' })} onClick={retryHere}>
            <Trans>Prøv igen</Trans>
          </button>
        </div>
      )}
      {shops && shops.offers.length === 0 && (
        <p role="status">
          <Trans>Tilbuddene er slut.</Trans>
        </p>
      )}
      {shops && (
        <ul className={classes.rows}>
          {orderFor(
            shops.offers.map((offer) => judgedOffer(offer, shopper)),
            shopper,
          ).map((offer) => (
            <Shop key={offer.id} offer={offer} country={country} today={today} />
          ))}
        </ul>
      )}
    </>
  )
}

function Shop({ offer, country, today }: { offer: OfferSummary; country: Country; today: Day }) {
  const { t } = useLingui()
  const verdict = useVerdictText(offer.verdict)
  const classes = productShops()
  const details = [piecePriceText(offer, country), unitPriceText(offer, country)].filter(Boolean)
  return (
    <li>
      <div className={classes.who}>
        <Link to="/{-$locale}/single/$id" params={{ id: String(offer.id) }} state={{ module: 'comparison' }}>
          <ChainTile name={offer.chain.name} />
        </Link>
        <p>
          {verdict && <b className={offerCard().best}>{verdict} · </b>}
          <OfferDays offer={offer} country={country} today={today} />
        </p>
      </div>
      <div className={classes.price}>
        <OfferPriceTag offer={offer} country={country} today={today} size="row" isBest={false} />
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </div>
      <div className={classes.ways}>
        <span className={classes.heart}>
          <FollowPriceButton offer={offer} />
        </span>
        {offer.offerUrl && (
          <a
            href={offer.offerUrl}
            target="_blank"
            rel="noreferrer"
            className={iconButton()}
            aria-label={t`Gå til butikkens side: ${offer.chain.name} (åbner i ny fane)`}
          >
            <Icon name="arrow-square-out" />
          </a>
        )}
        <AddToListButton offer={offer} />
      </div>
    </li>
  )
}
