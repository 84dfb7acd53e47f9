import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode, useRef } from 'react'
import { offerGrid, readAloud, results } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { SkipLink } from '#app/ui/skip-link/skip-link.tsx'
import { offersId } from '../offers-id.ts'
import { ProductCard } from './cards/product-card.tsx'
import { Filters } from './filters/filters.tsx'
import { countShown, groupProducts, type ProductGroup } from './group-products.ts'
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
  /** Where the shopper says which memberships they have, among the filters. */
  memberships: ReactNode
  /** Where it is cheapest, if that can be said. */
  answer?: ReactNode
  /** The controls above the offers, if they do not stand elsewhere on the page. */
  toolbar?: ReactNode
  /** An ad to place among the offers, if there is one. */
  ad?: ReactNode
  /** An ad slot beside the offers, in very wide windows. */
  beside?: ReactNode
}

/** The number of cards before the ad: two rows at the commonest window width. Its style fixes the ad's row. */
const adPlace = 8
const eagerPictures = 4

/** The found products with filters, a sort control and a link to more of them (§2.1). */
export function ResultsBody({
  data,
  country,
  address,
  selection,
  memberships,
  answer,
  toolbar,
  ad,
  beside,
}: Properties) {
  const grid = useRef<HTMLDivElement>(null)
  const classes = results()
  const { products } = data
  const eager = new Set(products.slice(0, eagerPictures))
  const groups = groupProducts(data, address)
  const adGroup = groups.find(({ kind, products }) => kind !== 'sponsored' && products.length >= adPlace)
  return (
    <>
      <SkipLink to={offersId}>
        <Trans>Gå til tilbuddene</Trans>
      </SkipLink>
      {answer}
      <div className={classes.layout} data-beside={beside ? true : undefined}>
        <Filters data={data} selection={selection} memberships={memberships} />
        <div className={classes.main}>
          {toolbar}
          <div ref={grid} id={offersId} className={classes.grid} aria-busy={selection.isPending}>
            {groups.map((group) => {
              const { kind, unit, chain } = group
              const cards = group.products.map((product) => (
                <ProductCard
                  key={`${product.id} ${product.isHighlighted}`}
                  product={product}
                  country={country}
                  today={data.today}
                  chains={address.chain}
                  isEager={eager.has(product)}
                />
              ))
              return (
                <Fragment key={`${kind} ${unit} ${chain}`}>
                  <GroupHeading kind={kind} unit={unit} chain={chain} />
                  <div className={offerGrid({ layout: 'beside' })}>
                    {cards.slice(0, adPlace)}
                    {ad && group === adGroup && <div className={classes.wide}>{ad}</div>}
                    {cards.slice(adPlace)}
                  </div>
                </Fragment>
              )
            })}
          </div>
          {products.length === 0 && <NothingLeft data={data} selection={selection} />}
          <ShowMore
            shown={countShown(products)}
            cards={products.length}
            total={data.total}
            selection={selection}
            grid={grid}
          />
          <ResultsByName data={data} country={country} selection={selection} layout="beside" />
        </div>
        {beside && <div className={classes.beside}>{beside}</div>}
      </div>
    </>
  )
}

/** The heading of a group of offers; only heard if they are all of them. */
function GroupHeading({ kind, unit, chain }: Omit<ProductGroup, 'products'>) {
  const names: Record<ProductGroup['kind'], ReactNode> = {
    all: <Trans>Tilbud</Trans>,
    sponsored: <Trans>Sponsoreret</Trans>,
    ordered: <Trans>Tilbud</Trans>,
  }
  const name = chain ? (
    chain
  ) : unit ? (
    <Trans>Pris pr. {unit}</Trans>
  ) : unit === null ? (
    <Trans>Uden enhedspris</Trans>
  ) : (
    names[kind]
  )
  return <h2 className={kind === 'all' ? readAloud() : results().group}>{name}</h2>
}
