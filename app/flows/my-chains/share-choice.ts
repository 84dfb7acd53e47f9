import type { FlowActors } from '#machines/app/flows.types.ts'

type MyChains = FlowActors['myChains']
type Kept = { country: string; isUser: boolean; chainIds: number[] }

/**
 * Tells the browser's other tabs of a choice that this one has kept, so that they show the same chains. A tab of another
 * country, or one that does not know yet who has logged in, does not take it. A browser that has no channels stays
 * without.
 */
export function shareChoice(myChains: MyChains): void {
  if (typeof BroadcastChannel === 'undefined') return
  let channel: BroadcastChannel
  const open = () => {
    channel = new BroadcastChannel('my-chains')
    channel.onmessage = ({ data }: MessageEvent<Kept>) => {
      const { country, isUser } = myChains.getSnapshot().context
      if (data.country === country && data.isUser === isUser)
        myChains.send({ type: 'choice.heard', chainIds: data.chainIds })
    }
  }
  open()
  // Some browsers keep no page with an open channel for the way back to it.
  addEventListener('pagehide', () => channel.close())
  addEventListener('pageshow', ({ persisted }) => persisted && open())
  myChains.on('choice.kept', ({ chainIds }) => {
    const { country, isUser } = myChains.getSnapshot().context
    channel.postMessage({ country, isUser, chainIds } satisfies Kept)
  })
}
