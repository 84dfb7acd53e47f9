import type { FlowActors } from '#machines/app/flows.types.ts'
import { shareOfOwner } from '../choices/share-of-owner.ts'

/** Tells the browser's other tabs of memberships that this one has kept, and hears theirs (`shareOfOwner`). */
export function shareMemberships(memberships: FlowActors['memberships']): void {
  const share = shareOfOwner<string[]>(
    'chosen-memberships',
    () => memberships.getSnapshot().context,
    (programmes) => memberships.send({ type: 'choice.heard', programmes }),
  )
  if (share) memberships.on('choice.kept', ({ programmes }) => share(programmes))
}
