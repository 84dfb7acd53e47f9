import { Trans, useLingui } from '@lingui/react/macro'
import { chip, tripSheet } from 'styled-system/recipes'
import { addDays } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import { tripDaysAhead, tripShopsMost } from '#app/domain/trip/trip.ts'
import type { TripChoice } from '#app/domain/trip/trip-choices.ts'
import { Select } from '#app/ui/select/select.tsx'
import type { TripActor, TripSnapshot } from './shown-trip.ts'

type Properties = { actor: TripActor; snapshot: TripSnapshot; country: Country }

/** What the shopper asks of the trip: how many shops, on which day, at whose chains. */
export function TripAsks({ actor, snapshot, country }: Properties) {
  const { t } = useLingui()
  const { choices, today, chainIds } = snapshot.context
  const choose = (choice: TripChoice) => actor.send({ type: 'choice.made', choice })
  const shops = [t`Én butik`, t`Højst to butikker`, t`Højst tre butikker`].slice(0, tripShopsMost)
  const days = Array.from({ length: tripDaysAhead + 1 }, (_, after) => addDays(today, after))
  const isAll = choices.scope === 'all'
  return (
    <div className={tripSheet().asks}>
      <Select
        label={t`Butikker`}
        isCompact
        value={String(choices.shops)}
        options={shops.map((label, index) => ({ value: String(index + 1), label }))}
        onChange={({ target }) => choose({ kind: 'shops', shops: Number(target.value) })}
      />
      <Select
        label={t`Dag`}
        isCompact
        value={choices.day ?? today}
        options={days.map((day) => ({
          value: day,
          label: day === today ? t`I dag` : weekdayAndDay(day, country),
        }))}
        onChange={({ target }) => choose({ kind: 'day', day: target.value === today ? null : target.value })}
      />
      {chainIds.length > 0 && (
        <button
          type="button"
          className={chip()}
          aria-pressed={isAll}
          onClick={() => choose({ kind: 'scope', scope: isAll ? 'mine' : 'all' })}
        >
          <Trans>Alle kæder</Trans>
        </button>
      )}
    </div>
  )
}
