import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  type Hand,
  type NotificationAction,
  type NotificationsEmitted,
  notificationsMachine,
} from './notifications.machine.ts'

/** A notifications area whose clock the test controls; events carry its time. */
function openArea() {
  const clock = new SimulatedClock()
  const told: NotificationsEmitted[] = []
  const area = createActor(notificationsMachine, { clock }).start()
  area.on('*', (event) => told.push(event))
  return {
    told,
    offer: (message: string, action: NotificationAction) =>
      area.send({ type: 'notification.show', message, at: clock.now(), action }),
    act: (id: number) => area.send({ type: 'notification.act', id, at: clock.now() }),
    pass: (ms: number) => clock.increment(ms),
    show: (message: string) => area.send({ type: 'notification.show', message, at: clock.now() }),
    showAt: (message: string, at: number) => area.send({ type: 'notification.show', message, at }),
    dismiss: (id: number) => area.send({ type: 'notification.dismiss', id, at: clock.now() }),
    attend: () => area.send({ type: 'attention.gained', at: clock.now() }),
    leave: () => area.send({ type: 'attention.lost', at: clock.now() }),
    use: (hand: Hand) => area.send({ type: 'hand.changed', hand, at: clock.now() }),
    seen: () => {
      const { value, context } = area.getSnapshot()
      return { value, messages: context.notifications.map(({ message }) => message) }
    },
    shown: () => area.getSnapshot().context.notifications,
    ids: () => area.getSnapshot().context.notifications.map(({ id }) => id),
  }
}

const empty = { value: 'empty', messages: [] }

