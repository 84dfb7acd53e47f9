import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { listOf } from '#app/domain/list/lists.fixture.ts'
import type { AnsweredInvitation, ListInvitation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import { type InvitationEmitted, invitationMachine } from './invitation.machine.ts'

const theirs = listOf([], { uuid: 'list-2' })
const invites = (role: ListInvitation['role']): ListInvitation => ({
  ownerName: 'Mette Holm',
  amount: 7,
  country: 'dk',
  role,
})

/** @param answers those of the server, one for each time that the user joins; the last one is repeated. */
function openPage(invitation: AnsweredInvitation, ...answers: (ShoppingList | Failure)[]) {
  const codes: string[] = []
  const emitted: InvitationEmitted[] = []
  const acceptInvitation = fromPromise<ShoppingList, { sharingCode: string }>(async ({ input }) => {
    const answer = answers[codes.length] ?? answers.at(-1) ?? theirs
    codes.push(input.sharingCode)
    if ('kind' in answer) throw answer
    return answer
  })
  const page = createActor(invitationMachine.provide({ actors: { acceptInvitation } }), {
    input: { sharingCode: 'Qm9sbGVy', invitation, email: null },
  })
  page.on('*', (event) => emitted.push(event))
  page.start()
  return {
    codes,
    emitted,
    value: () => page.getSnapshot().value,
    isBusy: () => page.getSnapshot().hasTag('busy'),
    failure: () => page.getSnapshot().context.failure,
    answered: (email: string | null) => page.send({ type: 'user.answered', email }),
    loaded: (loaded: AnsweredInvitation) => page.send({ type: 'invitation.loaded', invitation: loaded }),
    join: async () => {
      page.send({ type: 'join.chosen' })
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
    },
  }
}

describe('§4 sharing: an invitation', () => {
  it('asks a visitor to log in, and lets them join when they come back', async () => {
    const page = openPage(invites('visitor'))
    await page.join()
    expect([page.value(), page.codes, page.failure()]).toEqual([{ showing: 'visitor' }, [], null])
    page.loaded(invites('invited'))
    await page.join()
    expect([page.value(), page.codes]).toEqual(['joined', ['Qm9sbGVy']])
    expect(page.emitted).toEqual([{ type: 'list.joined', list: theirs }])
  })

  it('is fetched again once for each user who is logged in after another', () => {
    const page = openPage(invites('visitor'))
    const outdated = { type: 'invitation.outdated' } as const
    page.answered(null)
    expect(page.emitted).toEqual([])
    page.answered('mette@example.dk')
    page.answered('mette@example.dk')
    expect([page.value(), page.emitted]).toEqual([{ showing: 'visitor' }, [outdated]])
    page.answered(null)
    expect(page.emitted).toEqual([outdated, outdated])
  })

  it.each(['owner', 'participant'] as const)('asks its %s for nothing', (role) => {
    expect(openPage(invites(role)).value()).toBe('joined')
  })

  it('that was withdrawn or guessed is gone', async () => {
    expect(openPage(null).value()).toBe('gone')
    const page = openPage(invites('invited'), { kind: 'missing' })
    await page.join()
    expect(page.value()).toBe('gone')
  })

  it('shows nothing to somebody who tried too many codes, and is shown after a later try', async () => {
    const page = openPage('throttled')
    await page.join()
    expect([page.value(), page.codes]).toEqual(['throttled', []])
    page.loaded(invites('invited'))
    expect(page.value()).toEqual({ showing: 'invited' })
  })

  it('to a list of another country says why it cannot be joined, and can be tried again', async () => {
    const refusal: Failure = { kind: 'invalid', errors: { country: ['Sedlen hører til i Sverige.'] } }
    const page = openPage(invites('invited'), refusal)
    await page.join()
    expect([page.value(), page.failure(), page.isBusy()]).toEqual(['failed', refusal, false])
    const joining = page.join()
    expect([page.failure(), page.isBusy()]).toEqual([refusal, true])
    await joining
    expect(page.codes).toHaveLength(2)
    page.loaded(invites('participant'))
    expect([page.value(), page.failure()]).toEqual(['joined', null])
  })

  it('asks for a login if the session has ended', async () => {
    const page = openPage(invites('invited'), { kind: 'unauthenticated' })
    await page.join()
    expect([page.value(), page.emitted]).toEqual([{ showing: 'visitor' }, [{ type: 'session.lost' }]])
  })

  it('forgets a failure if the session has ended at the next try', async () => {
    const page = openPage(invites('invited'), { kind: 'offline' }, { kind: 'unauthenticated' })
    await page.join()
    await page.join()
    expect([page.value(), page.failure()]).toEqual([{ showing: 'visitor' }, null])
  })
})
