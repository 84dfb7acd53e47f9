import { WebPushError } from 'web-push'
import type { Database } from '../../db/database.ts'
import { log } from '../../log.ts'
import { retryDelay } from '../../mail/retry-delay.ts'
import { completePush } from './complete-push.ts'
import {
  forgetDevice,
  forgetPush,
  forgetUselessPushes,
  retryPushLater,
  type TakenPush,
  takePush,
} from './push-outbox.ts'
import type { PushPost } from './push-post.ts'

type Means = { post: PushPost; now: () => Date; signal: AbortSignal; chance?: () => number }

const atOnce = 5
/** After this time the sender of a notification must be dead. */
const leaseMs = 5 * 60_000

/**
 * Sends every notification that is due. Several processes may do so at once: each is taken by one. One that fails is tried
 * again later, as long as it is useful; a device that its push service does not know any more is removed. If a process
 * dies after the push service took a notification and before it was deleted here, it is sent again under the same topic
 * and tag, so that it takes the place of the first. Takes no more after `signal` is aborted.
 */
export async function sendDuePushes(database: Database, means: Means): Promise<void> {
  const useless = await forgetUselessPushes(database)
  if (useless > 0) log('error', 'notifications were given up', { notifications: useless })
  const takeTurns = async () => {
    while (!means.signal.aborted) {
      const push = await takePush(database, leaseMs)
      if (!push) return
      await sendPush(database, push, means)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
}

/** The status with which a push service refused, and after how many milliseconds it can be asked again. */
function refusalOf(error: unknown): { status: number; waitMs: number } {
  if (!(error instanceof WebPushError)) return { status: 0, waitMs: 0 }
  return { status: error.statusCode, waitMs: (Number(error.headers['retry-after']) || 0) * 1000 }
}

async function sendPush(database: Database, push: TakenPush, means: Means): Promise<void> {
  const { post, now, chance = Math.random } = means
  const fields = { notification: push.id, attempt: push.attempts }
  try {
    const message = await completePush(database, push, now())
    if (message) {
      await post({
        device: push,
        payload: JSON.stringify(message),
        topic: message.tag,
        seconds: Math.max(0, Math.round((push.usefulUntil.getTime() - Date.now()) / 1000)),
      })
      log('info', 'notification sent', fields)
    }
  } catch (error) {
    const { status, waitMs } = refusalOf(error)
    if (status === 404 || status === 410) {
      await forgetDevice(database, push.subscriptionId)
      log('info', 'a device that is gone was removed', { ...fields, status })
      return
    }
    const reason = status ? `the push service answered ${status}` : String(error)
    const delayMs = Math.max(retryDelay(push.attempts, chance()), waitMs)
    await retryPushLater(database, { id: push.id, reason: reason.slice(0, 500), delayMs })
    log('warn', 'a notification could not be sent and will be tried again', { ...fields, status })
    return
  }
  await forgetPush(database, push.id)
}
