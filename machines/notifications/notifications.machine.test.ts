import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Notice, NotificationsEmitted } from './notification-queue.ts'
import { type Hand, notificationsMachine } from './notifications.machine.ts'
import { shownOf } from './notifications.selectors.ts'

/** A notifications area whose clock the test controls; events carry its time. */
function openArea() {
  const clock = new SimulatedClock()
  const told: NotificationsEmitted[] = []
  const area = createActor(notificationsMachine, { clock }).start()
  area.on('*', (event) => told.push(event))
  return {
    told,
    offer: (message: string, asks: NotificationsEmitted) =>
      area.send({
        type: 'notification.show',
        message,
        at: clock.now(),
        action: { label: 'Fortryd', asks: [asks] },
      }),
    tell: (notice: Notice) => area.send({ type: 'notification.show', at: clock.now(), ...notice }),
    warn: (message: string) =>
      area.send({ type: 'notification.show', message, at: clock.now(), isProblem: true }),
    act: (id: number) => area.send({ type: 'notification.act', id, at: clock.now() }),
    pass: (ms: number) => clock.increment(ms),
    show: (message: string) => area.send({ type: 'notification.show', message, at: clock.now() }),
    showAt: (message: string, at: number) => area.send({ type: 'notification.show', message, at }),
    dismiss: (id: number) => area.send({ type: 'notification.dismiss', id, at: clock.now() }),
    attend: () => area.send({ type: 'attention.gained', at: clock.now() }),
    leave: () => area.send({ type: 'attention.lost', at: clock.now() }),
    use: (hand: Hand, at = clock.now()) => area.send({ type: 'hand.changed', hand, at }),
    /** The state, and the message that is shown. */
    seen: () => {
      const { value, context } = area.getSnapshot()
      return { value, message: shownOf(context)?.message }
    },
    shown: () => shownOf(area.getSnapshot().context),
  }
}

const empty = { value: 'empty', message: undefined }

