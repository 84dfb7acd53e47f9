import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { priceTag, readAloud, tripSheet } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { onWeekday, weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import { plansOf } from '#app/domain/trip/trip-answers.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Price } from '#app/ui/price/price.tsx'
import type { TripActor, TripSnapshot } from './shown-trip.ts'

type Properties = { actor: TripActor; snapshot: TripSnapshot; country: Country }
type Plan = ReturnType<typeof plansOf>[number]

/** The plans to choose from: the chosen one has its radio, the cheapest its yellow price and the word. */
export function TripPlans({ actor, snapshot, country }: Properties) {
  const { trip, plan: chosen } = snapshot.context
  const classes = tripSheet()
  if (!trip || trip.plan.chains.length === 0) return null
  const plans = plansOf(trip)
  const least = Math.min(...plans.map(({ plan }) => plan.total))
  const cheapest = plans.length > 1 ? plans.find(({ plan }) => plan.total === least) : undefined
  const shown = plans.find(({ name }) => name === chosen) ?? { plan: trip.plan }
  // The shops of the plan say it themselves.
  const isSaid = shown.plan.chains.some(({ toldUntil }) => toldUntil !== undefined)
  const toldUntil = isSaid ? undefined : trip.toldUntil
  const day = toldUntil && weekdayAndDay(toldUntil, country)
  return (
    <fieldset className={classes.plans} aria-busy={snapshot.hasTag('planning')}>
      <legend className={readAloud()}>
        <Trans>Vælg en plan</Trans>
      </legend>
      {plans.map((each) => (
        <label key={each.name} className={classes.plan}>
          <input
            type="radio"
            name="trip-plan"
            checked={each.name === chosen}
            onChange={() => actor.send({ type: 'plan.chosen', plan: each.name })}
          />
          <span className={classes.planText}>
            <b>
              <PlanName each={each} best={trip.plan} snapshot={snapshot} country={country} />
            </b>{' '}
            <span className={classes.tiles}>
              {each.plan.chains.map(({ id, name }) => (
                <ChainTile key={id} name={name} />
              ))}
            </span>{' '}
            <small>
              <Plural value={each.plan.chains.length} one="# butik" other="# butikker" />
              {each.plan.guesses > 0 && (
                <>
                  {', '}
                  <Plural value={each.plan.guesses} one="# gættet pris" other="# gættede priser" />
                </>
              )}
            </small>
          </span>
          <span className={classes.planSum}>
            <span className={each === cheapest ? priceTag({ best: true }).root : undefined}>
              <Price amount={each.plan.total} country={country} size="row" />
            </span>{' '}
            <small>
              {each === cheapest && (
                <b>
                  <Trans>Billigst</Trans>
                </b>
              )}
              {each === cheapest && each.name === 'later' && ' · '}
              <Difference each={each} country={country} />
            </small>
          </span>
        </label>
      ))}
      {day && (
        <p className={classes.untold}>
          <Trans>Ikke alle tilbud efter {day} er ude endnu.</Trans>
        </p>
      )}
    </fieldset>
  )
}

function PlanName({
  each,
  best,
  snapshot,
  country,
}: Omit<Properties, 'actor'> & { each: Plan; best: Plan['plan'] }) {
  const { today } = snapshot.context
  const weekday = weekdayAndDay(each.plan.day, country)
  const on = onWeekday(each.plan.day, country)
  if (each.name === 'fewer')
    return (
      <Plural
        value={best.chains.length - each.plan.chains.length}
        one="Én butik færre"
        other="# butikker færre"
      />
    )
  if (each.name === 'later') return <Trans>Vent til {weekday}</Trans>
  return each.plan.day === today ? <Trans>Bedst i dag</Trans> : <Trans>Bedst {on}</Trans>
}

function Difference({ each, country }: { each: Plan; country: Country }) {
  const { t } = useLingui()
  if (each.name === 'best') return null
  const amount = formatPlainPrice('saves' in each ? each.saves : each.costsMore, country)
  return 'saves' in each ? t`${amount} mindre` : t`${amount} mere`
}
