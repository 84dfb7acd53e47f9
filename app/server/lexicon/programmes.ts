import { type Country, countries, onceForCountry } from '#app/domain/locale/locales.ts'
import type { Programme } from '#app/domain/offers/offer-conditions.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { linesOf } from './lexicon-file.ts'

/** The columns of `programmes.tsv`; lexicon/README.md describes each. */
export const programmeColumns = ['id', 'name', 'countries', 'spellings', 'chains'] as const

type Line = Programme & { countries: readonly Country[]; spellings: string[]; chains: string[] }

const listed = (cell: string) => (cell === '' ? [] : cell.split(', '))

let read: readonly Line[] | undefined
function lines(): readonly Line[] {
  read ??= Array.from(
    linesOf('programmes.tsv', programmeColumns),
    ({ cells: [id = '', name = '', places = '', spellings = '', chains = ''] }): Line => ({
      id,
      name,
      countries: countries.filter((country) => places.split(' ').includes(country)),
      spellings: listed(spellings),
      chains: listed(chains).map(foldForKey),
    }),
  )
  return read
}

/** A spelling in one way, since texts join its words by hyphens or leave them apart: `kiwi-pluss`. */
const inOneWay = (spelling: string) => spelling.toLowerCase().replace(/[\s-]+/g, ' ')

/** The id of the programme that a spelling names in a country. */
export const programmeSpelled = (spelling: string, country: Country): string | undefined =>
  programmesInOneWay(country).get(inOneWay(spelling))

const programmesInOneWay = onceForCountry(
  (country) => new Map([...programmeSpellings(country)].map(([spelling, id]) => [inOneWay(spelling), id])),
)

/** The spellings of a country's programmes of members, each with the programme's id. */
export const programmeSpellings: (country: Country) => ReadonlyMap<string, string> = onceForCountry(
  (country) =>
    new Map(
      lines().flatMap(({ id, spellings, countries: places }) =>
        places.includes(country) ? spellings.map((spelling) => [spelling, id] as const) : [],
      ),
    ),
)

/** The programmes of a country, in the order of the file. */
export const programmesOf: (country: Country) => readonly Programme[] = onceForCountry((country) =>
  lines().flatMap(({ id, name, countries: places }) => (places.includes(country) ? [{ id, name }] : [])),
)

/** The id of the programme whose members a chain's prices for members are for; undefined if we know none. */
export function programmeOfChain(chain: string, country: Country): string | undefined {
  const key = foldForKey(chain)
  return lines().find(
    ({ chains, countries: places }) =>
      places.includes(country) && chains.some((start) => key === start || key.startsWith(`${start} `)),
  )?.id
}

/** A programme with its name. One that the lexicon no longer has is called by its id. */
export const programmeOf = (id: string): Programme => ({
  id,
  name: lines().find((line) => line.id === id)?.name ?? id,
})
