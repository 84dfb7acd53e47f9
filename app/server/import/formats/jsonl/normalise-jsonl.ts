import { checkOffer } from '../../offer/check-offer.ts'
import { checkOfferAsStated } from '../../offer/texts-of-offer.ts'
import type { ImportedOffer } from '../../row/imported-offer.ts'
import type { Rejection } from '../../row/rejections.ts'
import type { FeedDefaults } from '../feed-defaults.ts'

/** The offer of a JSONL row, which is in our own format; docs/import.md lists its fields. */
export function normaliseJsonl(fields: unknown, defaults: FeedDefaults): ImportedOffer | Rejection {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return checkOffer(undefined)
  const row = fields as Record<string, unknown>
  return checkOfferAsStated({
    ...row,
    source: defaults.source ?? row.source,
    country: row.country ?? defaults.country,
    chain: defaults.chain ?? row.chain,
    startDate: row.startDate ?? defaults.startDate,
    endDate: row.endDate ?? defaults.endDate,
  })
}
