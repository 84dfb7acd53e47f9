import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { chip, chips, hero, pageColumn } from 'styled-system/recipes'
import { type Day, isoWeek, longDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FrontPageData } from '#app/domain/search/pages.ts'
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx'
import { offersId } from '../offers-id.ts'
import { SearchLink } from '../search-link.tsx'
import { Shelf } from './shelf.tsx'

type Properties = { data: FrontPageData; country: Country; search: ReactNode }

/** The search at the top of the front page, with a shelf of the week's cheapest everyday goods beside it. */
export function Hero({ data, country, search }: Properties) {
  const classes = hero()
  return (
    <section className={classes.root}>
      <div className={cx(pageColumn(), classes.row)}>
        <div className={classes.ask}>
          <p className={classes.kicker}>
            <WeekAndDay today={data.today} country={country} />
          </p>
          <h1 className={classes.title}>
            <Trans>Hvad skal på sedlen i dag?</Trans>
          </h1>
          <SkipLink to={offersId}>
            <Trans>Gå til tilbuddene</Trans>
          </SkipLink>
          {search}
          <PopularSearches terms={data.popularSearches} />
        </div>
        <Shelf offers={data.staples} country={country} today={data.today} />
      </div>
    </section>
  )
}

function WeekAndDay({ today, country }: { today: Day; country: Country }) {
  const week = isoWeek(today)
  const day = longDay(today, country)
  return (
    <Trans>
      Uge {week} · {day}
    </Trans>
  )
}

function PopularSearches({ terms }: { terms: string[] }) {
  const { t } = useLingui()
  return (
    <nav className={cx(chips({ scroll: true }), hero().popular)} aria-label={t`Populære søgninger`}>
      {terms.map((term) => (
        <SearchLink key={term} term={term} className={chip({ on: 'hero' })} />
      ))}
    </nav>
  )
}
