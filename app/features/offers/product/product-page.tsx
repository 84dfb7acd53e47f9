import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { link, offerGrid, pageColumn, productPage } from 'styled-system/recipes'
import { categorySlug } from '#app/domain/categories/category-search.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Section } from '#app/ui/page/section.tsx'
import { OfferCard } from '../offer-card.tsx'
import { OfferPreview } from '../preview/offer-preview.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferStateNote } from './offer-state-note.tsx'
import { OtherSizes } from './other-sizes.tsx'
import { ChainComparison } from './prices/chain-comparison.tsx'
import { PriceHistory } from './prices/price-history.tsx'
import { Standing } from './prices/standing.tsx'
import { useViewedOffer } from './use-viewed-offer.ts'
import { ValidityNote } from './validity-note.tsx'

type Properties = { data: OfferPageData; country: Country; ad: ReactNode }

/** One offer: its details, the same product at other chains, its price over time, and similar offers. */
export function ProductPage({ data, country, ad }: Properties) {
  const { offer, today, state, chainCategory, category, others, otherSizes, history, related, goodPrices } =
    data
  useViewedOffer(offer, country)
  const shared = { country, today }
  const isLive = state === 'live'
  const hasOthers = others.some(({ id }) => id !== offer.id)
  return (
    <main id="main" className={pageColumn()}>
      <Breadcrumbs>
        <Link to="/{-$locale}">
          <Trans>Forside</Trans>
        </Link>
        {chainCategory && (
          <Link
            to="/{-$locale}/category/$slug"
            params={{ slug: categorySlug(chainCategory.name) }}
            search={{ id: chainCategory.id }}
          >
            {chainCategory.name}
          </Link>
        )}
        {category ? (
          <Link to="/{-$locale}/offer" search={{ category: [category.id] }}>
            {category.name}
          </Link>
        ) : (
          <Link to="/{-$locale}/offer">
            <Trans>Tilbud</Trans>
          </Link>
        )}
      </Breadcrumbs>
      <OfferStateNote data={data} country={country} />
      <OfferPreview
        offer={offer}
        description={data.description}
        standing={<Standing data={data} country={country} />}
        days={
          <>
            <ValidityNote offer={offer} {...shared} />
            <CorrectionNote correction={data.correction} />
          </>
        }
        facts={<OfferFacts data={data} country={country} />}
        {...shared}
      />
      <div className={productPage().columns}>
        {(hasOthers || otherSizes.length > 0) && (
          <div>
            {hasOthers && <ChainComparison offers={others} current={offer} isLive={isLive} {...shared} />}
            <OtherSizes offer={offer} sizes={otherSizes} {...shared} />
          </div>
        )}
        <PriceHistory history={history} offer={offer} isLive={isLive} {...shared} />
      </div>
      <div className={productPage().ad}>{ad}</div>
      {related.length > 0 && (
        <Section
          title={<Trans>Lignende tilbud</Trans>}
          link={
            category && (
              <Link
                to="/{-$locale}/offer"
                search={{ category: [category.id] }}
                className={link({ target: true })}
              >
                <Trans>Se alt i {category.name}</Trans>
              </Link>
            )
          }
        >
          <div className={offerGrid({ layout: 'rail' })}>
            {related.map((other) => (
              // Yellow is reserved for the one product that is compared here.
              <OfferCard
                module="related"
                key={other.id}
                offer={{ ...other, verdict: undefined }}
                {...shared}
              />
            ))}
          </div>
        </Section>
      )}
      {goodPrices.length > 0 && (
        <Section title={<Trans>Gode priser lige nu</Trans>}>
          <div className={offerGrid({ layout: 'rail' })}>
            {goodPrices.map((other) => (
              <OfferCard module="good-prices" key={other.id} offer={other} {...shared} />
            ))}
          </div>
        </Section>
      )}
    </main>
  )
}
