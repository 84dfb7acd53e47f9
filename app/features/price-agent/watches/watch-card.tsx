import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useId } from 'react'
import { chainComparison, iconButton, watch as watchRecipe } from 'styled-system/recipes'
import type { MailChoice } from '#app/domain/agents/mail-choice.ts'
import { everyChain, type WatchSummary } from '#app/domain/agents/price-agent.ts'
import { unlikeWatch } from '#app/domain/agents/unlike-watch.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { joinNames } from '#app/domain/text/join-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { DrawnParts } from '../drawn-parts.ts'
import { AlertLine } from './alert-line.tsx'
import { RulesLine } from './rules-line.tsx'
import { WatchHistory } from './watch-history.tsx'

type Properties = {
  watch: WatchSummary
  today: Day
  /** The page's, whose language it is in. */
  country: Country
  mails: MailChoice
  parts: DrawnParts
  edit: (watch: WatchSummary) => void
  remove: (watch: WatchSummary) => void
}

/** How many offers are drawn before the others can be opened. */
const offersAtFirst = 3

/** A watched product: its chains, its offers of today, its usual price and the last alert. */
export const WatchCard = memo(Card)

function Card({ watch, today, country, mails, parts, edit, remove }: Properties) {
  const { t } = useLingui()
  const titleId = useId()
  const classes = watchRecipe()
  const { name, item, size, tint, offers, insight, lastAlert } = watch
  const isEverywhere = item.chain_ids.includes(everyChain)
  // The offers above tell of what was live when the watch was added.
  const isNews = lastAlert?.isMailed || !offers.some(({ id }) => id === lastAlert?.offerId)
  const chains = isEverywhere
    ? t`alle kæder`
    : joinNames(
        item.chain.map((chain) => chain.name),
        country,
      )
  return (
    <article className={classes.root} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Picture src={item.product.imageUrl} tint={tint} size="md" />
        <div>
          <h2 id={titleId} tabIndex={-1}>
            {breakableName(name)}
          </h2>
          <p>{[size, chains].filter(Boolean).join(' · ')}</p>
          <RulesLine {...watch} />
        </div>
        <div className={classes.actions}>
          <button
            type="button"
            className={iconButton()}
            aria-label={t`Ret dine valg for ${name}`}
            onClick={() => edit(watch)}
          >
            <Icon name="sliders-horizontal" />
          </button>
          <button
            type="button"
            className={iconButton()}
            aria-label={t`Stop med at følge ${name}`}
            onClick={() => remove(watch)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
      <div className={classes.body}>
        {offers.length > 0 ? (
          <Offers
            offers={offers}
            draw={(offer) =>
              parts.offer(offer, { country: watch.country, today, unlike: unlikeWatch(watch, offer) })
            }
          />
        ) : (
          <p>
            <Icon name="bell" />
            <span>
              <NoOffers rules={watch.rules} mails={mails} />
            </span>
          </p>
        )}
        {insight && parts.insight(insight, watch.country)}
        {isNews && lastAlert && <AlertLine alert={lastAlert} watch={watch} />}
        <WatchHistory watch={watch} parts={parts} />
      </div>
    </article>
  )
}

function NoOffers({ rules, mails }: Pick<WatchSummary, 'rules'> & Pick<Properties, 'mails'>) {
  const hasTarget = rules.target_price !== null || rules.target_unit_price !== null
  const isTold = rules.paused_until === null
  return (
    <>
      {hasTarget ? <Trans>Ingen tilbud til din pris lige nu.</Trans> : <Trans>Ikke på tilbud lige nu.</Trans>}{' '}
      {isTold && mails === 'at-once' && <Trans>Vi skriver, når der er et tilbud.</Trans>}
      {isTold && mails === 'weekly' && <Trans>Det næste tilbud kommer i din ugentlige mail.</Trans>}
    </>
  )
}

type OffersProperties = { offers: OfferSummary[]; draw: DrawOffer }
type DrawOffer = (offer: OfferSummary) => ReturnType<DrawnParts['offer']>

function Offers({ offers, draw }: OffersProperties) {
  const others = offers.slice(offersAtFirst)
  return (
    <>
      <ul className={chainComparison().root}>{offers.slice(0, offersAtFirst).map(draw)}</ul>
      {others.length > 0 && (
        <details>
          <summary>
            <Plural value={others.length} one="Vis # tilbud til" other="Vis # tilbud til" />
          </summary>
          <ul className={chainComparison().root}>{others.map(draw)}</ul>
        </details>
      )}
    </>
  )
}
