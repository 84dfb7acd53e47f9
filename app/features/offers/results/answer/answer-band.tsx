import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { answer as answerRecipe } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { isOfGoods } from '#app/domain/prices/verdicts.ts'
import type { Answer, ProductCard } from '#app/domain/search/pages.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PriceTag } from '#app/ui/price/price-tag.tsx'
import { AddToListButton, FollowPriceButton } from '../../offer-buttons.tsx'
import { OfferDays } from '../../offer-days.tsx'
import { offerSize } from '../../offer-size.tsx'
import { type AnswerColumn, type AnswerScope, columnsOf } from './answered.ts'

type Properties = {
  answer: Answer
  country: Country
  today: Day
  /** What the answer is about. */
  scope: AnswerScope
}

/** Where it is cheapest: by the price of a full unit and, if another costs less, by what one pays (§2.1). */
export function AnswerBand({ answer, country, today, scope }: Properties) {
  const classes = answerRecipe()
  const [first, second] = columnsOf(answer)
  const { ofMine } = answer
  const titles: Record<AnswerColumn['kind'], (unit: string | null) => ReactNode> = {
    mine: (unit) =>
      answer.byUnit ? <Trans>Billigst pr. {unit} i dine kæder</Trans> : <Trans>Billigst i dine kæder</Trans>,
    unit: (unit) => unitTitles[scope](unit),
    price: () =>
      second?.kind === 'price' || scope !== 'all' ? (
        <Trans>Laveste pris</Trans>
      ) : (
        <Trans>Billigst lige nu</Trans>
      ),
  }
  if (!first) return null
  const column = ({ kind, offer }: AnswerColumn) => ({
    offer,
    country,
    today,
    title: titles[kind](offer.quantityType),
    isBest: isOfGoods(offer.verdict),
  })
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <div className={classes.picture}>
        <Picture src={first.offer.imageUrl} tint={first.offer.tint} isEager />
      </div>
      <Column {...column(first)} titleId={titleId}>
        {ofMine === null && <Trans>Ikke på tilbud i dine kæder</Trans>}
      </Column>
      {second && <Column {...column(second)} />}
    </section>
  )
}

const unitTitles: Record<AnswerScope, (unit: string | null) => ReactNode> = {
  all: (unit) => <Trans>Billigst pr. {unit} lige nu</Trans>,
  chains: (unit) => <Trans>Billigst pr. {unit} i de valgte kæder</Trans>,
  filters: (unit) => <Trans>Billigst pr. {unit} med dine filtre</Trans>,
}

const titleId = 'answer'

type ColumnProperties = {
  offer: ProductCard
  /** Whether it is the cheapest of all that was found, which yellow means here. */
  isBest: boolean
  title: ReactNode
  titleId?: string
  /** A remark below. */
  children?: ReactNode
  country: Country
  today: Day
}

function Column({ offer, isBest, title, titleId, children, country, today }: ColumnProperties) {
  const classes = answerRecipe()
  return (
    <div className={titleId ? classes.first : classes.second}>
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
        {children && <span>{children}</span>}
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
