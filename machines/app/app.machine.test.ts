import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { mette } from '#machines/session/users.fixture.ts'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { type AppEmitted, type AppEvent, appMachine } from './app.machine.ts'

function openTab(query = '') {
  const emitted: AppEmitted[] = []
  const app = createActor(appMachine, { input: { query, user: null, locale: 'dk' } })
  app.on('*', (event) => emitted.push(event))
  app.start()
  const { typeahead, session, notifications, userMenu } = app.getSnapshot().children
  if (!typeahead || !session || !notifications || !userMenu) throw new Error('a child does not run')
  return { app, typeahead, session, notifications, userMenu, emitted }
}

describe('the root actor', () => {
  it('runs the search box under its name, with the term of the address as its text', () => {
    expect(openTab('smør').typeahead.getSnapshot().context.query).toBe('smør')
  })

  it('tells its children that the route changed: §4 the dropdown closes', () => {
    const { app, typeahead } = openTab()
    typeahead.send({ type: 'query.changed', query: 'k' })
    expect(typeahead.getSnapshot().value).toEqual({ open: 'tooShort' })
    app.send({ type: 'route.changed' })
    expect(typeahead.getSnapshot().value).toBe('closed')
    app.stop()
  })

  it('tells its children that the route changed: §2.4 the dropdown of the user button closes', () => {
    const { app, userMenu } = openTab()
    userMenu.send({ type: 'menu.toggled' })
    expect(userMenu.getSnapshot().value).toEqual({ open: 'login' })
    app.send({ type: 'route.changed' })
    expect(userMenu.getSnapshot().value).toBe('closed')
    app.stop()
  })

  it.each<AppEvent>([
    { type: 'login.succeeded' },
    { type: 'registration.succeeded' },
    { type: 'profile.updated' },
    { type: 'password.reset' },
    { type: 'session.lost' },
  ])('tells its children of $type: §4 the user is refetched', (event) => {
    const { app, session } = openTab()
    app.send(event)
    expect(session.getSnapshot().value).toEqual({
      identity: 'anonymous',
      exchange: { following: 'fetching' },
    })
    app.stop()
  })

  it('tells the dropdown of a registration: §2.4 the login form is shown again', () => {
    const { app, userMenu } = openTab()
    userMenu.send({ type: 'menu.toggled' })
    userMenu.send({ type: 'register.chosen' })
    app.send({ type: 'registration.succeeded' })
    expect(userMenu.getSnapshot().value).toEqual({ open: 'login' })
    app.stop()
  })

  it('tells the session which country the address is in', () => {
    const { app, session } = openTab()
    app.send({ type: 'locale.changed', locale: 'se' })
    expect(session.getSnapshot().context).toEqual({ user: null, locale: 'se' })
    app.stop()
  })

  it('hands a message on to the notifications', () => {
    const { app, notifications } = openTab()
    app.send({ type: 'notification.show', message: 'Du er logget ind.', at: 120 })
    expect(notifications.getSnapshot().context).toEqual({
      notifications: [{ id: 1, message: 'Du er logget ind.', remainingMs: 3000 }],
      since: 120,
      lastId: 1,
    })
    app.stop()
  })

  it('passes an offer for the price agent outward', () => {
    const { app, emitted } = openTab()
    app.send({ type: 'agent.add', offer: gevalia })
    expect(emitted).toEqual([{ type: 'agent.requested', offer: gevalia }])
    app.stop()
  })
})

describe('on the server, where the root actor is made and never started', () => {
  it('has its first state whole from its input', () => {
    const app = createActor(appMachine, { input: { query: 'smør', user: null, locale: 'default' } })
    expect(app.getSnapshot().context).toEqual({ query: 'smør', user: null, locale: 'default' })
    expect(app.getSnapshot().children.typeahead?.getSnapshot().value).toBe('closed')
  })

  it('knows at once who is logged in: no page shows another header first', () => {
    const app = createActor(appMachine, { input: { query: '', user: mette, locale: 'dk' } })
    expect(app.getSnapshot().children.session?.getSnapshot().value).toEqual({
      identity: 'verified',
      exchange: { following: 'fresh' },
    })
  })
})
