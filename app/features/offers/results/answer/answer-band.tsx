import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { answer as answerRecipe } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Answer, ProductCard } from '#app/domain/search/pages.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PriceTag } from '#app/ui/price/price-tag.tsx'
import { AddToListButton, FollowPriceButton } from '../../offer-buttons.tsx'
import { OfferDays } from '../../offer-days.tsx'
import { offerSize } from '../../offer-size.tsx'

type Properties = {
  answer: Answer
  country: Country
  today: Day
  /** Whether the first price is the lowest of all chains, and others cost more. */
  isCheapest: boolean
  /** Whether the answer is about chosen chains only. */
  isOfChains: boolean
}

/** Where it is cheapest: by the price of a full unit and, if another costs less, by what one pays (§2.1). */
export function AnswerBand({
  answer: { byUnit, byPrice },
  country,
  today,
  isCheapest,
  isOfChains,
}: Properties) {
  const classes = answerRecipe()
  const shared = { country, today }
  const unit = byUnit?.quantityType
  const first = byUnit ?? byPrice
  if (!first) return null
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <div className={classes.picture}>
        <Picture src={first.imageUrl} tint={first.tint} isEager />
      </div>
      <Column
        {...shared}
        offer={first}
        isBest={isCheapest}
        title={
          !byUnit ? (
            <Trans>Billigst lige nu</Trans>
          ) : isOfChains ? (
            <Trans>Billigst pr. {unit} i de valgte kæder</Trans>
          ) : (
            <Trans>Billigst pr. {unit} lige nu</Trans>
          )
        }
        titleId={titleId}
      />
      {byUnit && byPrice && (
        <Column {...shared} offer={byPrice} isBest={false} title={<Trans>Laveste pris</Trans>} />
      )}
    </section>
  )
}

const titleId = 'answer'

type ColumnProperties = {
  offer: ProductCard
  /** Whether it is cheaper than all others, which yellow means. */
  isBest: boolean
  title: ReactNode
  titleId?: string
  country: Country
  today: Day
}

function Column({ offer, isBest, title, titleId, country, today }: ColumnProperties) {
  const classes = answerRecipe()
  return (
    <div className={isBest || titleId ? classes.first : classes.second}>
      <h2 id={titleId}>{title}</h2>
      <div className={classes.offer}>
        <PriceTag offer={offer} country={country} today={today} isBest={isBest} size="answer" />
        <div className={classes.name}>
          <h3>
            <Link to="/{-$locale}/single/$id" params={{ id: String(offer.id) }} state={{ module: 'results' }}>
              {breakableName(offer.name)}
            </Link>
          </h3>
          <p>{offerSize(offer, country)}</p>
        </div>
      </div>
      <div className={classes.shops}>
        {namesOf(offer).map((name) => (
          <ChainTile key={name} name={name} size="lg" />
        ))}
        <span>
          <OfferDays offer={offer} country={country} today={today} />
        </span>
      </div>
      <div className={classes.ways}>
        <FollowPriceButton offer={offer} />
        <AddToListButton offer={offer} />
      </div>
    </div>
  )
}

const mostNamed = 3

/** The chains that ask this price, that of the offer first. */
function namesOf({ chain, shops }: ProductCard): string[] {
  const price = shops.find(({ id }) => id === chain.id)?.price
  const same = shops.filter((shop) => shop.price === price).map(({ name }) => name)
  return [...new Set([chain.name, ...same])].slice(0, mostNamed)
}
