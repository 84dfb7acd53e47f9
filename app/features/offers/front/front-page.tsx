import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chip, chips, link, offerGrid, pageColumn, section } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary as Offer } from '#app/domain/offers/offer-summary.ts'
import type { FrontPageData } from '#app/domain/search/pages.ts'
import type { RecommendingModule } from '#app/domain/tracking/tracking.ts'
import { Section } from '#app/ui/page/section.tsx'
import { OfferCard } from '../offer-card.tsx'
import { offersId } from '../offers-id.ts'
import { AgentBand } from './agent-band.tsx'
import { CategoryGroups } from './category-groups.tsx'
import { FrontLeaflets } from './front-leaflets.tsx'
import { Hero } from './hero.tsx'
import { RecentlyViewed } from './recently-viewed/recently-viewed.tsx'

type Properties = {
  data: FrontPageData
  country: Country
  search: ReactNode
  /** Where the shopper chooses their chains, and the button that shows all alike. */
  chains: ReactNode
  allChains: ReactNode
  ad: ReactNode
  recipes: ReactNode
}

/** The front page: the search, good prices, the categories, the leaflets, offers that end soon, and recipes. */
export function FrontPage({ data, country, search, chains, allChains, ad, recipes }: Properties) {
  const { today } = data
  const cards = (offers: Offer[], module: RecommendingModule) =>
    offers.map((offer) => (
      <OfferCard key={offer.id} module={module} offer={offer} country={country} today={today} />
    ))
  return (
    <main id="main">
      <Hero data={data} country={country} search={search} />
      {chains}
      <div className={pageColumn()}>
        <Section
          title={data.isOfMyChains ? <Trans>Ugen i dine kæder</Trans> : <Trans>Gode priser lige nu</Trans>}
          link={
            <Link to="/{-$locale}/offer" className={link({ target: true })}>
              <Plural value={data.totalOffers} one="Se # tilbud" other="Se alle # tilbud" />
            </Link>
          }
        >
          <ul className={chips({ scroll: true })}>
            {allChains}
            {data.chains.map((chain) => (
              <li key={chain.id}>
                <Link to="/{-$locale}/offer" search={{ chain: [chain.id] }} className={chip()}>
                  {chain.name}
                </Link>
              </li>
            ))}
          </ul>
          <div id={offersId} className={offerGrid({ layout: 'front' })}>
            {cards(data.goodPrices, 'good-prices')}
          </div>
        </Section>
        <Section title={<Trans>Gå på opdagelse</Trans>}>
          <CategoryGroups groups={data.groups} />
        </Section>
        <div className={section()}>{ad}</div>
        {data.leaflets.length > 0 && (
          <Section
            title={<Trans>Ugens tilbudsaviser</Trans>}
            link={
              <Link to="/{-$locale}/partner" className={link({ target: true })}>
                <Trans>Se alle</Trans>
              </Link>
            }
          >
            <FrontLeaflets leaflets={data.leaflets} country={country} today={today} />
          </Section>
        )}
        {data.endingSoon.length > 0 && (
          <Section
            title={<Trans>Slutter snart</Trans>}
            link={
              <Link to="/{-$locale}/offer" search={{ sort: 'end-date' }} className={link({ target: true })}>
                <Trans>Se alle</Trans>
              </Link>
            }
          >
            <div className={offerGrid({ layout: 'rail' })}>{cards(data.endingSoon, 'ending-soon')}</div>
          </Section>
        )}
        <Section
          title={<Trans>Opskrifter</Trans>}
          link={
            <Link to="/{-$locale}/post" className={link({ target: true })}>
              <Trans>Se alle</Trans>
            </Link>
          }
        >
          {recipes}
        </Section>
        <RecentlyViewed country={country} today={today} />
        <AgentBand offers={data.goodPrices.slice(0, 2)} country={country} />
      </div>
    </main>
  )
}
