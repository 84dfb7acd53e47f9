import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { header, pageColumn } from 'styled-system/recipes'
import { siteName } from '#app/domain/brand.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'
import { CategoriesEntry } from './mega/categories-entry.tsx'
import { MegaMenuHost } from './mega/mega-menu-host.tsx'
import { NavLinks } from './nav-links.tsx'
import { ProgressBar } from './progress-bar.tsx'

type Properties = {
  country: Country
  /** Offers another country, above the bars and after the skip link. */
  offer?: ReactNode
  /** The categories of the menu below the nav; null if they could not be read. */
  categories: Category[] | null
  /** The search box; absent if the page has its own. */
  search?: ReactNode
  /** Opens the shopping list in narrow windows. */
  list?: ReactNode
  /** Opens it at the edge of wider windows. It precedes the page's content, so that the keyboard reaches it early. */
  listTab?: ReactNode
  /** Leads to the price agent in wide windows. */
  agent?: ReactNode
  user?: ReactNode
}

/** The header of every page (§2.4). */
export function Header({ country, offer, categories, search, list, listTab, agent, user }: Properties) {
  const { t } = useLingui()
  const { tab } = useTab()
  const isReturned = useLateSelector(tab?.searchRow, (row) => row?.hasTag('returned'))
  const classes = header()
  return (
    <header className={classes.root}>
      <ProgressBar />
      <a className={classes.skip} href="#main">
        <Trans>Gå til indhold</Trans>
      </a>
      {offer}
      <div className={classes.bar} data-returned={(search && isReturned) || undefined}>
        <div className={cx(pageColumn(), classes.row)}>
          <Link to="/{-$locale}" className={classes.home} aria-label={t`${siteName}, til forsiden`}>
            <Wordmark />
          </Link>
          <div className={classes.search}>{search}</div>
          <div className={classes.list}>{list}</div>
          <div className={classes.user}>{user}</div>
        </div>
      </div>
      {listTab}
      <div className={classes.navBar}>
        <div className={cx(pageColumn(), classes.navRow)}>
          <nav className={classes.nav} aria-label={t`Hovedmenu`}>
            <CategoriesEntry />
            <MegaMenuHost categories={categories ?? []} country={country} />
            <NavLinks country={country} linkClass={classes.link} />
          </nav>
          {agent}
        </div>
      </div>
    </header>
  )
}
