import { fromPromise } from 'xstate'
import { checkPush, subscribeToPush, unsubscribeFromPush } from '#app/api/price-agent.ts'
import { canHear, hear, heardAt, hearNoMore, isFor } from '#app/device/price-agent/device-push.ts'
import {
  type DeviceState,
  type Permission,
  pushNotificationsMachine,
} from '#machines/push-notifications/push-notifications.machine.ts'

/** What this device shows of alerts. A subscription that our server does not know, or not of this user, counts as none. */
const checkDevice = fromPromise<DeviceState>(async () => {
  if (!canHear()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await heardAt()
  if (!subscription) return 'off'
  const { is_subscribed, public_key } = await checkPush(subscription.endpoint)
  return is_subscribed && isFor(subscription, public_key) ? 'on' : 'off'
})

const askPermission = fromPromise<Permission>(() => Notification.requestPermission())

const subscribe = fromPromise<void>(async () => {
  const { public_key } = await checkPush(undefined)
  await subscribeToPush((await hear(public_key)).toJSON())
})

/** The server first: if it is not reached, a retry has something to end. */
const unsubscribe = fromPromise<void>(async () => {
  await unsubscribeFromPush()
  await hearNoMore()
})

/** The machine of the notifications of this device, with its effects. */
export const devicePushMachine = pushNotificationsMachine.provide({
  actors: { checkDevice, askPermission, subscribe, unsubscribe },
})
