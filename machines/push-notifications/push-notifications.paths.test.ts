import assert from 'node:assert/strict'
import {
  type PushNotificationsSnapshot,
  planPushNotifications,
} from '#machines/push-notifications/push-notifications.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { pushNotificationsMachine } from './push-notifications.machine.ts'

const tagged =
  (...tags: ('busy' | 'failed')[]) =>
  (snapshot: PushNotificationsSnapshot) =>
    assert.deepEqual(
      (['busy', 'failed'] as const).filter((tag) => snapshot.hasTag(tag)),
      tags,
    )

describePaths({
  machine: pushNotificationsMachine,
  table: new URL('./push-notifications.paths.txt', import.meta.url),
  plans: [{ title: 'pushNotifications', plan: planPushNotifications(), input: undefined }],
  see: {
    checking: tagged('busy'),
    unsupported: tagged(),
    denied: tagged(),
    off: tagged(),
    asking: tagged('busy'),
    subscribing: tagged('busy'),
    on: tagged(),
    unsubscribing: tagged('busy'),
    checkFailed: tagged('failed'),
    subscribeFailed: tagged('failed'),
    unsubscribeFailed: tagged('failed'),
  },
  inFewWords: () => 'no context',
  // The guards exclude each other.
  withoutEffect: [
    'pushNotifications.asking: invoke.onDone [0] swapped',
    'pushNotifications.checking: invoke.onDone [0] swapped',
    'pushNotifications.checking: invoke.onDone [1] swapped',
  ],
})
