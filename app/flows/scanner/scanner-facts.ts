import type { RegisteredRouter } from '@tanstack/react-router'
import { termInAddress } from '#app/domain/search/search-term.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import { takeBackOffer } from '../list/held-list.ts'
import type { Handlers } from '../tab/handle-facts.ts'

/** Handles what the scanner emits: searches by words, and takes back what a scan put on the list. */
export function scannerFacts(router: RegisteredRouter, ownList: FlowActors['ownList']): Handlers['scanner'] {
  return {
    'words.searched': ({ words }) =>
      router.navigate({
        to: '/{-$locale}/offer/$term',
        params: { term: termInAddress(words) },
        search: { tfsf: 1 },
      }),
    'offer.takenBack': ({ offerId, quantity }) => takeBackOffer(ownList, offerId, quantity),
  }
}
