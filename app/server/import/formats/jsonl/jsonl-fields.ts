import { listed, neededFields, noteOfUnread } from '../column-names.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { FeedError } from '../feed-error.ts'
import type { Columns } from '../format.ts'
import { offerColumns } from '../offer-columns.ts'

/** The fields of a row, those of an offer. */
export const jsonlColumns: readonly Columns[] = [
  offerColumns.name,
  {
    names: ['price'],
    holds:
      'required. In minor units (øre, cent) as a whole number: `1295` is 12,95. The price of `units` pieces together',
  },
  { names: ['currency'], holds: 'required. `DKK`, `NOK`, `SEK` or `EUR`, as in the country' },
  offerColumns.country,
  offerColumns.chain,
  {
    names: ['startDate', 'endDate'],
    holds: 'required, or `--start` and `--end`. First and last day, `2026-11-21`; both count',
  },
  { names: ['id'], holds: 'text or number, up to 200 characters' },
  offerColumns.source,
  offerColumns.chainKind,
  offerColumns.brand,
  offerColumns.gtin,
  offerColumns.category,
  {
    names: ['tint'],
    holds: "the colour behind the category's pictures: `oat`, `sky`, `butter`, `rose`, `mint`, `stone`",
  },
  {
    names: ['size'],
    holds:
      'as on the pack, `18 x 33 cl`. If absent, it is read from the name. If `null`, it is unknown, and the name is not changed',
  },
  offerColumns.units,
  { names: ['regularPrice'], holds: 'the usual price, in minor units' },
  { names: ['singlePrice'], holds: 'what one costs alone, in minor units, if `units` is more than 1' },
  {
    names: ['unitPrice', 'unitPricePer'],
    holds:
      'the price of a full unit in minor units, and the unit (`kg`, `l`, `m`, `stk`), as the retailer states it',
  },
  {
    names: ['unitPriceBound'],
    holds: '`most`, `least` or `about`, if the unit price is a limit or not exact',
  },
  {
    names: ['hasBrandField'],
    holds: '`false` if the feed does not know brands, so that offers without one may be of any',
  },
  { names: ['isHighlighted'], holds: '`true` for a sponsored offer' },
  { names: ['imageUrl'], holds: 'a link, or the path of a picture of this site (`/pictures/oel.svg`)' },
  { names: ['offerUrl'], holds: 'a link' },
  offerColumns.condition,
  { names: ['definedDescription'], holds: 'a list of texts; 12 of 300 characters are kept' },
]

const known = new Set(jsonlColumns.flatMap(({ names }) => names))
/** So many unknown fields are remembered, because a file may name others in each of its rows. */
const mostUnknown = 100

/** The fields that the rows of a JSONL file have. */
export class JsonlFields {
  #seen = new Set<string>()
  #unknown = 0

  /** Notes the fields of a row. */
  note(row: unknown): void {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return
    for (const name of Object.keys(row)) {
      if (this.#seen.has(name)) continue
      if (!known.has(name) && this.#unknown++ >= mostUnknown) continue
      this.#seen.add(name)
    }
  }

  /**
   * Checks the fields after the last row.
   * @returns a sentence on those that are not read, if there are any.
   * @throws FeedError if no row has a field that every offer needs, so that none was imported.
   */
  check(defaults: FeedDefaults): string | undefined {
    const names = [...this.#seen]
    const missing = [...neededFields(defaults), 'currency'].filter((field) => !this.#seen.has(field))
    if (names.length > 0 && missing.length > 0) {
      throw new FeedError(
        `No row has the field ${missing.join(', ')}. The fields are ${listed(names)}. docs/import.md describes them.`,
      )
    }
    return noteOfUnread('Fields', names, (name) => known.has(name))
  }
}
