import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { waitFor } from '#tests/wait-for.ts'
import { provideTabChannels, untilHeard } from '../tab/tab-channel.fixture.ts'
import { shareSession } from './share-session.ts'

const jonas = { ...mette, name: 'Jonas Vig', email: 'jonas@example.dk' }

/** Whom the cookies of the browser belong to. */
let loggedIn: User | null

provideTabChannels()

/** A tab that was drawn for a user. */
function openTab(user: User | null) {
  const told: string[] = []
  let asked = 0
  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchUser: fromPromise(async () => loggedIn),
        logOut: fromPromise(async () => {
          loggedIn = null
        }),
      },
    }),
    { input: { user, locale: 'dk' } },
  )
  session.on('*', ({ type }) => told.push(type))
  shareSession(session, () => {
    asked += 1
    session.send({ type: 'session.lost' })
  })
  session.start()
  return { session, told, asked: () => asked, email: () => session.getSnapshot().context.user?.email ?? null }
}

describe('§4 user session: the tabs of a browser tell each other', () => {
  it('of a logout and of another user, so that the page of the last user is loaded anew', async () => {
    loggedIn = mette
    const [beside, here] = [openTab(mette), openTab(mette)]
    here.session.send({ type: 'session.leave' })
    await waitFor(() => expect(beside.email()).toBe(null))
    const after = openTab(null)
    loggedIn = jonas
    after.session.send({ type: 'login.succeeded' })
    await waitFor(() => expect(beside.told).toContain('user.replaced'))
    expect(after.told).not.toContain('user.replaced')
  })

  it('of a login, in tabs in which nobody is logged in', async () => {
    loggedIn = null
    const [beside, here] = [openTab(null), openTab(null)]
    loggedIn = mette
    here.session.send({ type: 'login.succeeded' })
    await waitFor(() => expect(beside.email()).toBe(mette.email))
    await untilHeard()
    expect([here.asked(), beside.asked()]).toEqual([0, 1])
  })

  it('of nothing that they know', async () => {
    loggedIn = mette
    const [beside, here] = [openTab(mette), openTab(undefined as never)]
    await waitFor(() => expect(here.email()).toBe(mette.email))
    here.session.send({ type: 'profile.updated' })
    await untilHeard()
    expect(beside.asked()).toBe(0)
  })

  it('and a browser without channels goes on as before', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    loggedIn = mette
    expect(openTab(mette).email()).toBe(mette.email)
  })
})
