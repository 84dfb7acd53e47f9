import assert from 'node:assert/strict'
import { type NotificationsSnapshot, planNotifications } from '#machines/notifications/notifications.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { notificationsMachine } from './notifications.machine.ts'

const haveTimeLeft = ({ context: { notifications } }: NotificationsSnapshot) => {
  assert.ok(notifications.length > 0)
  for (const { remainingMs } of notifications) assert.ok(remainingMs > 0 && remainingMs <= 3000)
}
const see: Driver<NotificationsSnapshot>['see'] = {
  empty: ({ context }) => assert.deepEqual(context.notifications, []),
  showing: haveTimeLeft,
  keeping: haveTimeLeft,
  waiting: haveTimeLeft,
}
const inFewWords = ({ context: { notifications, since, hand } }: NotificationsSnapshot) => {
  const shown = notifications.map(({ message, remainingMs }) => `"${message}" for ${remainingMs} ms`)
  return `at ${since} by ${hand}: ${shown.join(', ') || 'nothing'}`
}

describePaths({
  machine: notificationsMachine,
  table: new URL('./notifications.paths.txt', import.meta.url),
  plans: [{ title: 'notifications', plan: planNotifications(), input: undefined }],
  see,
  inFewWords,
  // Without notifications every state leads to `empty` by itself.
  withoutEffect: [
    'notifications: initial keeping',
    'notifications: initial showing',
    'notifications: initial waiting',
    'notifications.keeping: always [0] to showing',
    'notifications.showing: always [0] swapped',
    'notifications.showing: always [0] to keeping',
    'notifications.waiting: always [0] to keeping',
    'notifications.waiting: always [0] to showing',
  ],
})
