import '#app/late.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { link, pageColumn, quiet, weeklyPage } from 'styled-system/recipes'
import { isoWeek, longDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { PartnersPageData } from '#app/domain/partners/partner-pages.ts'
import { Section } from '#app/ui/page/section.tsx'
import { LeafletCover } from './leaflet-cover.tsx'
import { PaidLabel, PartnerProducts } from './partner-products.tsx'
import { Soon } from './soon.tsx'

type Properties = {
  data: PartnersPageData
  country: Country
  /** The button that shows all chains alike. */
  allChains: ReactNode
}

/** This week's leaflets by chain, what begins soon, and the partners (§2.1, `/partner`). */
export function PartnersPage({ data, country, allChains }: Properties) {
  const { today, mine, leaflets, soon, partners } = data
  const classes = weeklyPage()
  const week = isoWeek(today)
  const day = longDay(today, country)
  const drawn = (covers: PartnersPageData['mine']) => (
    <div className={classes.covers}>
      {covers.map((cover) => (
        <LeafletCover key={cover.id} cover={cover} country={country} today={today} />
      ))}
    </div>
  )
  return (
    <main id="main" className={pageColumn()}>
      <header className={classes.head}>
        <p className={classes.kicker}>
          <Trans>
            Uge {week} · {day}
          </Trans>
        </p>
        <h1>
          <Trans>Ugens tilbud, butik for butik</Trans>
        </h1>
        <p className={classes.lead}>
          <Trans>Bladr i butikkernes tilbudsaviser, og læg det, du skal bruge, direkte på sedlen.</Trans>{' '}
          <Link to="/{-$locale}/offer" className={link()}>
            <Plural value={data.totalOffers} one="Se # tilbud" other="Se alle # tilbud" />
          </Link>
        </p>
        <div className={classes.actions}>{allChains}</div>
      </header>
      {mine.length > 0 && <Section title={<Trans>Dine kæder</Trans>}>{drawn(mine)}</Section>}
      {leaflets.map(({ category, covers }) => (
        <Section key={category} title={category ?? <Trans>Andre butikker</Trans>}>
          {drawn(covers)}
        </Section>
      ))}
      <Soon offers={soon} country={country} today={today} />
      {partners.length > 0 && (
        <Section
          title={<Trans>Vores partnere</Trans>}
          link={
            <span className={quiet()}>
              <PaidLabel />
            </span>
          }
        >
          <div className={classes.partners}>
            {partners.map((partner) => (
              <PartnerProducts key={partner.id} partner={partner} />
            ))}
          </div>
        </Section>
      )}
    </main>
  )
}
