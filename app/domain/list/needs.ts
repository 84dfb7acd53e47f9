import type { InferOutput } from 'valibot'
import type { needsSchema } from './need-schemas.ts'

/** The answer of `GET /api/shopping-list/uuid/{uuid}/needs` (§7.4). */
export type Needs = InferOutput<typeof needsSchema>
