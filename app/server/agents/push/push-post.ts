import type { Agent } from 'node:https'
import { globalHttpsAgent } from 'request-filtering-agent'
import webPush from 'web-push'
import { pushIdentity } from './push-keys.ts'

/** The longest silence of a push service, in milliseconds. */
const silenceMs = 30_000

/** A message for a device. It is kept for `seconds` while the device cannot be reached. */
export type Push = {
  device: { endpoint: string; p256dh: string; auth: string }
  payload: string
  /** A push service that still keeps a message of this topic replaces it (RFC 8030, 5.4). */
  topic: string
  seconds: number
}

/**
 * Hands a message over to a push service, encrypted for the device (RFC 8291) and signed by us (RFC 8292).
 * @throws WebPushError for another answer than 2xx; the connection's own error.
 */
export type PushPost = (push: Push) => Promise<void>

/** @param agent for the connections; by default it refuses addresses that are not public. */
export const pushPost =
  (agent: Agent = globalHttpsAgent): PushPost =>
  async ({ device: { endpoint, ...keys }, payload, topic, seconds }) => {
    await webPush.sendNotification({ endpoint, keys }, payload, {
      vapidDetails: pushIdentity(),
      TTL: seconds,
      topic,
      timeout: silenceMs,
      agent,
    })
  }
