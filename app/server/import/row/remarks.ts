import type { RowPlace } from './source-row.ts'

/** What the report says of rows that are imported all the same; docs/import.md explains each. */
export type RemarkReason = 'sale-price' | 'other-good' | 'odd-price' | 'unknown-condition'

/**
 * A remark on a row that is imported, for a program and for a person. `offer` is the number by which a price that is kept
 * back can be released.
 */
export type Remark = { reason: RemarkReason; message: string; offer?: number }

/** A row that was imported, and what the report says of it. */
export type Remarked = RowPlace & { remark: Remark }
