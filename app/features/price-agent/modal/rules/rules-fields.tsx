import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { agentModal } from 'styled-system/recipes'
import { hasRules, type WatchRules } from '#app/domain/agents/watch-rules.ts'
import { addDays, type Day, formatDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { currencySign } from '#app/domain/prices/money.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/select/select.tsx'
import type { RulesForm } from './use-rules-form.ts'

type Properties = RulesForm & {
  /** The rules with which the form was opened. */
  initial: WatchRules
  country: Country
  /** The unit of the product's unit price (`kg`); null if its size is unknown. */
  unit: string | null
  today: Day
  isBusy: boolean
}

/** For how many weeks a watch can be paused. */
const pauses = [1, 2, 4, 8]

/** The rules of a watch behind a disclosure: a target, other sizes and brands, a pause (§4 price alerts). */
export function RulesFields({ form, disclosure, initial, country, unit, today, isBusy }: Properties) {
  const { t } = useLingui()
  const classes = agentModal()
  const sign = currencySign(country)
  const others = [
    { name: 'anySize', label: t`Alle størrelser` },
    { name: 'anyBrand', label: t`Alle mærker` },
  ] as const
  const wrong = t`Skriv en pris, for eksempel 20 eller 19,95.`
  return (
    <details ref={disclosure} className={classes.rules} open={hasRules(initial)}>
      <summary>
        <Trans>Flere valg</Trans>
        <Icon name="caret-down" />
      </summary>
      <div className={classes.fields}>
        <form.Field name="target">
          {(field) => (
            <TextField
              label={t`Højeste pris i ${sign}`}
              hint={<Trans>Uden en pris tæller alle tilbud.</Trans>}
              errors={field.state.meta.errors.length > 0 ? [wrong] : []}
              value={field.state.value}
              onChange={(event) => field.handleChange(event.target.value)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              readOnly={isBusy}
            />
          )}
        </form.Field>
        {unit !== null && (
          <form.Field name="per">
            {(field) => (
              <Select
                isLabelAbove
                label={t`Prisen gælder`}
                options={[
                  { value: 'piece', label: t`én vare` },
                  { value: 'unit', label: t`pr. ${unit}` },
                ]}
                value={field.state.value}
                onChange={(event) => field.handleChange(event.target.value === 'unit' ? 'unit' : 'piece')}
                disabled={isBusy}
              />
            )}
          </form.Field>
        )}
        {others.map(({ name, label }) => (
          <form.Field key={name} name={name}>
            {(field) => (
              <Checkbox
                label={label}
                checked={field.state.value}
                onChange={(event) => field.handleChange(event.target.checked)}
                disabled={isBusy}
              />
            )}
          </form.Field>
        ))}
        <form.Field name="pausedUntil">
          {(field) => (
            <Select
              isLabelAbove
              label={t`Pause`}
              options={pauseOptions()}
              value={field.state.value}
              onChange={(event) => field.handleChange(event.target.value)}
              disabled={isBusy}
            />
          )}
        </form.Field>
      </div>
    </details>
  )

  function pauseOptions() {
    const chosen = initial.paused_until
    const options = pauses.map((weeks) => {
      const value = addDays(today, weeks * 7)
      const day = formatDay(value, country)
      return { value, label: t`${plural(weeks, { one: '# uge', other: '# uger' })}, til ${day}` }
    })
    const isListed = chosen === null || options.some(({ value }) => value === chosen)
    const until = chosen && formatDay(chosen, country)
    return [
      { value: '', label: t`Ingen pause` },
      ...(isListed || !chosen ? [] : [{ value: chosen, label: t`Til ${until}` }]),
      ...options,
    ]
  }
}
