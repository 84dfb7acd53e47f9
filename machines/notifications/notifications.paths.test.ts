import assert from 'node:assert/strict'
import { type NotificationsSnapshot, planNotifications } from '#machines/notifications/notifications.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { notificationsMachine } from './notifications.machine.ts'
import { shownOf } from './notifications.selectors.ts'

const hasTimeLeft = ({ context }: NotificationsSnapshot) => {
  assert.ok(shownOf(context))
  assert.ok(context.remainingMs > 0 && context.remainingMs <= 3000)
}
const see: Driver<NotificationsSnapshot>['see'] = {
  empty: ({ context }) => assert.deepEqual(context.notifications, []),
  showing: hasTimeLeft,
  keeping: hasTimeLeft,
  waiting: hasTimeLeft,
}
const inFewWords = ({
  context: { hand, notifications, remainingMs, since, shownId },
}: NotificationsSnapshot) => {
  const told = notifications.map(({ id, message }) =>
    id === shownId ? `"${message}" for ${remainingMs} ms` : `"${message}" waits`,
  )
  return `at ${since} by ${hand}: ${told.reverse().join(', ') || 'nothing'}`
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
