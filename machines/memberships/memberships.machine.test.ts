import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { MembershipChoice } from '#app/domain/memberships/memberships.ts'
import { type MembershipsInput, type MembershipsOwner, membershipsMachine } from './memberships.machine.ts'

const visitor: MembershipsInput = { country: 'no', isUser: false, saved: null, isKept: false }

/** Waits until what was asked is answered. */
async function answered() {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

type Given = Partial<MembershipsInput> & { found?: MembershipChoice }

/** The machine with a device or an account, and what it asked of them and told. */
function open({ found = null, ...input }: Given = {}) {
  const asked: unknown[] = []
  const told: unknown[] = []
  let isOffline = false
  const actor = createActor(
    membershipsMachine.provide({
      actors: {
        findChoice: fromPromise<MembershipChoice, MembershipsOwner>(async ({ input }) => {
          asked.push({ find: input })
          if (isOffline) throw new Error('offline')
          return found
        }),
        keepChoice: fromPromise<void, MembershipsOwner & { programmes: string[] }>(async ({ input }) => {
          asked.push({ keep: input })
          if (isOffline) throw new Error('offline')
        }),
      },
    }),
    { input: { ...visitor, ...input } },
  )
  actor.on('*', (fact) => told.push(fact))
  actor.start()
  return {
    actor,
    asked,
    told,
    press: (id: string) => actor.send({ type: 'programme.pressed', id }),
    state: () => actor.getSnapshot().value,
    known: () => {
      const { saved, marked, latest } = actor.getSnapshot().context
      return { saved, marked, latest }
    },
    goOffline: (is: boolean) => {
      isOffline = is
    },
  }
}

const trumf = { id: 'trumf', isOn: true }
const none = { saved: null, marked: [], latest: null }

describe('§4 my memberships: a press', () => {
  it('is kept at once, and told', async () => {
    const { asked, told, press, state, known } = open()
    press('trumf')
    expect([state(), known()]).toEqual(['saving', { saved: null, marked: ['trumf'], latest: trumf }])
    await answered()
    expect([state(), known()]).toEqual(['settled', { saved: ['trumf'], marked: ['trumf'], latest: trumf }])
    expect(asked).toEqual([{ keep: { country: 'no', isUser: false, programmes: ['trumf'] } }])
    expect(told).toEqual([{ type: 'choice.kept', programmes: ['trumf'] }])
  })

  it('takes away what another one gave', async () => {
    const { press, known } = open({ saved: ['coop-no', 'trumf'] })
    press('trumf')
    await answered()
    const latest = { id: 'trumf', isOn: false }
    expect(known()).toEqual({ saved: ['coop-no'], marked: ['coop-no'], latest })
  })

  it('while another is being kept is kept with it', async () => {
    const { asked, told, press, known } = open()
    press('trumf')
    press('coop-no')
    await answered()
    expect(known().saved).toEqual(['coop-no', 'trumf'])
    expect(asked).toHaveLength(2)
    expect(told).toEqual([{ type: 'choice.kept', programmes: ['coop-no', 'trumf'] }])
  })
})

describe('§4 my memberships: a choice that could not be kept', () => {
  it('stays marked, and is kept at the next try, or at the next press', async () => {
    const { asked, press, actor, state, known, goOffline } = open()
    goOffline(true)
    press('trumf')
    await answered()
    expect([state(), known()]).toEqual(['failed', { saved: null, marked: ['trumf'], latest: trumf }])
    press('coop-no')
    await answered()
    expect([state(), known().marked]).toEqual(['failed', ['coop-no', 'trumf']])
    goOffline(false)
    actor.send({ type: 'saving.retried' })
    await answered()
    expect([state(), known().saved]).toEqual(['settled', ['coop-no', 'trumf']])
    expect(asked).toHaveLength(3)
  })

  it('is what was kept again on another page', async () => {
    const { press, actor, state, known, goOffline } = open({ saved: ['coop-no'] })
    goOffline(true)
    press('trumf')
    await answered()
    actor.send({ type: 'route.changed' })
    const kept = { saved: ['coop-no'], marked: ['coop-no'], latest: null }
    expect([state(), known()]).toEqual(['settled', kept])
  })

  it('of nothing before is nothing on another page', async () => {
    const { press, actor, known, goOffline } = open()
    goOffline(true)
    press('trumf')
    await answered()
    actor.send({ type: 'route.changed' })
    expect(known()).toEqual(none)
  })
})

describe('§4 my memberships: what counts', () => {
  it('for a visitor is what the page came with, and nothing is asked', async () => {
    const { asked, told, state, known } = open({ saved: ['trumf'], isKept: true })
    await answered()
    expect([state(), asked, told]).toEqual(['settled', [], []])
    expect(known()).toEqual({ saved: ['trumf'], marked: ['trumf'], latest: null })
  })

  it('for a user whose device keeps nothing is what the page came with, and nothing is asked', async () => {
    const { asked, state, known } = open({ isUser: true, saved: ['trumf'] })
    await answered()
    expect([state(), asked, known().saved]).toEqual(['settled', [], ['trumf']])
  })

  it('for a user whose device keeps a choice is what the account answers; news are told', async () => {
    const given = { isUser: true, isKept: true, saved: ['trumf'] }
    const same = open({ ...given, found: ['trumf'] })
    const other = open({ ...given, found: ['coop-no'] })
    await answered()
    expect(same.asked).toEqual([{ find: { country: 'no', isUser: true } }])
    expect([same.state(), same.told, same.known().saved]).toEqual(['settled', [], ['trumf']])
    expect([other.state(), other.told, other.known()]).toEqual([
      'settled',
      [{ type: 'choice.found' }],
      { saved: ['coop-no'], marked: ['coop-no'], latest: null },
    ])
  })

  it('is found again when somebody logs in, verified or not, or out', async () => {
    const { actor, asked, press, known } = open({ saved: ['trumf'] })
    press('trumf')
    await answered()
    for (const identity of ['verified', 'unverified', 'visitor', 'unknown'] as const) {
      actor.send({ type: 'identity.changed', identity })
      expect(known().latest).toBeNull()
      await answered()
    }
    expect(asked.slice(1)).toEqual(
      [true, true, false, false].map((isUser) => ({ find: { country: 'no', isUser } })),
    )
    expect(known()).toEqual(none)
  })

  it('is found in another country, where nothing is marked until then', async () => {
    const { actor, asked, told, press, known } = open({ found: ['stammis'] })
    press('trumf')
    await answered()
    asked.splice(0)
    told.splice(0)
    actor.send({ type: 'locale.changed', locale: 'se' })
    expect(known()).toEqual(none)
    await answered()
    expect(asked).toEqual([{ find: { country: 'se', isUser: false } }])
    expect([told, known()]).toEqual([
      [{ type: 'choice.found' }],
      { saved: ['stammis'], marked: ['stammis'], latest: null },
    ])
  })

  it('stays if it cannot be found', async () => {
    const { state, told, known, goOffline, actor } = open({ saved: ['trumf'] })
    goOffline(true)
    actor.send({ type: 'identity.changed', identity: 'verified' })
    await answered()
    expect([state(), told]).toEqual(['settled', []])
    expect(known()).toEqual({ saved: ['trumf'], marked: ['trumf'], latest: null })
  })

  it.each([false, true])(
    'leaves out what was pressed and not kept when somebody logs in, without a connection: %s',
    async (isOffline) => {
      const { press, actor, known, goOffline } = open({ found: null })
      goOffline(true)
      press('trumf')
      await answered()
      goOffline(isOffline)
      actor.send({ type: 'identity.changed', identity: 'verified' })
      await answered()
      expect(known()).toEqual(none)
    },
  )

  it('is what another tab has kept', async () => {
    const { actor, told, press, known } = open()
    press('trumf')
    await answered()
    told.splice(0)
    actor.send({ type: 'choice.heard', programmes: ['coop-no'] })
    expect(known()).toEqual({ saved: ['coop-no'], marked: ['coop-no'], latest: null })
    expect(told).toEqual([{ type: 'choice.found' }])
  })
})
