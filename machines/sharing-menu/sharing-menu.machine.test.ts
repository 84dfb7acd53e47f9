import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import {
  type SharingChange,
  type SharingMenuEmitted,
  type SharingMenuInput,
  sharingMenuMachine,
} from './sharing-menu.machine.ts'

/** The control of a list whose server answers at once, with the failure if one is given. */
function openMenu(input: SharingMenuInput, failure?: Failure) {
  const asked: (string | SharingChange)[] = []
  const emitted: SharingMenuEmitted[] = []
  const actors = {
    makeShareable: fromPromise<string>(async () => {
      asked.push('make-shareable')
      if (failure) throw failure
      return 'Qm9sbGVy'
    }),
    changeSharing: fromPromise<void, SharingChange>(async ({ input }) => {
      asked.push(input)
      if (failure) throw failure
    }),
  }
  const menu = createActor(sharingMenuMachine.provide({ actors }), { input })
  menu.on('*', (event) => emitted.push(event))
  menu.start()
  const settled = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
  }
  return {
    asked,
    emitted,
    settled,
    isOpen: () => menu.getSnapshot().hasTag('open'),
    isBusy: () => menu.getSnapshot().hasTag('busy'),
    sendAtOnce: (event: Parameters<typeof menu.send>[0]) => menu.send(event),
    value: () => menu.getSnapshot().value,
    context: () => menu.getSnapshot().context,
    send: async (event: Parameters<typeof menu.send>[0]) => {
      menu.send(event)
      await settled()
    },
  }
}

const own: SharingMenuInput = { sharingCode: null, participants: [], isOwner: true }
const shared: SharingMenuInput = { ...own, sharingCode: 'Qm9sbGVy' }
const theirs: SharingMenuInput = { sharingCode: null, participants: ['jonas', 'self'], isOwner: false }
/** Jonas joined before the code was withdrawn. */
const withdrawn: SharingMenuInput = { ...own, participants: ['jonas'] }

describe('§4 sharing', () => {
  it('with no sharing code, the button makes the list shareable', async () => {
    const menu = openMenu(own)
    await menu.send({ type: 'share.toggled' })
    expect(menu.asked).toEqual(['make-shareable'])
    expect([menu.isOpen(), menu.context().sharingCode]).toEqual([true, 'Qm9sbGVy'])
    expect(menu.emitted).toEqual([{ type: 'sharing.changed' }])
  })

  it('with a code, the button toggles a menu', async () => {
    const menu = openMenu(shared)
    await menu.send({ type: 'share.toggled' })
    expect(menu.isOpen()).toBe(true)
    await menu.send({ type: 'share.toggled' })
    expect(menu.isOpen()).toBe(false)
    expect(menu.asked).toEqual([])
  })

  it.each(['native', 'email', 'sms', 'copy'] as const)('passes the invitation on by %s', async (way) => {
    const menu = openMenu(shared)
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'way.chosen', way })
    expect(menu.emitted).toEqual([{ type: 'invitation.shared', way, sharingCode: 'Qm9sbGVy' }])
    expect(menu.isOpen()).toBe(false)
  })

  it('that fails can be tried again', async () => {
    const menu = openMenu(own, { kind: 'offline' })
    await menu.send({ type: 'share.toggled' })
    expect([menu.value(), menu.context().failure]).toEqual(['failed', { kind: 'offline' }])
    menu.sendAtOnce({ type: 'share.toggled' })
    expect([menu.isBusy(), menu.context().failure]).toEqual([true, null])
    expect(menu.asked).toEqual(['make-shareable', 'make-shareable'])
  })

  it('forgets a failure on a change of route', async () => {
    const menu = openMenu(own, { kind: 'offline' })
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'route.changed' })
    expect([menu.value(), menu.context().failure]).toEqual(['closed', null])
  })

  it.each(['outside.pressed', 'escape.pressed', 'route.changed'] as const)(
    'closes the menu on %s',
    async (type) => {
      const menu = openMenu(shared)
      await menu.send({ type: 'share.toggled' })
      await menu.send({ type })
      expect(menu.value()).toBe('closed')
    },
  )
})

