import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { cx } from 'styled-system/css'
import { footer, link, pageColumn, quiet } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { siteName } from '#app/domain/brand.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { CountryChoice } from '#app/ui/country-choice/country-choice.tsx'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'

type Properties = { shell: ShellData; user: User | null }

export function Footer({ shell, user }: Properties) {
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
            <CountryChoice user={user} linkClass={classes.link} />
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
