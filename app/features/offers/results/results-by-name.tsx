import { useRef } from 'react'
import { offerGrid, results } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import { NamedHeading } from '#app/ui/named-heading/named-heading.tsx'
import { OfferCard } from '../offer-card.tsx'
import { countShown } from './group-products.ts'
import { shortTerm } from './head/results-title.ts'
import { ShowMore } from './show-more.tsx'
import type { Selection } from './use-results-search.ts'

type Properties = {
  data: ResultsPageData
  country: Country
  selection: Selection
  /** Beside the filters, or on a page without them, because there is no answer. */
  layout: 'beside' | 'page'
}

/** As many as two rows in a wide window, as long as not all answers above them are shown. */
const fewAtFirst = 8

/** The offers whose products only have the words of the search in their names (§2.1). */
export function ResultsByName({ data, country, selection, layout }: Properties) {
  const grid = useRef<HTMLDivElement>(null)
  const { byName, total, today } = data
  if (!byName) return null
  const isAllAbove = countShown(data.products) >= total
  const offers = isAllAbove ? byName.offers : byName.offers.slice(0, fewAtFirst)
  return (
    <section className={results().byName}>
      <h2>
        <NamedHeading how={byName.how} term={shortTerm(data.term)} isBesideAnswer={layout === 'beside'} />
      </h2>
      <div ref={grid} className={offerGrid({ layout })}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} country={country} today={today} module="results" />
        ))}
      </div>
      {isAllAbove && (
        <ShowMore shown={offers.length} total={byName.total} selection={selection} grid={grid} />
      )}
    </section>
  )
}
