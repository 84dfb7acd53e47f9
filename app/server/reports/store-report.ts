import { createHmac } from 'node:crypto'
import type { Country } from '#app/domain/locale/locales.ts'
import { type OfferReport, withoutPersonal } from '#app/domain/offers/offer-report.ts'
import { InvalidInput } from '../api/failures.ts'
import type { Database } from '../db/database.ts'
import { number, statement, text } from '../db/statement.ts'
import { reportedUntilLookedAt } from '../offers/judged-prices.ts'
import { secretKey } from '../secret-key.ts'
import { refreshProduct } from './refresh-product.ts'

/** From so many visits on that say that an offer is wrong, it has no verdict. */
export const visitsBeforeNoVerdict = 3

/**
 * A visit as a report keeps it: a keyed hash of the browser's random name and the offer. Without the key it leads to no
 * browser, and even with it not from one offer to another.
 */
const visitOf = (browser: string, offerId: number): string =>
  createHmac('sha256', secretKey('offer-reports')).update(`${offerId} ${browser}`).digest('base64url')

const lockedOffer = statement({ id: number() }, 'select id from offers where id = $1 for update')

const storedReport = statement(
  { id: text() },
  `
insert into offer_reports (offer_id, wrong, sentence, visit, price, units, reported_on)
select o.id, $2, $3, $4, o.price, o.units, $5::date from offers o where o.id = $1
on conflict do nothing
returning id`,
)

// Those of the present price only: what the feed has corrected since is another offer to a shopper.
const keptBackOffer = statement(
  { country: text<Country>(), productId: number() },
  `
update offers o set kept_back_at = ${reportedUntilLookedAt}
where o.id = $1 and o.kept_back_at is distinct from ${reportedUntilLookedAt}
  and ${visitsBeforeNoVerdict} <= (
    select count(distinct r.visit) from offer_reports r
    where r.offer_id = o.id and r.looked_at is null and r.price = o.price and r.units = o.units)
returning country, product_id as "productId"`,
)

/**
 * Stores what a visit says is wrong with an offer; the same once more changes nothing. The third visit takes the offer's
 * verdict from it, until an operator has looked at it (§3 Compared prices).
 * @param visit the browser's random name, which is not stored.
 * @throws InvalidInput if there is no such offer.
 */
export async function storeReport(
  database: Database,
  { offerId, wrong, sentence }: OfferReport,
  { visit, now }: { visit: string; now: Date },
): Promise<void> {
  const kept = await database.transaction(async (tx) => {
    // Locked, so that of two visits at once the second counts the first.
    const [offer] = await tx.query(lockedOffer, [offerId])
    if (!offer) throw new InvalidInput({ offerId: ['offer'] })
    const [stored] = await tx.query(storedReport, [
      ...[offerId, wrong, withoutPersonal(sentence), visitOf(visit, offerId)],
      now.toISOString().slice(0, 10),
    ])
    return stored ? (await tx.query(keptBackOffer, [offerId]))[0] : undefined
  })
  if (kept) await refreshProduct(database, kept, now)
}