describe('§4 sharing: the participants', () => {
  it('the owner withdraws the code, and the button then makes a new one', async () => {
    const menu = openMenu(shared)
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'sharing.change', change: { kind: 'withdraw' } })
    expect([menu.isOpen(), menu.context().sharingCode]).toEqual([false, null])
    await menu.send({ type: 'share.toggled' })
    expect(menu.asked).toEqual([{ kind: 'withdraw' }, 'make-shareable'])
  })

  it('the owner removes a participant, and the menu stays', async () => {
    const menu = openMenu(shared)
    const change: SharingChange = { kind: 'remove-participant', participantUuid: 'jonas' }
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'sharing.change', change })
    expect([menu.isOpen(), menu.asked]).toEqual([true, [change]])
    expect(menu.emitted).toEqual([{ type: 'sharing.changed' }])
  })

  it('a participant, who cannot make a code, leaves', async () => {
    const menu = openMenu(theirs)
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'way.chosen', way: 'copy' })
    await menu.send({ type: 'sharing.change', change: { kind: 'leave' } })
    expect(menu.asked).toEqual([{ kind: 'leave' }])
    expect(menu.emitted).toEqual([{ type: 'sharing.changed' }])
    expect(menu.isOpen()).toBe(false)
  })

  it('shows a failure, and the menu stays', async () => {
    const menu = openMenu(shared, { kind: 'offline' })
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'sharing.change', change: { kind: 'withdraw' } })
    expect([menu.value(), menu.context().failure, menu.context().sharingCode]).toEqual([
      { open: { resting: 'refused' } },
      { kind: 'offline' },
      'Qm9sbGVy',
    ])
  })

  it('the owner sees the participants without a code too: the button does not make one', async () => {
    const menu = openMenu(withdrawn)
    await menu.send({ type: 'share.toggled' })
    expect([menu.value(), menu.asked]).toEqual([{ open: { resting: 'offering' } }, []])
    await menu.send({ type: 'share.toggled' })
    expect([menu.value(), menu.asked]).toEqual(['closed', []])
  })

  it('the menu stays when the code is withdrawn, here or on another device, while people take part', async () => {
    const menu = openMenu({ ...shared, participants: ['jonas'] })
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'sharing.change', change: { kind: 'withdraw' } })
    expect([menu.value(), menu.context().sharingCode]).toEqual([{ open: { resting: 'offering' } }, null])
    expect(menu.emitted).toEqual([{ type: 'sharing.changed' }])
    await menu.send({ type: 'list.loaded', sharingCode: null, participants: ['jonas'] })
    expect(menu.value()).toEqual({ open: { resting: 'offering' } })
  })

  it('the owner makes a new code, and the menu stays', async () => {
    const menu = openMenu(withdrawn)
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'invitation.make' })
    expect(menu.asked).toEqual(['make-shareable'])
    expect([menu.value(), menu.context().sharingCode]).toEqual([
      { open: { resting: 'offering' } },
      'Qm9sbGVy',
    ])
    expect(menu.emitted).toEqual([{ type: 'sharing.changed' }])
    await menu.send({ type: 'invitation.make' })
    expect(menu.asked, 'there is one now').toEqual(['make-shareable'])
  })

  it('the menu shows that a new code failed, and it can be tried again', async () => {
    const menu = openMenu(withdrawn, { kind: 'offline' })
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'invitation.make' })
    expect([menu.value(), menu.context().failure]).toEqual([
      { open: { resting: 'refused' } },
      { kind: 'offline' },
    ])
    await menu.send({ type: 'invitation.make' })
    expect(menu.asked).toEqual(['make-shareable', 'make-shareable'])
  })

  it('without a code, the menu closes when the last participant is removed', async () => {
    const menu = openMenu({ ...withdrawn, participants: ['jonas', 'signe'] })
    await menu.send({ type: 'share.toggled' })
    await menu.send({
      type: 'sharing.change',
      change: { kind: 'remove-participant', participantUuid: 'jonas' },
    })
    expect([menu.value(), menu.context().participants]).toEqual([
      { open: { resting: 'offering' } },
      ['signe'],
    ])
    await menu.send({ type: 'list.loaded', sharingCode: null, participants: [] })
    expect(menu.value()).toBe('closed')
    await menu.send({ type: 'share.toggled' })
    expect(menu.asked.at(-1), 'as §4 has it').toBe('make-shareable')
  })

  it('a participant cannot make a code', async () => {
    const menu = openMenu(theirs)
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'invitation.make' })
    expect([menu.value(), menu.asked]).toEqual([{ open: { resting: 'offering' } }, []])
  })

  it('follows the list, for example if its owner shared it on another device', async () => {
    const menu = openMenu(own)
    await menu.send({ type: 'list.loaded', sharingCode: 'Qm9sbGVy', participants: [] })
    await menu.send({ type: 'share.toggled' })
    expect([menu.isOpen(), menu.context().sharingCode, menu.asked]).toEqual([true, 'Qm9sbGVy', []])
  })

  it('closes if the owner withdraws the code on another device, because nothing is left to pass on', async () => {
    const menu = openMenu(shared)
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'list.loaded', sharingCode: null, participants: [] })
    expect([menu.value(), menu.context().sharingCode]).toEqual(['closed', null])
  })

  it('a participant’s menu, which has no code, stays', async () => {
    const menu = openMenu({ ...theirs, sharingCode: 'Qm9sbGVy' })
    await menu.send({ type: 'share.toggled' })
    await menu.send({ type: 'list.loaded', sharingCode: null, participants: [] })
    expect([menu.value(), menu.context().sharingCode]).toEqual([{ open: { resting: 'offering' } }, null])
  })

  it('one change is made at a time, and the menu is busy meanwhile', async () => {
    const menu = openMenu(shared)
    await menu.send({ type: 'share.toggled' })
    menu.sendAtOnce({ type: 'sharing.change', change: { kind: 'withdraw' } })
    menu.sendAtOnce({ type: 'sharing.change', change: { kind: 'leave' } })
    expect([menu.isBusy(), menu.asked]).toEqual([true, [{ kind: 'withdraw' }]])
  })

  it('a failure is hidden during the next change or invitation, and when the menu closes', async () => {
    const removal = { kind: 'remove-participant', participantUuid: 'jonas' } as const
    for (const event of [{ type: 'invitation.make' }, { type: 'sharing.change', change: removal }] as const) {
      const menu = openMenu(withdrawn, { kind: 'offline' })
      await menu.send({ type: 'share.toggled' })
      await menu.send(event)
      expect([menu.isBusy(), menu.context().failure]).toEqual([false, { kind: 'offline' }])
      menu.sendAtOnce(event)
      expect([menu.isBusy(), menu.context().failure]).toEqual([true, null])
      await menu.settled()
      await menu.send({ type: 'escape.pressed' })
      expect(menu.context().failure).toBeNull()
    }
  })

  it('the menu closes on a failure if nothing is left to show', async () => {
    const menu = openMenu(shared, { kind: 'offline' })
    await menu.send({ type: 'share.toggled' })
    menu.sendAtOnce({ type: 'sharing.change', change: { kind: 'withdraw' } })
    await menu.send({ type: 'list.loaded', sharingCode: null, participants: [] })
    expect(menu.value()).toBe('closed')
  })
})