describe('§2.4 and §9 notifications: they leave after 3,000 ms', () => {
  it('begins empty', () => {
    expect(openArea().seen()).toEqual(empty)
    expect(createActor(notificationsMachine).getSnapshot().context).toStrictEqual({
      notifications: [],
      shownId: undefined,
      remainingMs: 0,
      lastId: 0,
      since: 0,
      hand: 'pointer',
    })
  })

  it('shows a message for 3,000 ms, not less', () => {
    const area = openArea()
    area.show('Du er logget ind.')
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Du er logget ind.' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('gives the place to the next message, which has its own 3,000 ms', () => {
    const area = openArea()
    area.show('A')
    area.pass(1000)
    area.show('B')
    expect(area.seen()).toEqual({ value: 'showing', message: 'B' })
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'B' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('shows a message for its whole time if the clock of the one before is late', () => {
    const area = openArea()
    area.offer('A', restore)
    area.pass(2999)
    area.showAt('B', 3100)
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'B' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('tells the same message twice as two', () => {
    const area = openArea()
    area.show('Linket er kopieret.')
    expect(area.shown()).toStrictEqual({ id: 1, message: 'Linket er kopieret.', isSeen: false })
    area.show('Linket er kopieret.')
    expect(area.shown()).toStrictEqual({ id: 2, message: 'Linket er kopieret.', isSeen: false })
  })
})

describe('§4 notifications: what can be undone comes back', () => {
  it('for 3,000 ms, when the message that took its place has left, and is not read out again', () => {
    const area = openArea()
    area.offer('Varen er fjernet', restore)
    area.pass(2000)
    area.show('Linket er kopieret')
    area.pass(3000)
    expect(area.shown()).toMatchObject({ message: 'Varen er fjernet', isSeen: true })
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('and has the time that was left after it had attention', () => {
    const area = openArea()
    area.offer('Varen er fjernet', restore)
    area.pass(2000)
    area.show('Linket er kopieret')
    area.pass(4000)
    area.attend()
    area.pass(9000)
    area.leave()
    area.pass(1999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('the newest first, if there are several', () => {
    const area = openArea()
    area.offer('Varen er fjernet', restore)
    area.offer('Sedlen er tømt', restore)
    area.show('Linket er kopieret')
    area.pass(3000)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Sedlen er tømt' })
    area.pass(3000)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })

  it('at once and for 3,000 ms, if the message in its place is dismissed or pressed', () => {
    const area = openArea()
    area.offer('Varen er fjernet', restore)
    area.show('Linket er kopieret')
    area.pass(1000)
    area.dismiss(2)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
    area.pass(2000)
    area.offer('Sedlen er tømt', restore)
    area.pass(1000)
    area.act(3)
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('if it had a millisecond left, and not if it had none', () => {
    const backAfter = (at: number) => {
      const area = openArea()
      area.offer('Varen er fjernet', restore)
      area.pass(2999)
      area.showAt('B', at)
      area.pass(3000)
      return area.seen().message
    }
    expect([backAfter(2999), backAfter(3000)]).toEqual(['Varen er fjernet', undefined])
  })

  it('but what only leads to the list does not', () => {
    const area = openArea()
    area.offer('Kaffe er lagt på sedlen', { type: 'panel.open' })
    area.show('Linket er kopieret')
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })
})

describe('§4 notifications: those of a series become one, which counts', () => {
  const remove = (area: ReturnType<typeof openArea>, itemUuid: string) =>
    area.tell({
      message: 'Varen er fjernet',
      action: {
        label: 'Fortryd',
        asks: [{ type: 'change.requested', change: { kind: 'restore', itemUuid } }],
      },
      series: { name: 'removed', count: 1, several: '# varer er fjernet' },
    })

  it('for 3,000 ms from the last of them, and its button undoes all, in their order', () => {
    const area = openArea()
    for (const item of ['milk', 'coffee', 'tea']) {
      remove(area, item)
      area.pass(2000)
    }
    const asks = ['milk', 'coffee', 'tea'].map((itemUuid) => ({
      type: 'change.requested',
      change: { kind: 'restore', itemUuid },
    }))
    expect(area.shown()).toStrictEqual({
      id: 1,
      message: '3 varer er fjernet',
      action: { label: 'Fortryd', asks },
      series: { name: 'removed', count: 3, several: '# varer er fjernet' },
      isSeen: false,
    })
    area.act(1)
    expect(area.told).toEqual(asks)
    expect(area.seen()).toEqual(empty)
  })

  it('until their message has left', () => {
    const area = openArea()
    remove(area, 'milk')
    area.pass(3000)
    remove(area, 'coffee')
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
  })

  it('also while the message has attention', () => {
    const area = openArea()
    remove(area, 'milk')
    area.pass(2000)
    area.attend()
    remove(area, 'coffee')
    expect(area.seen()).toEqual({ value: 'waiting', message: '2 varer er fjernet' })
    area.leave()
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: '2 varer er fjernet' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('also if another message was shown between them', () => {
    const area = openArea()
    remove(area, 'milk')
    area.show('Linket er kopieret')
    remove(area, 'coffee')
    expect(area.shown()).toMatchObject({ id: 1, message: '2 varer er fjernet', isSeen: false })
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })

  it('but not with those of another series', () => {
    const area = openArea()
    remove(area, 'milk')
    area.tell({ message: 'Te er lagt på', series: { name: 'put', count: 1, several: '# varer er lagt på' } })
    expect(area.seen()).toEqual({ value: 'showing', message: 'Te er lagt på' })
    area.tell({ message: 'Mel er lagt på', series: { name: 'put', count: 6, several: '# varer er lagt på' } })
    expect(area.shown()).toStrictEqual({
      id: 2,
      message: '7 varer er lagt på',
      series: { name: 'put', count: 7, several: '# varer er lagt på' },
      isSeen: false,
    })
  })
})

describe('§4 notifications: a problem is not lost behind another message', () => {
  it('it takes the place of any other, and the next message waits for its 3,000 ms', () => {
    const area = openArea()
    area.show('A')
    area.warn('Log ind igen')
    area.pass(1000)
    area.show('B')
    expect(area.seen()).toEqual({ value: 'showing', message: 'Log ind igen' })
    area.pass(2000)
    expect(area.shown()).toStrictEqual({ id: 3, message: 'B', isSeen: false })
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })

  it('nor behind another problem', () => {
    const area = openArea()
    area.warn('Log ind igen')
    area.warn('Varen blev ikke lagt tilbage')
    expect(area.seen()).toEqual({ value: 'showing', message: 'Log ind igen' })
    area.pass(3000)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen blev ikke lagt tilbage' })
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })

  it('and is told once, however often it happens', () => {
    const area = openArea()
    area.warn('Log ind igen')
    area.pass(2000)
    area.warn('Log ind igen')
    expect(area.shown()).toStrictEqual({ id: 2, message: 'Log ind igen', isProblem: true, isSeen: false })
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })

  it('and of the messages that wait for it the newest is shown, and what can be undone', () => {
    const area = openArea()
    area.warn('Log ind igen')
    area.offer('Varen er fjernet', restore)
    area.show('A')
    area.show('B')
    area.warn('Varen blev ikke lagt tilbage')
    const seen: unknown[] = []
    for (let place = 0; place < 5; place += 1) {
      seen.push(area.seen().message)
      area.pass(3000)
    }
    expect(seen).toEqual(['Log ind igen', 'Varen blev ikke lagt tilbage', 'B', 'Varen er fjernet', undefined])
  })
})

describe('notifications wait while one has attention', () => {
  it('and then stay for the time that was left', () => {
    const area = openArea()
    area.show('A')
    area.pass(2000)
    area.attend()
    area.pass(60_000)
    expect(area.seen()).toEqual({ value: 'waiting', message: 'A' })
    area.leave()
    area.pass(999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'A' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('and one that comes meanwhile takes their place after that', () => {
    const area = openArea()
    area.show('A')
    area.attend()
    area.show('B')
    area.pass(10_000)
    expect(area.seen()).toEqual({ value: 'waiting', message: 'A' })
    area.leave()
    expect(area.shown()).toStrictEqual({ id: 2, message: 'B', isSeen: false })
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })

  it('and of several that come meanwhile the newest takes it', () => {
    const area = openArea()
    area.show('A')
    area.attend()
    area.show('B')
    area.show('C')
    area.leave()
    expect(area.seen()).toEqual({ value: 'showing', message: 'C' })
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
  })

  it('and of several that come meanwhile the problem is first', () => {
    const area = openArea()
    area.warn('Log ind igen')
    area.attend()
    area.warn('Log ind igen')
    area.warn('Varen blev ikke lagt tilbage')
    area.show('A')
    area.dismiss(1)
    expect(area.seen()).toEqual({ value: 'waiting', message: 'Log ind igen' })
    area.dismiss(2)
    expect(area.seen()).toEqual({ value: 'waiting', message: 'Varen blev ikke lagt tilbage' })
    area.dismiss(3)
    expect(area.seen()).toEqual({ value: 'waiting', message: 'A' })
  })
})

describe('notifications can be dismissed', () => {
  it('also one that waits, without a change to the time of the shown one', () => {
    const area = openArea()
    area.offer('A', restore)
    area.show('B')
    area.pass(1000)
    area.dismiss(1)
    area.pass(1999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'B' })
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
  it('emits what its button asks and leaves', () => {
    const area = openArea()
    area.offer('Varen er fjernet', restore)
    area.pass(1000)
    area.act(1)
    expect(area.told).toEqual([restore])
    expect(area.seen()).toEqual(empty)
  })

  it('can be pressed while it has attention, once', () => {
    const area = openArea()
    area.offer('Sedlen er tømt', restore)
    area.attend()
    area.act(1)
    area.act(1)
    expect(area.told).toEqual([restore])
    expect(area.seen()).toEqual(empty)
  })

  it('emits nothing if it has no button', () => {
    const area = openArea()
    area.show('A')
    area.act(1)
    expect(area.told).toEqual([])
  })

  it('leaves after its 3,000 ms like any other, and emits nothing', () => {
    const area = openArea()
    area.offer('Varen er fjernet', restore)
    area.pass(3000)
    expect(area.seen()).toEqual(empty)
    expect(area.told).toEqual([])
  })
})

describe('a notification with a button stays while the shopper uses the keyboard (WCAG 2.2.1)', () => {
  const offerRemoved = () => {
    const area = openArea()
    area.use('keyboard')
    area.offer('Varen er fjernet', restore)
    area.pass(60_000)
    return area
  }

  it('until its button is pressed', () => {
    const area = offerRemoved()
    expect(area.seen()).toEqual({ value: 'keeping', message: 'Varen er fjernet' })
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
    expect(area.seen()).toEqual({ value: 'keeping', message: 'Varen er fjernet' })
  })

  it('and gives its place to the next one with a button', () => {
    const area = offerRemoved()
    area.offer('Sedlen er tømt', restore)
    area.pass(60_000)
    expect(area.seen()).toEqual({ value: 'keeping', message: 'Sedlen er tømt' })
    area.dismiss(2)
    expect(area.seen()).toEqual({ value: 'keeping', message: 'Varen er fjernet' })
  })

  it('and leaves 3,000 ms after the pointer is used again', () => {
    const area = offerRemoved()
    area.use('pointer')
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('and comes back when one without a button has had its 3,000 ms', () => {
    const area = offerRemoved()
    area.show('B')
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'B' })
    area.pass(1)
    expect(area.seen()).toEqual({ value: 'keeping', message: 'Varen er fjernet' })
  })

  it('for as long as was left if the keyboard is used after it has come', () => {
    const area = openArea()
    area.offer('Varen er fjernet', restore)
    area.pass(2000)
    area.use('keyboard')
    area.pass(60_000)
    expect(area.seen()).toEqual({ value: 'keeping', message: 'Varen er fjernet' })
    area.use('pointer')
    area.pass(999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
  })

  it('and has its whole time if the clock of the one in its place was late', () => {
    const area = offerRemoved()
    area.show('B')
    area.pass(2999)
    area.use('pointer', 70_000)
    area.pass(2999)
    expect(area.seen()).toEqual({ value: 'showing', message: 'Varen er fjernet' })
    area.pass(1)
    expect(area.seen()).toEqual(empty)
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
    expect(area.seen()).toEqual({ value: 'showing', message: 'A' })
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
          expect(area.seen().message).toEqual(left > 0 ? 'A' : undefined)
        }
      }),
    )
  })
})
