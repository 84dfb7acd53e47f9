import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { Country } from '#app/domain/locale/locales.ts'
import { perUnit } from '#app/domain/offers/unit-price-texts.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import type { ResultsPageData } from '#app/domain/search/pages.ts'
import { isFiltered, type ResultsSearch } from '#app/domain/search/results-search.ts'
import { jsonLd } from '#app/domain/text/json-ld.ts'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { asSentence } from '#app/domain/text/sentence.ts'
import { alternateLinks, canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'
import { comparedUnitPrice } from '../answer/answered.ts'
import { resultsTitle, shortTerm } from './results-title.ts'

type Page = { data: ResultsPageData; search: ResultsSearch; country: Country; origin: string; i18n: I18n }

/** Longer terms are not real searches, so their pages get no canonical address. */
const longestPath = 200

/** The head of a results page. */
export function resultsHead({ data, search, country, origin, i18n }: Page) {
  const term = data.correctedTo ?? data.term
  const name = resultsTitle(data, search, country) ?? t(i18n)`Alle tilbud`
  const title = term ? t(i18n)`${name} på tilbud` : name
  const path = term ? `/offer/${encodeURIComponent(term.toLowerCase())}` : '/offer'
  const isNamed = path.length < longestPath
  const isListed = isNamed && data.total > 0 && !data.correctedTo && !isFiltered(search)
  return {
    meta: [
      ...pageMeta({
        title,
        description: describe(data, search, country, i18n),
        country,
        url: canonicalUrl(origin, country, isNamed ? path : '/offer'),
      }),
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [
      ...(isNamed ? [canonicalLink(origin, country, path)] : []),
      ...(isListed ? alternateLinks(origin, path) : []),
    ],
    scripts: isListed ? [jsonLd(listFacts(data, country, origin))] : [],
  }
}

function describe(data: ResultsPageData, search: ResultsSearch, country: Country, i18n: I18n): string {
  const { totalOffers: total } = data
  const lowest = comparedUnitPrice(data, search)
  const searched = shortTerm(data.correctedTo ?? data.term)
  const found = searched
    ? t(i18n)`${plural(total, {
        one: `# tilbud på ${searched} i denne uge, samlet fra butikkerne og sammenlignet.`,
        other: `# tilbud på ${searched} i denne uge, samlet fra butikkerne og sammenlignet.`,
      })}`
    : t(i18n)`${plural(total, {
        one: '# tilbud i denne uge, samlet fra butikkerne og sammenlignet.',
        other: '# tilbud i denne uge, samlet fra butikkerne og sammenlignet.',
      })}`
  if (!lowest) return found
  const price = perUnit(formatMoney(lowest.amount, country), lowest.quantityType, country)
  return `${found} ${asSentence(t(i18n)`Billigst: ${price}`)}`
}

/** Structured data of the products in their order, each by the page of its cheapest offer. */
function listFacts({ total, products }: ResultsPageData, country: Country, origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products
      .filter(({ isHighlighted }) => !isHighlighted)
      .map(({ id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: canonicalUrl(origin, country, `/single/${id}`),
      })),
  }
}
