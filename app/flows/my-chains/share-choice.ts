import type { FlowActors } from '#machines/app/flows.types.ts'
import { shareOfOwner } from '../choices/share-of-owner.ts'

/** Tells the browser's other tabs of a choice that this one has kept, and hears theirs (`shareOfOwner`). */
export function shareChoice(myChains: FlowActors['myChains']): void {
  const share = shareOfOwner<number[]>(
    'chosen-chains',
    () => myChains.getSnapshot().context,
    (chainIds) => myChains.send({ type: 'choice.heard', chainIds }),
  )
  if (share) myChains.on('choice.kept', ({ chainIds }) => share(chainIds))
}
