import type { FlowActors } from '#machines/app/flows.types.ts'
import { openTabChannel } from '../tab/tab-channel.ts'

type MyChains = FlowActors['myChains']
type Kept = { country: string; isUser: boolean; chainIds: number[] }

/**
 * Tells the browser's other tabs of a choice that this one has kept, so that they show the same chains. A tab of another
 * country, or one that does not know yet who has logged in, does not take it. A browser that has no channels stays
 * without.
 */
export function shareChoice(myChains: MyChains): void {
  const post = openTabChannel<Kept>('my-chains', (kept) => {
    const { country, isUser } = myChains.getSnapshot().context
    if (kept.country === country && kept.isUser === isUser)
      myChains.send({ type: 'choice.heard', chainIds: kept.chainIds })
  })
  if (!post) return
  myChains.on('choice.kept', ({ chainIds }) => {
    const { country, isUser } = myChains.getSnapshot().context
    post({ country, isUser, chainIds })
  })
}
