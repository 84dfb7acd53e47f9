import { fromPromise } from 'xstate'
import { fetchNeeds } from '#app/api/shopping-lists.ts'
import type { KnownNeeds } from '#app/domain/list/needs.ts'
import { detailOfOffer } from '#app/domain/partners/detail-of-offer.ts'

/**
 * Asks the server what is on offer today for the items of a list (§7.4, needs). Stopping the actor cancels it.
 * @param owner the email of the user whose list it is.
 * @throws a `Failure` if the server answers with another status than 200.
 */
export const fetchNeedsOf = (owner: string) =>
  fromPromise<KnownNeeds, { listUuid: string; chainIds: readonly number[] }>(async ({ input, signal }) => {
    const { needs, verdicts } = await fetchNeeds(input, { owner, signal })
    return {
      needs: new Map(
        needs.map(({ itemUuid, offer, verdict }) => [itemUuid, { ...detailOfOffer(offer), verdict }]),
      ),
      verdicts: new Map(verdicts.map(({ itemUuid, verdict }) => [itemUuid, verdict])),
    }
  })
