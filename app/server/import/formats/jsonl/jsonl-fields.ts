import { listed, neededFields, noteOfUnread } from '../column-names.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { FeedError } from '../feed-error.ts'
import type { Columns } from '../format.ts'

/** The fields of a row, those of an offer. */
export const jsonlColumns: readonly Columns[] = [
  { names: ['name'], holds: 'required. The product, up to 300 characters; it may contain brand and size' },
  {
    names: ['price'],
    holds:
      'required. In minor units (øre, cent) as a whole number: `1295` is 12,95. The price of `units` pieces together',
  },
  { names: ['currency'], holds: 'required. `DKK`, `NOK`, `SEK` or `EUR`, as in the country' },
  { names: ['country'], holds: 'required, or `--country`' },
  { names: ['chain'], holds: 'required, or `--chain`' },
  {
    names: ['startDate', 'endDate'],
    holds: 'required, or `--start` and `--end`. First and last day, `2026-11-21`; both count',
  },
  { names: ['id'], holds: 'text or number, up to 200 characters' },
  { names: ['source'], holds: 'text, up to 100' },
  {
    names: ['chainCategory', 'chainWebsite'],
    holds:
      'what kind of shop the chain is (wholesale by its name, such as `Engros` or `Tukku`, is left out of verdicts, counts and front pages); its website',
  },
  { names: ['brand', 'parentBrand'], holds: 'the brand and the brand that owns it' },
  { names: ['gtin'], holds: 'trade number' },
  {
    names: ['category', 'categoryGroup'],
    holds:
      'the shelf, and the part of the shop that it belongs to; an offer that names only the part has it as its shelf',
  },
  {
    names: ['tint'],
    holds: "the colour behind the category's pictures: `oat`, `sky`, `butter`, `rose`, `mint`, `stone`",
  },
  {
    names: ['size'],
    holds:
      'as on the pack, `18 x 33 cl`. If absent, it is read from the name. If `null`, it is unknown, and the name is not changed',
  },
  {
    names: ['units', 'unitType'],
    holds: 'how many pieces the price is for (1), and what they are called (`stk.`, `st`, `kpl`)',
  },
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
