import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { keepMutations, keptMutations, listsWithMutations } from '#app/device/device-storage.ts'
import { isWithOwner } from '#app/device/kept-owner.ts'
import type { KeptMutation, ListMutation } from '#app/domain/list/shopping-list.ts'
import type {
  MutationOutcome,
  Owned,
  QueueKeepEvent,
  QueueNews,
} from '#machines/list-queue/list-queue.changes.ts'
import { sendMutation } from './send-mutation.ts'

/** The name of the lock and of the channel that the tabs of a device share. */
const nameOf = ({ owner, listUuid }: Owned) => `list-queue ${listUuid} ${owner}`

/** Pending writes of all queues of this page, in order. A new queue waits for them, so that it reads complete data. */
let storing = Promise.resolve()

/** Runs a task after the pending writes. A failure is reported and does not stop later tasks. */
function inTurn(act: () => Promise<void> | void): void {
  storing = storing.then(act).catch(reportError)
}

/** Reads the stored changes of a list, oldest first. */
export const loadQueue = fromPromise<KeptMutation[], Owned>(async ({ input: { owner, listUuid } }) => {
  await storing
  return keptMutations(owner, listUuid)
})

/** Finds the lists for which the device stores changes. */
export const findQueues = fromPromise<string[], { owner: string }>(async ({ input }) => {
  await storing
  return listsWithMutations(input.owner)
})

/**
 * Stores changes of a queue and then tells the other tabs; a tab that opens just then reads them from the storage. If the
 * browser denies its storage, the queue lives as long as the tab, and the error is reported once.
 */
export const keepQueue = fromCallback<QueueKeepEvent, Owned>(({ input, receive, sendBack }) => {
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
})

/**
 * Sends `lead.gained` when this tab is to send the queue, and `lead.lost` when another tab is. The visible tab takes the
 * lock from the others, because the system may have put them to sleep; they wait until it is closed. Pages without HTTPS
 * have no locks: each of their tabs sends, and the server applies a change only once.
 */
export const lead = fromCallback<EventObject, Owned>(({ input, sendBack }) => {
  if (!navigator.locks) {
    sendBack({ type: 'lead.gained' })
    return
  }
  let isLeading = false
  /** Aborts waiting for the lock, or releases it. */
  let ended = new AbortController()
  const untilEnded = async ({ signal }: AbortController) => {
    // The lock is granted asynchronously, and a steal cannot be aborted.
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
 * Sends the changes of one owner. If the owner is no longer logged in on this device, the change waits for their next
 * login; the server refuses it if somebody else has logged in just now.
 */
export function sendMutationOf(owner: string) {
  return fromPromise<MutationOutcome, ListMutation>(async ({ input, signal }) =>
    (await isWithOwner(owner)) ? sendMutation(input, { owner, signal }) : { kind: 'signedOut' },
  )
}
