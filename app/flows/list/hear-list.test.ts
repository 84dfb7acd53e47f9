import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { projectList } from '#app/domain/list/list-projection.ts'
import { coffee, item, listOf } from '#app/domain/list/lists.fixture.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import {
  NOTIFICATION_LIFETIME_MS,
  notificationsMachine,
} from '#machines/notifications/notifications.machine.ts'
import type { Notify } from '../tab/create-notify.ts'
import { offerUndos } from './hear-list.ts'

const before = projectList(listOf([item('coffee', coffee), item('candles')]), [])
const [coffeeItem] = before.items

/** Makes a change and takes it back. @returns what was said of it, and the change that takes it back. */
function takeBack(change: ListChange) {
  const changes: ListChange[] = []
  const said: unknown[] = []
  const notifications = createActor(notificationsMachine).start()
  const notify: Notify = (message, action) => {
    said.push(message)
    if (!action) return
    const shown = { id: action.id, label: 'Fortryd' }
    notifications.send({ type: 'notification.show', message: '', at: 0, action: shown })
  }
  const offerUndo = offerUndos({ notifications, notify })
  offerUndo({ change: (undo) => `u${changes.push(undo)}` }, { id: 'm1', change, before })
  for (const { id } of notifications.getSnapshot().context.notifications)
    notifications.send({ type: 'notification.act', id, at: 1 })
  return { said: said.length, changes }
}

it.each<[string, ListChange, ListChange]>([
  [
    'a removal',
    { kind: 'remove', itemUuid: 'coffee' },
    { kind: 'restore', itemUuid: 'coffee', ...(coffeeItem && { item: coffeeItem }) },
  ],
  [
    '§4 a quantity of 0',
    { kind: 'set-quantity', itemUuid: 'coffee', quantity: 0 },
    { kind: 'restore', itemUuid: 'coffee', ...(coffeeItem && { item: coffeeItem }) },
  ],
  ['an emptying', { kind: 'empty' }, { kind: 'undo-empty', emptyingId: 'm1', items: before.items }],
])('%s can be taken back, with what it took off the list', (_, change, undo) => {
  expect(takeBack(change)).toEqual({ said: 1, changes: [undo] })
})

it('what takes nothing off the list offers nothing to take back', () => {
  expect(takeBack({ kind: 'set-quantity', itemUuid: 'coffee', quantity: 2 })).toEqual({
    said: 0,
    changes: [],
  })
})

it('what can be taken back is let go of with its message', () => {
  const clock = new SimulatedClock()
  const notifications = createActor(notificationsMachine, { clock }).start()
  const show = (id: string) =>
    notifications.send({
      type: 'notification.show',
      message: '',
      at: clock.now(),
      action: { id, label: 'Fortryd' },
    })
  const changes: ListChange[] = []
  const offerUndo = offerUndos({ notifications, notify: (_, action) => action && show(action.id) })
  const list = { change: (undo: ListChange) => `u${changes.push(undo)}` }
  offerUndo(list, { id: 'm1', change: { kind: 'empty' }, before })
  clock.increment(NOTIFICATION_LIFETIME_MS)
  // Another that names it finds nothing.
  show('m1')
  notifications.send({ type: 'notification.act', id: 2, at: clock.now() })
  expect(changes).toEqual([])
})
