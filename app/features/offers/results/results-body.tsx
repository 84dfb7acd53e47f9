import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode, useRef } from 'react'
import { offerGrid, readAloud, results } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx'
import { OfferCard } from '../offer-card.tsx'
import { offersId } from '../offers-id.ts'
import { comparedOffers } from './compared-offers.ts'
import { Filters } from './filters/filters.tsx'
import { groupOffers, type OfferGroup } from './group-offers.ts'
import { NothingLeft } from './no-results/no-results.tsx'
import { ResultsByName } from './results-by-name.tsx'
import { ShowMore } from './show-more.tsx'
import type { Selection } from './use-results-search.ts'

type Properties = {
  data: ResultsPageData
  country: Country
  /** The selection of the address, which the offers belong to; `selection` may already be ahead of it. */
  address: ResultsSearch
  selection: Selection
  /** The controls above the offers, if they do not stand elsewhere on the page. */
  toolbar?: ReactNode
  /** An ad to place among the offers, if there is one. */
  ad?: ReactNode
  /** An ad slot beside the offers, in very wide windows. */
  beside?: ReactNode
}

/** The number of offers before the ad: two rows at the commonest window width. Its style fixes the ad's row. */
const adPlace = 8
const eagerPictures = 4

/** The found offers, sponsored ones first or apart, with filters, a sort control and a link to more of them. */
export function ResultsBody({ data, country, address, selection, toolbar, ad, beside }: Properties) {
  const grid = useRef<HTMLDivElement>(null)
  const classes = results()
  const offers = comparedOffers(data, address)
  const eager = new Set(offers.slice(0, eagerPictures))
  const groups = groupOffers(offers, { first: data.sponsored.length, search: address })
  const adGroup = groups.find(
    ({ kind, offers }) => (kind === 'all' || kind === 'ordered') && offers.length >= adPlace,
  )
  return (
    <>
      <SkipLink to={offersId}>
        <Trans>Gå til tilbuddene</Trans>
      </SkipLink>
      <div className={classes.layout} data-beside={beside ? true : undefined}>
        <Filters data={data} selection={selection} />
        <div className={classes.main}>
          {toolbar}
          <div ref={grid} id={offersId} className={classes.grid} aria-busy={selection.isPending}>
            {groups.map((group) => {
              const { kind, unit, offers } = group
              const cards = offers.map((offer) => (
                <OfferCard
                  key={offer.id}
                  offer={offer}
                  country={country}
                  today={data.today}
                  module="results"
                  isEager={eager.has(offer)}
                />
              ))
              return (
                <Fragment key={`${kind} ${unit}`}>
                  <GroupHeading kind={kind} unit={unit} />
                  <div className={offerGrid({ layout: 'beside' })}>
                    {cards.slice(0, adPlace)}
                    {ad && group === adGroup && <div className={classes.wide}>{ad}</div>}
                    {cards.slice(adPlace)}
                  </div>
                </Fragment>
              )
            })}
          </div>
          {offers.length === 0 && <NothingLeft selection={selection} />}
          <ShowMore shown={offers.length} total={data.total} selection={selection} grid={grid} />
          <ResultsByName data={data} country={country} selection={selection} layout="beside" />
        </div>
        {beside && <div className={classes.beside}>{beside}</div>}
      </div>
    </>
  )
}

/** The heading of a group of offers; only heard if they are all of them. */
function GroupHeading({ kind, unit }: Pick<OfferGroup, 'kind' | 'unit'>) {
  const names: Record<OfferGroup['kind'], ReactNode> = {
    all: <Trans>Tilbud</Trans>,
    sponsored: <Trans>Sponsoreret</Trans>,
    ordered: <Trans>Tilbud</Trans>,
    moreSponsored: <Trans>Flere sponsorerede tilbud</Trans>,
  }
  const name = unit ? (
    <Trans>Pris pr. {unit}</Trans>
  ) : unit === null ? (
    <Trans>Uden enhedspris</Trans>
  ) : (
    names[kind]
  )
  return <h2 className={kind === 'all' ? readAloud() : results().group}>{name}</h2>
}
