import type { Database } from '#app/server/db/database.ts'
import { widerTerms } from '#app/server/search/present/wider-terms.ts'
import { searchOffers } from '#app/server/search/search-offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { day } from '../quality/search/load-catalogue.ts'
import { readWords } from '../quality/search/read-words.ts'

const shown = 24
const none = { limit: shown, isExact: false }

const idsOf = (offers: readonly { id: number }[]) => offers.map(({ id }) => id)

/** What the dropdown and the results page answer to every term that the quality of the search is measured with. */
export async function* answerFacts(database: Database): AsyncGenerator<string> {
  for (const { country, text, form } of readWords('tuned')) {
    const { organicProductOffers, sponsoredProductOffers, sponsoredCustomPartnerProducts, ...told } =
      await searchTypeahead(database, { country, term: text, today: day })
    const { items, totalNumberOfItems } = organicProductOffers
    const answer = {
      items: idsOf(items),
      totalNumberOfItems,
      sponsored: idsOf(sponsoredProductOffers),
      ...told,
    }
    yield `dropdown ${country} ${text} (${form})\t${JSON.stringify([answer, sponsoredCustomPartnerProducts])}`
    if (form !== 'as written') continue
    const page = await searchOffers(database, { ...none, sort: 'relevance', country, term: text, today: day })
    const results = { ...page, products: idsOf(page.products), sponsored: idsOf(page.sponsored) }
    const wider = await widerTerms(database, { country, term: text })
    yield `page ${country} ${text}\t${JSON.stringify({ ...results, wider })}`
  }
}
