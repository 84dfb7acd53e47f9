import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { cx } from 'styled-system/css'
import { footer, link, pageColumn, quiet } from 'styled-system/recipes'
import { siteName } from '#app/domain/brand.ts'
import { type Country, countries } from '#app/domain/locales.ts'
import type { ShellData } from '#app/domain/pages.ts'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'

/** The countries by their own names, so that everyone finds theirs. */
const countryNames: Record<Country, string> = { dk: 'Danmark', no: 'Norge', se: 'Sverige', fi: 'Suomi' }

type Properties = { shell: ShellData }

export function Footer({ shell }: Properties) {
  const classes = footer()
  return (
    <footer className={classes.root}>
      <div className={pageColumn()}>
        <div className={classes.columns}>
          <div className={classes.about}>
            <Wordmark />
            <p className={quiet()}>
              <Trans>Ugens tilbud fra butikkerne omkring dig, samlet og sammenlignet.</Trans>
            </p>
          </div>
          {shell.chainCategories.length > 0 && (
            <div>
              <h2>
                <Trans>Kategorier</Trans>
              </h2>
              <ul>
                {shell.chainCategories.map(({ id, name, chainIds }) => (
                  <li key={id}>
                    <Link to="/{-$locale}/offer" search={{ chain: chainIds }} className={classes.link}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h2>
              <Trans>Land</Trans>
            </h2>
            <ul>
              {countries.map((country) => (
                <li key={country}>
                  <Link to="/{-$locale}" params={{ locale: country }} className={classes.link}>
                    {countryNames[country]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={cx(classes.base, quiet())}>
          <span>
            © {shell.year} {siteName}
          </span>
          <a className={link({ target: true })} href="#main">
            <Trans>Til toppen</Trans>
          </a>
        </div>
      </div>
    </footer>
  )
}
