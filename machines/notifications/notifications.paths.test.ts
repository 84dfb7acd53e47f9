import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { type NotificationsSnapshot, planNotifications } from '#machines/notifications/notifications.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { notificationsMachine } from './notifications.machine.ts'

const haveTimeLeft = ({ context: { notifications } }: NotificationsSnapshot) => {
  assert.ok(notifications.length > 0)
  for (const { remainingMs } of notifications) assert.ok(remainingMs > 0 && remainingMs <= 3000)
}
const see: Driver<NotificationsSnapshot>['see'] = {
  empty: ({ context }) => assert.deepEqual(context.notifications, []),
  showing: haveTimeLeft,
  waiting: haveTimeLeft,
}
const inFewWords = ({ context: { notifications, since } }: NotificationsSnapshot) => {
  const shown = notifications.map(({ message, remainingMs }) => `"${message}" for ${remainingMs} ms`)
  return `at ${since}: ${shown.join(', ') || 'nothing'}`
}
const plan = planNotifications()
const walk = { input: undefined, see }

describe('notifications paths', () => {
  it('take every transition and have every guard refused', () => {
    expect(plan.missing).toEqual([])
  })

  it('are the ones that were reviewed', () => {
    assertCommittedTable(
      new URL('./notifications.paths.txt', import.meta.url),
      pathTable('notifications', plan, inFewWords),
    )
  })

  it.each(plan.paths.map((path) => ({ title: titleOf(path), path })))('$title', async ({ path }) => {
    await walkOnMachine(notificationsMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const { total, unnoticed } = await unnoticedFaults(notificationsMachine, [{ ...walk, paths: plan.paths }])
    expect(total).toBeGreaterThan(40)
    expect(unnoticed).toEqual(withoutEffect)
  })
})

/** Without notifications every state leads to `empty` by itself. */
const withoutEffect = [
  'notifications: initial showing',
  'notifications: initial waiting',
  'notifications.showing: always [0] to waiting',
  'notifications.waiting: always [0] to showing',
]
