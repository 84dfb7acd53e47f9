import type { ChoosableChain } from '#app/domain/chains/my-chains.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { type Country, intlLocaleOfCountry } from '#app/domain/locale/locales.ts'
import { rememberAnswer } from '../answers/remember-answers.ts'
import type { Queryable } from '../db/database.ts'
import { number, statement, text } from '../db/statement.ts'
import { placeOfChain } from '../lexicon/known-chains.ts'

const shopsOfCountry = statement(
  { id: number(), name: text(), offers: number() },
  `
select c.id, c.name, count(o.id)::int as offers
from chains c
left join chain_categories k on k.id = c.chain_category_id
left join offers o on o.chain_id = c.id and o.start_date <= $2 and o.end_date >= $2
where c.country = $1 and not coalesce(k.is_wholesale, false)
group by c.id, c.name`,
)

type Sorted = { name: string; offers: number }

/** Sorts chains as shoppers know them: by the lexicon's order, then the one with the most offers, then by name. */
export function byHowKnown<Chain extends Sorted>(chains: readonly Chain[], country: Country): Chain[] {
  const { compare } = new Intl.Collator(intlLocaleOfCountry(country))
  const placed = chains.map((chain) => ({ chain, place: placeOfChain(country, chain.name) }))
  return placed
    .sort(
      (a, b) =>
        // Two infinities have no difference.
        (a.place === b.place ? 0 : a.place - b.place) ||
        b.chain.offers - a.chain.offers ||
        compare(a.chain.name, b.chain.name),
    )
    .map(({ chain }) => chain)
}

/** A country's chains for shoppers, the best known first; the same for everyone, and read again once a minute. */
export function listKnownChains(database: Queryable, country: Country): Promise<ChoosableChain[]> {
  const now = new Date()
  const today = dayIn(country, now)
  const keeping = { now: now.getTime(), seconds: 60 }
  return rememberAnswer(database, `known chains ${country} ${today}`, keeping, async () => {
    const shops = await database.query(shopsOfCountry, [country, today])
    return byHowKnown(shops, country).map(({ id, name }) => ({ id, name }))
  })
}
