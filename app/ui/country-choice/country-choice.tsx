import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { quiet } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { countriesToChoose, countryNames } from '#app/domain/locale/choosable-countries.ts'
import type { Country } from '#app/domain/locale/locales.ts'

type Properties = {
  user: Pick<User, 'country_registered_to'> | null
  /** The class name of a country's link. */
  linkClass: string
  /** Called when a country is chosen. */
  onChosen: (country: Country) => void
}

/** Links to the front pages of the countries, and to the page of the choice. A user is told why there is only one. */
export function CountryChoice({ user, linkClass, onChosen }: Properties) {
  const own = user && countryNames[user.country_registered_to]
  return (
    <>
      <ul>
        {countriesToChoose(user).map((country) => (
          <li key={country}>
            <Link
              to="/{-$locale}"
              params={{ locale: country }}
              className={linkClass}
              onClick={() => onChosen(country)}
            >
              {countryNames[country]}
            </Link>
          </li>
        ))}
        {!user && (
          <li>
            <Link to="/{-$locale}/language" className={linkClass}>
              <Trans>Land og sprog</Trans>
            </Link>
          </li>
        )}
      </ul>
      {own && (
        <p className={quiet()}>
          <Trans>Din konto hører til {own}. Log ud for at se et andet land.</Trans>
        </p>
      )}
    </>
  )
}
