import '#app/late.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { button, languagePage, pageColumn } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { siteName } from '#app/domain/brand.ts'
import { countriesToChoose, countryNames, languageNames } from '#app/domain/locale/choosable-countries.ts'
import { type Country, languageOfCountry } from '#app/domain/locale/locales.ts'
import { useTabWhenIdle } from '#app/flows/tab/use-tab-when-idle.ts'
import { Flag } from '#app/ui/flag/flag.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'
import { FailedPress } from '../failed-press.tsx'
import { ProgressBar } from '../progress-bar.tsx'

type Properties = {
  country: Country
  user: User | null
  /** What the address says just happened, if it says anything. */
  notice: ReactNode
  /** The button that logs the user out. */
  logOut: ReactNode
  notifications: ReactNode
}

/**
 * `/language`: the choice of country, with which the language comes (§2.1). A form, so that it works without
 * JavaScript; the server remembers the choice. A user is told why there is only one country, and can log out.
 */
export function LanguagePage({ country: current, user, notice, logOut, notifications }: Properties) {
  const { t } = useLingui()
  useTabWhenIdle()
  const own = user && countryNames[user.country_registered_to]
  const classes = languagePage()
  return (
    <>
      <ProgressBar />
      <header className={cx(pageColumn(), classes.head)}>
        <Link to="/{-$locale}" aria-label={t`${siteName}, til forsiden`}>
          <Wordmark />
        </Link>
      </header>
      {notice}
      <div className={pageColumn()}>
        <main id="main" className={classes.main}>
          <h1>
            <Trans>Vælg land</Trans>
          </h1>
          <p className={classes.lead}>
            {own ? (
              <Trans>Din konto hører til {own}. Log ud for at se et andet land.</Trans>
            ) : (
              <Trans>Tilbuddene er fra butikkerne i landet, og sproget følger med. Vi husker dit valg.</Trans>
            )}
          </p>
          <form method="post" action="/language">
            <ul className={classes.countries}>
              {countriesToChoose(user).map((country) => (
                <li key={country}>
                  <button
                    type="submit"
                    formAction={`/language?country=${country}`}
                    className={classes.country}
                    lang={languageOfCountry(country)}
                    aria-current={country === current || undefined}
                  >
                    <Flag country={country} />
                    <span className={classes.name}>
                      <b>{countryNames[country]}</b>
                      <span>{languageNames[country]}</span>
                    </span>
                    {country === current && <Icon name="check" />}
                  </button>
                </li>
              ))}
            </ul>
          </form>
          <div className={classes.ways}>
            {user && logOut}
            <Link to="/{-$locale}" className={button({ kind: 'text' })}>
              <Trans>Til forsiden</Trans>
            </Link>
          </div>
        </main>
      </div>
      {notifications}
      <FailedPress />
    </>
  )
}