describe('§2.4 and §9 notifications: they leave after 3,000 ms', () => {
  it('begins empty', () => {
    expect(openArea().seen()).toEqual(empty)
  })

  it('shows a message for 3,000 ms, not less', () => {
    const area = openArea()
    area.show('Du er logget ind.')
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['Du er logget ind.'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('shows several at once, and each leaves after its own 3,000 ms', () => {
    const area = openArea()
    area.show('A')
    area.pass(1000)
    area.show('B')
    expect(area.seen()).toEqual({ value: 'showing', messages: ['A', 'B'] })
    area.pass(2000)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('shows a message for its whole time if the clock of the one before is late', () => {
    const area = openArea()
    area.show('A')
    area.pass(2999)
    area.showAt('B', 3100)
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('keeps one that has a millisecond left when the next one comes', () => {
    const area = openArea()
    area.show('A')
    area.pass(2999)
    area.show('B')
    expect(area.shown()).toStrictEqual([
      { id: 1, message: 'A', remainingMs: 1 },
      { id: 2, message: 'B', remainingMs: 3000 },
    ])
  })

  it('counts on from the moment at which the first of two left', () => {
    const area = openArea()
    area.show('A')
    area.pass(1000)
    area.show('B')
    area.pass(2500)
    area.attend()
    area.leave()
    area.pass(499)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('shows the same message twice as two', () => {
    const area = openArea()
    area.show('Linket er kopieret.')
    area.show('Linket er kopieret.')
    expect(area.ids()).toEqual([1, 2])
  })
})

describe('notifications wait while one has attention', () => {
  it('and then stay for the time that was left', () => {
    const area = openArea()
    area.show('A')
    area.pass(2000)
    area.attend()
    area.pass(60_000)
    expect(area.seen()).toEqual({ value: 'waiting', messages: ['A'] })
    area.leave()
    area.pass(999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['A'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('and one that comes meanwhile has its 3,000 ms after that', () => {
    const area = openArea()
    area.show('A')
    area.pass(1000)
    area.attend()
    area.pass(500)
    area.show('B')
    area.pass(10_000)
    area.leave()
    area.pass(2000)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(1000)
    expect(area.seen()).toEqual(empty)
  })
})

describe('notifications can be dismissed', () => {
  it('one of them, without a change to the time of the others', () => {
    const area = openArea()
    area.show('A')
    area.pass(1000)
    area.show('B')
    area.pass(500)
    area.dismiss(1)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(2499)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('also the last one', () => {
    const area = openArea()
    area.show('A')
    area.attend()
    area.dismiss(1)
    expect(area.seen()).toEqual(empty)
  })
})

const restore: NotificationsEmitted = {
  type: 'change.requested',
  change: { kind: 'restore', itemUuid: 'coffee' },
}

describe('a notification with a button', () => {
  it('emits what its button asks and leaves, without a change to the time of the others', () => {
    const area = openArea()
    area.offer('Varen er fjernet', { label: 'Fortryd', asks: restore })
    area.pass(1000)
    area.show('B')
    area.pass(500)
    area.act(1)
    expect(area.told).toEqual([restore])
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(2499)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['B'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('can be pressed while it has attention, once', () => {
    const area = openArea()
    area.offer('Sedlen er tømt', { label: 'Fortryd', asks: restore })
    area.attend()
    area.act(1)
    area.act(1)
    expect(area.told).toEqual([restore])
    expect(area.seen()).toEqual(empty)
  })

  it('that came while another one had attention can be pressed too', () => {
    const area = openArea()
    area.show('A')
    area.attend()
    area.offer('Varen er fjernet', { label: 'Fortryd', asks: restore })
    area.act(2)
    expect([area.told, area.seen().messages]).toEqual([[restore], ['A']])
  })

  it('emits nothing if it has no button', () => {
    const area = openArea()
    area.show('A')
    area.act(1)
    expect(area.told).toEqual([])
  })

  it('leaves after its 3,000 ms like any other, and emits nothing', () => {
    const area = openArea()
    area.offer('Varen er fjernet', { label: 'Fortryd', asks: restore })
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
    expect(area.told).toEqual([])
  })
})

describe('a notification with a button stays while the shopper uses the keyboard (WCAG 2.2.1)', () => {
  const offerRemoved = () => {
    const area = openArea()
    area.use('keyboard')
    area.offer('Varen er fjernet', { label: 'Fortryd', asks: restore })
    area.pass(60_000)
    return area
  }

  it('until its button is pressed', () => {
    const area = offerRemoved()
    expect(area.seen()).toEqual({ value: 'keeping', messages: ['Varen er fjernet'] })
    area.act(1)
    expect(area.told).toEqual([restore])
    expect(area.seen()).toEqual(empty)
  })

  it('until it is dismissed', () => {
    const area = offerRemoved()
    area.dismiss(1)
    expect(area.seen()).toEqual(empty)
  })

  it('also after it had the focus', () => {
    const area = offerRemoved()
    area.attend()
    area.pass(60_000)
    area.leave()
    area.pass(60_000)
    expect(area.seen()).toEqual({ value: 'keeping', messages: ['Varen er fjernet'] })
  })

  it('and leaves 3,000 ms after the next one with a button', () => {
    const area = offerRemoved()
    area.offer('Sedlen er tømt', { label: 'Fortryd', asks: restore })
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['Varen er fjernet', 'Sedlen er tømt'] })
    area.pass(1)
    expect(area.seen()).toEqual({ value: 'keeping', messages: ['Sedlen er tømt'] })
  })

  it('and leaves 3,000 ms after the pointer is used again', () => {
    const area = offerRemoved()
    area.use('pointer')
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['Varen er fjernet'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('while one without a button beside it leaves after its 3,000 ms', () => {
    const area = offerRemoved()
    area.show('B')
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['Varen er fjernet', 'B'] })
    area.pass(1)
    expect(area.seen()).toEqual({ value: 'keeping', messages: ['Varen er fjernet'] })
  })

  it('for as long as was left if the keyboard is used after it has come', () => {
    const area = openArea()
    area.offer('Varen er fjernet', { label: 'Fortryd', asks: restore })
    area.pass(2000)
    area.use('keyboard')
    area.pass(60_000)
    expect(area.seen()).toEqual({ value: 'keeping', messages: ['Varen er fjernet'] })
    area.use('pointer')
    area.pass(999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['Varen er fjernet'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('from the first key on, without a change to the time of the others', () => {
    const area = openArea()
    area.offer('Varen er fjernet', { label: 'Fortryd', asks: restore })
    area.pass(1000)
    area.show('B')
    area.pass(500)
    area.use('keyboard')
    area.pass(2499)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['Varen er fjernet', 'B'] })
    area.pass(1)
    expect(area.seen()).toEqual({ value: 'keeping', messages: ['Varen er fjernet'] })
  })

  it('and the hand is known that is used while it has attention', () => {
    const area = offerRemoved()
    area.attend()
    area.use('pointer')
    area.leave()
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })

  it('one without a button leaves after its 3,000 ms', () => {
    const area = openArea()
    area.use('keyboard')
    area.show('A')
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', messages: ['A'] })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })
})

describe('whatever happens to the notifications', () => {
  it('each is shown for exactly 3,000 ms of time without attention', () => {
    const waits = fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.boolean()), { maxLength: 12 })
    fc.assert(
      fc.property(waits, (turns) => {
        const area = openArea()
        area.show('A')
        let left = 3000
        for (const [ms, isAttended] of turns) {
          if (left <= 0) break
          if (isAttended) area.attend()
          area.pass(ms)
          if (isAttended) area.leave()
          else left -= ms
          expect(area.seen().messages).toEqual(left > 0 ? ['A'] : [])
        }
      }),
    )
  })
})
