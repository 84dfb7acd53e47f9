import { Trans, useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { button, iconButton, tripSheet } from 'styled-system/recipes'
import { randomUuid } from '#app/device/random-uuid.ts'
import { appliedChains } from '#app/domain/chains/my-chains.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { takenLines } from '#app/domain/trip/taken-lines.ts'
import { inspect } from '#app/flows/inspect.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { followDay } from '#app/flows/list-sync/follow-day.ts'
import { followWindow } from '#app/flows/list-sync/follow-window.ts'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { planTripOf } from '#app/flows/trip/trip.actors.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useModal } from '#app/ui/modal/use-modal.ts'
import { Price } from '#app/ui/price/price.tsx'
import { tripMachine } from '#machines/trip/trip.machine.ts'
import type { ListOfShopper } from '../list-of-shopper.ts'
import { shownTrip } from './shown-trip.ts'
import { TripAsks } from './trip-asks.tsx'
import { TripNews } from './trip-news.tsx'
import { TripPlans } from './trip-plans.tsx'
import { TripShops } from './trip-shops.tsx'
import { wantedText } from './wanted-text.ts'

const weekRecipes = latePart(() => import('./recipes/week-recipes.tsx'))

type Properties = {
  owner: string
  view: ShoppingListView
  /** Number of changes that the server has not confirmed. */
  numberPending: number
  change: ListOfShopper['change']
  onTaken: () => void
  onLeft: () => void
}

/** The trip (§4): where to buy what is on the list, and why. */
export default function TripSheet({ owner, view, numberPending, change, onTaken, onLeft }: Properties) {
  const { t } = useLingui()
  const { uuid: listUuid, country, items } = view
  const title = useRef<HTMLHeadingElement>(null)
  const modal = useModal(onLeft, title)
  const chainIds = appliedChains(useMyChains())
  const wanted = wantedText(items)
  const isPending = numberPending > 0
  const [machine] = useState(() =>
    tripMachine.provide({ actors: { planTrip: planTripOf(owner), followDay, followWindow } }),
  )
  const actor = useActorRef(machine, {
    inspect,
    input: {
      listUuid,
      country,
      chainIds,
      today: dayIn(country, new Date()),
      list: { items, wanted, isPending },
    },
  })
  useEmitted(actor, { 'change.requested': (asked) => change(asked.change), 'trip.taken': onTaken })
  useEffect(
    () => actor.send({ type: 'list.drawn', items, wanted, isPending }),
    [actor, items, wanted, isPending],
  )
  const snapshot = useSelector(actor, (trip) => trip)
  const { trip, today } = snapshot.context
  const shown = trip && shownTrip(snapshot.context)
  const isPlanning = snapshot.hasTag('planning')
  const take = () => {
    if (!trip || !shown) return
    const lines = takenLines(shown.plan, {
      ...{ items, offers: trip.offers, newUuid: randomUuid },
      place: { country, today },
    })
    actor.send({ type: 'trip.take', lines })
  }
  const focusTitle = () => title.current?.focus({ preventScroll: true })
  // The plan is at the other end of the sheet.
  const planWithRecipes = () => {
    actor.send({ type: 'again.requested' })
    title.current?.focus()
  }
  const numberPriced = shown?.numberPriced ?? 0
  const numberOfItems = shown?.numberOfItems ?? 0
  const classes = tripSheet()
  return (
    <dialog {...modal} className={classes.root} aria-labelledby="trip-title">
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 id="trip-title" ref={title} tabIndex={-1}>
            <Trans>Din tur</Trans>
          </h2>
          <button type="button" className={iconButton()} aria-label={t`Luk`} onClick={onLeft}>
            <Icon name="x" />
          </button>
        </div>
        <TripNews actor={actor} snapshot={snapshot} shown={shown} country={country} onAnswered={focusTitle} />
        <TripAsks actor={actor} snapshot={snapshot} country={country} />
        {shown && (
          <>
            <TripPlans actor={actor} snapshot={snapshot} country={country} />
            <TripShops
              actor={actor}
              snapshot={snapshot}
              shown={shown}
              country={country}
              onChosen={focusTitle}
            >
              <LatePart code={weekRecipes}>
                {(WeekRecipes) => (
                  <WeekRecipes
                    {...{ owner, country, today, onLeft }}
                    chainIds={snapshot.context.choices.scope === 'mine' ? snapshot.context.chainIds : []}
                    isOutdated={snapshot.hasTag('outdated')}
                    onPlanAgain={planWithRecipes}
                  />
                )}
              </LatePart>
            </TripShops>
            <div className={classes.foot}>
              <div>
                <Price amount={shown.plan.total} country={country} size="card" />
                <p className={classes.note}>
                  <Trans>
                    for {numberPriced} af {numberOfItems} varer
                  </Trans>
                </p>
              </div>
              <button
                type="button"
                className={button()}
                aria-disabled={isPlanning || !snapshot.can({ type: 'trip.take', lines: [] })}
                onClick={take}
              >
                <Trans>Tag denne tur</Trans>
              </button>
            </div>
          </>
        )}
      </div>
    </dialog>
  )
}
