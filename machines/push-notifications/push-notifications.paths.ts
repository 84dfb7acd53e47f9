import type { SnapshotFrom } from 'xstate'
import { pushNotificationsMachine } from '#machines/push-notifications/push-notifications.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type PushNotificationsSnapshot = SnapshotFrom<typeof pushNotificationsMachine>

const { send, done, fail } = casesOf(pushNotificationsMachine)

const lost = { kind: 'offline' }

/** The paths of the notifications of a device. */
export function planPushNotifications() {
  const cases = [
    send({ type: 'notifications.wanted' }),
    send({ type: 'notifications.unwanted' }),
    send({ type: 'retried' }),
    done('checkDevice', 'unsupported', 'unsupported'),
    done('checkDevice', 'denied', 'denied'),
    done('checkDevice', 'off', 'off'),
    done('checkDevice', 'on', 'on'),
    fail('checkDevice', lost, 'does not reach the server'),
    done('askPermission', 'granted', 'yes'),
    done('askPermission', 'denied', 'no'),
    done('askPermission', 'default', 'nothing'),
    fail('askPermission', new Error('not now')),
    done('subscribe', undefined, 'at the server'),
    fail('subscribe', lost, 'does not reach the server'),
    done('unsubscribe', undefined, 'at the server'),
    fail('unsubscribe', lost, 'does not reach the server'),
  ]
  return planPaths(pushNotificationsMachine, { cases, input: undefined, key: () => null })
}
