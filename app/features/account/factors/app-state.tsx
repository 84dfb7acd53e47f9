import { Plural, Trans } from '@lingui/react/macro'
import { button } from 'styled-system/recipes'
import type { SecondFactors } from '#app/domain/account/factors/factors.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { dayWithYear } from '#app/domain/locale/long-dates.ts'

type Properties = {
  /** Null until it is fetched, after it was added. */
  app: SecondFactors['app']
  country: Country
  onRemoval: () => void
}

/** Since when a login asks for a code of the app, and how many backup codes are left. */
export function AppState({ app, country, onRemoval }: Properties) {
  const day = app && dayWithYear(dayIn(country, new Date(app.added_at)), country)
  return (
    <>
      <p>
        {app && (
          <>
            <Trans>Slået til {day}.</Trans>{' '}
            <Plural
              value={app.backup_codes_left}
              _0="Du har ingen reservekoder tilbage. Slå fra og til igen for at få nye."
              one="Du har # reservekode tilbage."
              other="Du har # reservekoder tilbage."
            />
          </>
        )}
      </p>
      <button type="button" className={button({ kind: 'line' })} onClick={onRemoval}>
        <Trans context="button">Slå login i to trin fra</Trans>
      </button>
    </>
  )
}
