import { importedOfferSchema } from '../../offer/check-offer.ts'
import { listed, neededFields, noteOfUnread } from '../column-names.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { FeedError } from '../feed-error.ts'

const known = new Set(Object.keys(importedOfferSchema.entries))
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
