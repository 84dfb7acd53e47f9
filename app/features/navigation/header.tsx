import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { header, pageColumn } from 'styled-system/recipes'
import { siteName } from '#app/domain/brand.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'

type Properties = {
  /** The search box; left out where the page has one of its own. */
  search?: ReactNode
  /** Opens the shopping list, in narrow windows. */
  list?: ReactNode
  /** Opens it at the edge of wider ones. It comes before the page's content, so that the keyboard is soon there. */
  listTab?: ReactNode
  user?: ReactNode
}

/** The bar at the top of every page (Specification §2.4). */
export function Header({ search, list, listTab, user }: Properties) {
  const { t } = useLingui()
  const classes = header()
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <a className={classes.skip} href="#main">
          <Trans>Gå til indhold</Trans>
        </a>
        <div className={cx(pageColumn(), classes.row)}>
          <Link to="/{-$locale}" className={classes.home} aria-label={t`${siteName}, til forsiden`}>
            <Wordmark />
          </Link>
          <nav className={classes.nav} aria-label={t`Hovedmenu`}>
            <Link to="/{-$locale}/offer" className={classes.link} activeOptions={{ includeSearch: false }}>
              <Trans>Ugens tilbud</Trans>
            </Link>
          </nav>
          <div className={classes.search}>{search}</div>
          <Link to="/{-$locale}/check-email" className={classes.agent}>
            <Icon name="heart" /> <Trans>Prisagent</Trans>
          </Link>
          <div className={classes.list}>{list}</div>
          <div className={classes.user}>{user}</div>
        </div>
      </div>
      {listTab}
    </header>
  )
}
