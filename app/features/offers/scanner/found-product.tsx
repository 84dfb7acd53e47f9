import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { button, link, picture, scanner } from 'styled-system/recipes'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { unitPriceText } from '#app/domain/offers/unit-price-texts.ts'
import { priceInsight } from '#app/domain/prices/price-insight.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { offersInOrder } from '#app/domain/scan/scanned-product.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useAddToList } from '#app/flows/add-to-list/use-add-to-list.ts'
import { useShopper } from '#app/flows/memberships/use-shopper.ts'
import { useWatchOffer } from '#app/flows/price-agent/use-watch-offer.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ProductImage } from '#app/ui/picture/product-image.tsx'
import { VerdictText } from '#app/ui/price/verdict-text.tsx'
import { ActionLink } from '../action-link.tsx'
import { AddToListButton, FollowPriceButton } from '../offer-buttons.tsx'
import { OfferDays } from '../offer-days.tsx'
import { OfferPriceTag } from '../offer-price-tag.tsx'
import { InsightNote } from '../product/prices/insight-note.tsx'
import { ScanAnother } from './scan-another.tsx'
import type { AnswerProperties } from './scanner-answer.tsx'

/** So many chains are shown beside the cheapest; its page has all of them. */
const mostRows = 3

/** What was scanned: where it is cheapest today, the shopper's chains, what it cost before, plus and heart. */
export function FoundProduct({ actor, snapshot, title, foot }: AnswerProperties & { foot?: ReactNode }) {
  const { product, country, place } = snapshot.context
  const { mine } = useShopper()
  if (!product) return null
  const today = dayIn(country, new Date())
  const [cheapest] = product.offers
  if (!cheapest) return null
  const others = offersInOrder(product, mine).filter(({ id }) => id !== cheapest.id)
  const insight = priceInsight(cheapest, product.history, today)
  const classes = scanner()
  return (
    <>
      <div className={classes.product}>
        <div className={classes.image}>
          <span className={picture({ tint: product.tint })}>
            <ProductImage src={product.imageUrl} isEager sizes="72px" />
          </span>
        </div>
        <div>
          <h2 ref={title} tabIndex={-1}>
            {breakableName(product.name)}
          </h2>
          {product.size && <p>{product.size}</p>}
        </div>
        <FollowPriceButton offer={cheapest} />
      </div>
      <div className={classes.best}>
        <OfferPriceTag offer={cheapest} country={country} today={today} size="page" />
        <div>
          {isCheapest(cheapest) && (
            <b>
              <VerdictText verdict={cheapest.verdict} />
            </b>
          )}
          <ChainTile name={cheapest.chain.name} />
          <span>
            <OfferDays offer={cheapest} country={country} today={today} />
          </span>
          <span>{unitPriceText(cheapest, country)}</span>
        </div>
      </div>
      {others.length > 0 && (
        <ul className={classes.rows}>
          {others.slice(0, mostRows).map((offer) => (
            <Row key={offer.id} offer={offer} country={country} isMine={mine.includes(offer.chain.id)} />
          ))}
        </ul>
      )}
      {insight && <InsightNote insight={insight} country={country} />}
      {foot ?? (
        <div className={classes.ways}>
          {place === 'agent' ? <Follow offer={cheapest} /> : <Add offer={cheapest} />}
          <ScanAnother actor={actor} kind="mild" />
        </div>
      )}
      <p>
        <Link
          to="/{-$locale}/single/$id"
          params={{ id: String(cheapest.id) }}
          state={{ module: 'comparison' }}
          // The page may be the one behind the sheet.
          onClick={() => actor.send({ type: 'scanner.closed' })}
          className={link({ target: true })}
        >
          <Trans>Sammenlign kæderne, og se prisen over tid</Trans>
        </Link>
      </p>
    </>
  )
}

function Row({ offer, country, isMine }: { offer: OfferSummary; country: Country; isMine: boolean }) {
  const classes = scanner()
  const today = dayIn(country, new Date())
  return (
    <li>
      <div className={classes.who}>
        <ChainTile name={offer.chain.name} />
        {isMine && <Trans>din kæde</Trans>}
      </div>
      <div className={classes.price}>
        <OfferPriceTag offer={offer} country={country} today={today} size="row" isBest={false} />
        <small>{unitPriceText(offer, country)}</small>
      </div>
      <AddToListButton offer={offer} />
    </li>
  )
}

function Add({ offer }: { offer: OfferSummary }) {
  const add = useAddToList()
  return (
    <ActionLink to="/login" className={button({ wide: true })} aria-haspopup="dialog" act={() => add(offer)}>
      <Icon name="plus" />
      <Trans>Læg på sedlen</Trans>
    </ActionLink>
  )
}

function Follow({ offer }: { offer: OfferSummary }) {
  const watch = useWatchOffer()
  return (
    <ActionLink to="/check-email" className={button({ wide: true })} act={() => watch(offer)}>
      <Icon name="heart" />
      <Trans>Følg prisen</Trans>
    </ActionLink>
  )
}
