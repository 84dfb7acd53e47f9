import type { RowPlace } from './source-row.ts'

/** What the report says of rows that are imported all the same; docs/import.md explains each. */
export type RemarkReason = 'sale-price' | 'other-good'

/** A remark on a row that is imported, for a program and for a person. */
export type Remark = { reason: RemarkReason; message: string }

/** A row that was imported, and what the report says of it. */
export type Remarked = RowPlace & { remark: Remark }
