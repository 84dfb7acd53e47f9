import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { button, quiet, readAloud, tripSheet } from 'styled-system/recipes'
import type { Failure } from '#app/domain/failure.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ShownTrip, TripActor, TripSnapshot } from './shown-trip.ts'
import { useTripSentence } from './use-trip-sentence.ts'

type Properties = {
  actor: TripActor
  snapshot: TripSnapshot
  shown: ShownTrip | null
  country: Country
  /** The button that was pressed goes with what it answers. */
  onAnswered: () => void
}

/** What is to be known of the trip: how much it speaks of, that it is being planned, is out of date, or could not be planned. */
export function TripNews({ actor, snapshot, shown, country, onAnswered }: Properties) {
  const { failure, trip, choices } = snapshot.context
  const sentenceOf = useTripSentence(country)
  const isPlanning = snapshot.hasTag('planning')
  const priced = shown?.numberPriced
  const classes = tripSheet()
  const answer = (type: 'again.requested' | 'choice.undone') => {
    actor.send({ type })
    onAnswered()
  }
  const again = () => answer('again.requested')
  return (
    <div className={classes.news}>
      <p className={quiet()}>
        {isPlanning ? (
          <Trans>Planlægger turen …</Trans>
        ) : (
          shown && (
            <>
              <Plural value={shown.numberOfItems} one="# vare" other="# varer" />
              {', '}
              <Trans>{priced} med pris</Trans>
              {', '}
              {choices.scope === 'mine' ? <Trans>i dine kæder</Trans> : <Trans>i alle kæder</Trans>}
            </>
          )
        )}
      </p>
      <p role="status" className={readAloud()}>
        {!isPlanning && trip && snapshot.matches('planned') && sentenceOf(trip, snapshot.context.today)}
      </p>
      <div role="alert">
        {snapshot.hasTag('outdated') && (
          <div className={classes.alert}>
            <Icon name="warning-circle" />
            <p>
              <Trans>Sedlen eller dagens tilbud har ændret sig, siden turen blev planlagt.</Trans>
            </p>
            <button type="button" className={button({ kind: 'mild' })} onClick={again}>
              <Trans>Planlæg igen</Trans>
            </button>
          </div>
        )}
        {snapshot.matches('failed') && failure && (
          <div className={classes.alert}>
            <Icon name={failure.kind === 'offline' ? 'wifi-slash' : 'warning-circle'} />
            <p>
              <FailureText failure={failure} />
            </p>
            {failure.kind !== 'invalid' ? (
              <button type="button" className={button({ kind: 'mild' })} onClick={again}>
                <Trans>Prøv igen</Trans>
              </button>
            ) : (
              // The same would be refused again.
              snapshot.can({ type: 'choice.undone' }) && (
                <button
                  type="button"
                  className={button({ kind: 'mild' })}
                  onClick={() => answer('choice.undone')}
                >
                  <Trans>Fortryd valget</Trans>
                </button>
              )
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** Why no trip could be planned. What the server says of a choice is in the shopper's language. */
function FailureText({ failure }: { failure: Failure }) {
  const { t } = useLingui()
  switch (failure.kind) {
    case 'offline':
      return t`Turen kan først planlægges, når du har forbindelse. Sedlen kan du bruge imens.`
    case 'invalid':
      return Object.values(failure.errors).flat()[0]
    case 'throttled': {
      const seconds = failure.retryAfterSeconds
      return (
        <Plural
          value={seconds}
          one="Du har planlagt mange ture på kort tid. Prøv igen om # sekund."
          other="Du har planlagt mange ture på kort tid. Prøv igen om # sekunder."
        />
      )
    }
    case 'missing':
      return t`Sedlen findes ikke længere, eller du er ikke med på den. Luk turen, og se din seddel.`
    case 'unauthenticated':
    case 'forbidden':
      return t`Log ind igen for at planlægge turen.`
    default:
      return t`Turen kunne ikke planlægges. Prøv igen om lidt.`
  }
}
