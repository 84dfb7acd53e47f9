import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { keepMutations, keptMutations, listsWithMutations } from '#app/device/device-storage.ts'
import { isWithOwner } from '#app/device/kept-owner.ts'
import type { KeptMutation, ListMutation } from '#app/domain/list/shopping-list.ts'
import { type Outcome, sendMutation } from './send-mutation.ts'

/** Whose changes (an email) of which list. */
type Owned = { owner: string; listUuid: string }
/** Changes that are new or acknowledged, and the ids of those that are done with. */
type QueueNews = { changed: KeptMutation[]; settled: string[] }

/** What the tabs of a device call the queue between them. */
const nameOf = ({ owner, listUuid }: Owned) => `list-queue ${listUuid} ${owner}`

/** What this page has been told to store, of whichever queue: one that takes another's place reads what that one kept. */
let storing = Promise.resolve()

/** Does what is to be done after all that. What fails is reported, and keeps nothing that comes later from being stored. */
function inTurn(act: () => Promise<void> | void): void {
  storing = storing.then(act).catch(reportError)
}

/** The changes that the device kept, in the order they were made in. */
export const loadQueue = fromPromise<KeptMutation[], Owned>(async ({ input: { owner, listUuid } }) => {
  await storing
  return keptMutations(owner, listUuid)
})

/** The lists of which the device keeps changes. */
export const findQueues = fromPromise<string[], { owner: string }>(async ({ input }) => {
  await storing
  return listsWithMutations(input.owner)
})

/**
 * Stores what becomes of a queue, and tells the other tabs once it is stored: a tab that hears nothing, because it opens
 * just then, reads it. Where the browser lets nothing be kept, the queue lives as long as the tab, and that is said once.
 */
export const keepQueue = fromCallback<{ type: 'queue.keep' } & QueueNews, Owned>(
  ({ input, receive, sendBack }) => {
    const channel = new BroadcastChannel(nameOf(input))
    channel.onmessage = ({ data }: MessageEvent<QueueNews>) => sendBack({ type: 'queue.changed', ...data })
    let hasFailed = false
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
      inTurn(() => store({ changed, settled }))
    })
    return () => {
      inTurn(() => channel.close())
    }
  },
)

/**
 * Tells when this tab is the one of all that sends the queue. The tab in view takes the lead from the others, which a
 * system may have put to sleep with it; they wait for it to be closed. Pages that are not served securely have no locks:
 * each of their tabs sends, and the server counts a change once.
 */
export const lead = fromCallback<EventObject, Owned>(({ input, sendBack }) => {
  if (!navigator.locks) {
    sendBack({ type: 'lead.gained' })
    return
  }
  let isLeading = false
  /** Ends this tab's waiting or leading. */
  let ended = new AbortController()
  const untilEnded = async ({ signal }: AbortController) => {
    // A lock comes later than it was asked for, and one that is taken cannot be called off.
    if (signal.aborted) return
    isLeading = true
    sendBack({ type: 'lead.gained' })
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve())
    })
  }
  const ask = (options: LockOptions) => {
    const own = ended
    navigator.locks
      .request(nameOf(input), options, () => untilEnded(own))
      .catch((error: unknown) => {
        if (own.signal.aborted) return
        if (!isLeading) return reportError(error)
        isLeading = false
        sendBack({ type: 'lead.lost' })
        wait()
      })
  }
  const wait = () => ask({ signal: ended.signal })
  const take = () => {
    if (isLeading || document.visibilityState === 'hidden') return
    ended.abort()
    ended = new AbortController()
    ask({ steal: true })
  }
  document.addEventListener('visibilitychange', take)
  if (document.visibilityState === 'hidden') wait()
  else take()
  return () => {
    document.removeEventListener('visibilitychange', take)
    ended.abort()
  }
})

/**
 * Sends an owner's changes, and nobody's else: where another user of the device has logged in since, or the owner left,
 * the change waits for its owner.
 */
export function sendMutationOf(owner: string) {
  return fromPromise<Outcome, ListMutation>(async ({ input, signal }) =>
    (await isWithOwner(owner)) ? sendMutation(input, signal) : { kind: 'signedOut' },
  )
}
