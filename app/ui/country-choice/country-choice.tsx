import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { quiet } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { countriesToChoose, countryNames } from '#app/domain/locale/choosable-countries.ts'

type Properties = {
  user: Pick<User, 'country_registered_to'> | null
  /** The class name of a country's link. */
  linkClass: string
}

/** Links to the front pages of the countries. A user is told why there is only one. */
export function CountryChoice({ user, linkClass }: Properties) {
  const own = user && countryNames[user.country_registered_to]
  return (
    <>
      <ul>
        {countriesToChoose(user).map((country) => (
          <li key={country}>
            <Link to="/{-$locale}" params={{ locale: country }} className={linkClass}>
              {countryNames[country]}
            </Link>
          </li>
        ))}
      </ul>
      {own && (
        <p className={quiet()}>
          <Trans>Din konto er oprettet i {own}, så du får tilbud derfra.</Trans>
        </p>
      )}
    </>
  )
}
