import '#app/late.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { leaflet, link, pageColumn } from 'styled-system/recipes'
import { isoWeek } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { LeafletData } from '#app/domain/partners/partner-pages.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ValidityNote } from '../product/validity-note.tsx'
import { Leaflet } from './leaflet.tsx'

type Properties = { data: LeafletData; page: number; country: Country }

/** A chain's leaflet of this week. */
export function LeafletPage({ data, page, country }: Properties) {
  const { chain, period, today } = data
  const classes = leaflet()
  const { name } = chain
  const week = isoWeek(today)
  return (
    <main id="main" className={pageColumn()}>
      <Breadcrumbs>
        <Link to="/{-$locale}">
          <Trans>Forside</Trans>
        </Link>
        <Link to="/{-$locale}/partner">
          <Trans>Tilbudsaviser</Trans>
        </Link>
        <Link to="/{-$locale}/partner/$chain" params={{ chain: chain.slug }}>
          {name}
        </Link>
      </Breadcrumbs>
      <header className={classes.head}>
        <h1>
          <Trans>
            Tilbudsavis fra {name} uge {week}
          </Trans>
        </h1>
        <ValidityNote offer={period} country={country} today={today} />
      </header>
      <Leaflet data={data} page={page} country={country} />
      <p className={classes.foot}>
        <Link to="/{-$locale}/offer" search={{ chain: [chain.id] }} className={link({ target: true })}>
          <Plural value={data.total} one={`Se # tilbud fra ${name}`} other={`Se alle # tilbud fra ${name}`} />
        </Link>
      </p>
    </main>
  )
}
