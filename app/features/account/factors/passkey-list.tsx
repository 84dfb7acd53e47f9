import { Trans, useLingui } from '@lingui/react/macro'
import { button, secondFactors } from 'styled-system/recipes'
import type { Passkey } from '#app/domain/account/factors/factors.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { dayWithYear } from '#app/domain/locale/long-dates.ts'

type Properties = {
  passkeys: Passkey[]
  country: Country
  /** The browser is making one: until then none is removed. */
  isBusy: boolean
  onRemoval: (id: string) => void
}

/** A user's passkeys, the oldest first, each with a button that removes it. */
export function PasskeyList({ passkeys, country, isBusy, onRemoval }: Properties) {
  const { t } = useLingui()
  const classes = secondFactors()
  const day = (moment: string) => dayWithYear(dayIn(country, new Date(moment)), country)
  if (passkeys.length === 0) return null
  return (
    <ul className={classes.list}>
      {passkeys.map(({ id, name, added_at, last_used_at }) => (
        <li key={id} className={classes.row}>
          <span>
            <b>{name}</b>
            <small>
              {last_used_at === null
                ? t`Tilføjet ${day(added_at)}, ikke brugt endnu`
                : t`Tilføjet ${day(added_at)}, sidst brugt ${day(last_used_at)}`}
            </small>
          </span>
          <button
            type="button"
            className={button({ kind: 'text' })}
            aria-label={t`Fjern adgangsnøglen ${name}`}
            aria-disabled={isBusy}
            onClick={() => onRemoval(id)}
          >
            <Trans>Fjern</Trans>
          </button>
        </li>
      ))}
    </ul>
  )
}
