import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { KeptMutation, ListMutation } from '#app/domain/shopping-list.ts'
import { keepMutations, keptMutations, keptUser } from './device-storage.ts'
import { type Outcome, sendMutation } from './send-mutation.ts'

/** Whose changes (an email) of which list. */
type Owned = { owner: string; listUuid: string }
/** Changes that are new or acknowledged, and the ids of those that are done with. */
type QueueNews = { changed: KeptMutation[]; settled: string[] }

/** What the tabs of a device call the queue between them. */
const nameOf = ({ owner, listUuid }: Owned) => `list-queue ${listUuid} ${owner}`

/** The changes that the device kept, in the order they were made in. */
export const loadQueue = fromPromise<KeptMutation[], Owned>(({ input: { owner, listUuid } }) =>
  keptMutations(owner, listUuid),
)

/**
 * Stores what becomes of a queue, and tells the other tabs once it is stored: a tab that hears nothing, because it opens
 * just then, reads it. Where the browser lets nothing be kept, the queue lives as long as the tab, and that is said once.
 */
export const keepQueue = fromCallback<{ type: 'queue.keep' } & QueueNews, Owned>(
  ({ input, receive, sendBack }) => {
    const channel = new BroadcastChannel(nameOf(input))
    channel.onmessage = ({ data }: MessageEvent<QueueNews>) => sendBack({ type: 'queue.changed', ...data })
    let hasFailed = false
    let storing = Promise.resolve()
    const store = async (news: QueueNews) => {
      try {
        await keepMutations(input.owner, news)
      } catch (error) {
        if (!hasFailed) reportError(error)
        hasFailed = true
      }
      channel.postMessage(news)
    }
    receive(({ changed, settled }) => {
      storing = storing.then(() => store({ changed, settled }))
    })
    return () => {
      storing = storing.then(() => channel.close())
    }
  },
)

/**
 * Tells when this tab is the one of all that sends the queue, which it is until it is closed. Pages that are not served
 * securely have no locks: each of their tabs sends, and the server counts a change once.
 */
export const lead = fromCallback<EventObject, Owned>(({ input, sendBack }) => {
  const stopped = new AbortController()
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      sendBack({ type: 'lead.gained' })
      stopped.signal.addEventListener('abort', () => resolve())
    })
  const leading = navigator.locks
    ? navigator.locks.request(nameOf(input), { signal: stopped.signal }, untilStopped)
    : untilStopped()
  leading.catch((error: unknown) => {
    // Stopped while it waited for its turn.
    if (!stopped.signal.aborted) reportError(error)
  })
  return () => stopped.abort()
})

/**
 * Sends an owner's changes, and nobody's else: where another user of the device has logged in since, or the owner left,
 * the change waits for its owner.
 */
export function sendMutationOf(owner: string) {
  return fromPromise<Outcome, ListMutation>(async ({ input, signal }) => {
    const user = await keptUser().catch(() => ({ email: owner }))
    return user?.email === owner ? sendMutation(input, signal) : { kind: 'signedOut' }
  })
}
