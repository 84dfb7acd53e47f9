import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { footer, link, pageColumn, quiet } from 'styled-system/recipes'
import { rememberCountry } from '#app/device/cookies/chosen-country.ts'
import type { User } from '#app/domain/account/account.ts'
import { siteName } from '#app/domain/brand.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hasAboutLinks, hasAdvertisingPage, infoPages } from '#app/domain/navigation/info-pages.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { CountryChoice } from '#app/ui/country-choice/country-choice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'
import { CategoryLink } from './categories/category-link.tsx'

type Properties = {
  shell: ShellData
  country: Country
  user: User | null
  /** Renders the button of the cookie settings. */
  renderSettings: (className: string) => ReactNode
}

/** The footer of every page, in groups (§2.1, §2.4). */
export function Footer({ shell, country, user, renderSettings }: Properties) {
  const classes = footer()
  return (
    <footer id="footer" className={classes.root}>
      <div className={pageColumn()}>
        <div className={classes.columns}>
          <div className={classes.about}>
            <Wordmark />
            <p className={quiet()}>
              <Trans>Ugens tilbud fra butikkerne omkring dig, samlet og sammenlignet.</Trans>
            </p>
          </div>
          {shell.categories && shell.categories.length > 0 && (
            <Group title={<Trans>Kategorier</Trans>} isLong>
              {shell.categories.map((category) => (
                <li key={category.id}>
                  <CategoryLink category={category} className={classes.link}>
                    {category.name}
                  </CategoryLink>
                </li>
              ))}
            </Group>
          )}
          {hasAboutLinks(country) && (
            <Group title={<Trans>Om os</Trans>}>
              <InfoLink page={infoPages.about}>
                <Trans>Om {siteName}</Trans>
              </InfoLink>
              {hasAdvertisingPage(country) && (
                <InfoLink page={infoPages.advertising}>
                  <Trans>Annoncering</Trans>
                </InfoLink>
              )}
            </Group>
          )}
          <Group title={<Trans>Kontakt og data</Trans>}>
            <InfoLink page={infoPages.contact}>
              <Trans>Kontakt</Trans>
            </InfoLink>
            <InfoLink page={infoPages.personalData}>
              <Trans>Persondata</Trans>
            </InfoLink>
            <InfoLink page={infoPages.cookies}>
              <Trans>Cookies</Trans>
            </InfoLink>
            <li>{renderSettings(classes.link)}</li>
          </Group>
        </div>
        <section className={classes.countries} aria-labelledby="footer-country">
          <h2 id="footer-country">
            <Trans>Land</Trans>
          </h2>
          <CountryChoice user={user} linkClass={classes.link} onChosen={rememberCountry} />
        </section>
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

/** Links of one kind: below a heading in wide windows, and in a disclosure on phones. */
function Group({ title, isLong, children }: { title: ReactNode; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={footer().group}>
      <h2>{title}</h2>
      <details>
        <summary>
          {title} <Icon name="caret-down" />
        </summary>
        <ul data-long={isLong}>{children}</ul>
      </details>
    </div>
  )
}

/** An entry of the footer that leads to an info page. */
function InfoLink({ page, children }: { page: string; children: ReactNode }) {
  return (
    <li>
      <Link to="/{-$locale}/page/$slug" params={{ slug: page }} className={footer().link}>
        {children}
      </Link>
    </li>
  )
}
