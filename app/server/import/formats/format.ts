import type { Queryable } from '../../db/database.ts'
import type { ImportedOffer } from '../row/imported-offer.ts'
import type { Rejection } from '../row/rejections.ts'
import type { SourceRow } from '../row/source-row.ts'
import type { FeedDefaults } from './feed-defaults.ts'

/** Columns of a feed that belong together, and what they hold, as the table of docs/import.md says it in Markdown. */
export type Columns = { names: readonly string[]; holds: string }

/** What the reader of a file is given: what its rows do not name, and a function that takes a sentence for the operator. */
export type Reading = { defaults: FeedDefaults; onNote: (note: string | undefined) => void }

/** A format of feeds. To add one, make a folder for it, and add it to the list in `formats.ts`. */
export type Format<Name extends string = string> = {
  /** Its name, as in `--format`. */
  name: Name
  /** How one recognises a feed in it, as docs/import.md and the help of the command say it. */
  recognised: string
  columns: readonly Columns[]
  /** The options without which no feed in it can be imported, and the sentence that says why. */
  unnamed?: { options: readonly ('country' | 'chain')[]; because: string }
  /** The fields that `--columns` may name a column for, if a feed may call them as it likes. */
  mappedFields?: readonly string[]
  /**
   * Reads the rows of a file as it arrives.
   * @throws FeedError if nothing of the file can be imported.
   */
  read: (text: AsyncGenerator<string>, reading: Reading) => AsyncGenerator<SourceRow[]>
  /** Creates the function that makes an offer of each row of one file. */
  normaliser: (defaults: FeedDefaults) => (fields: unknown) => ImportedOffer | Rejection
  /** Makes the format that also knows what other feeds brought to the database; called before an import begins. */
  learned?: (database: Queryable) => Promise<Format<Name>>
}
