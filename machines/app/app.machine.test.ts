import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import { coffeeOffer } from '#machines/add-to-list/add-to-list.paths.ts'
import { type ChoiceStoreEvent, consentMachine } from '#machines/consent/consent.machine.ts'
import { type GuestItemStoreEvent, guestItemsMachine } from '#machines/guest-items/guest-items.machine.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { idleList } from '#machines/own-list/own-list.paths.ts'
import { type PendingStoreEvent, pendingWatchMachine } from '#machines/pending-watch/pending-watch.machine.ts'
import { keptCoffee } from '#machines/pending-watch/pending-watch.paths.ts'
import { coffeeItem } from '#machines/price-agent/price-agent.fixture.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import type { AppInput, DeviceFacts } from './app.input.ts'
import { appMachine } from './app.machine.ts'
import type { AppEvent } from './flows.types.ts'

const ownList = ownListMachine.provide({
  actors: {
    loadList: fromPromise(async () => idleList),
    forgetShopper: fromPromise<void>(async () => {}),
  },
})
const guestItems = guestItemsMachine.provide({
  actors: { guestItemStore: fromCallback<GuestItemStoreEvent>(() => {}) },
})
const pendingWatch = pendingWatchMachine.provide({
  actors: { pendingStore: fromCallback<PendingStoreEvent>(() => {}) },
})
const consent = consentMachine.provide({
  actors: { choiceStore: fromCallback<ChoiceStoreEvent>(() => {}) },
})
const idleTypeahead = typeaheadMachine.provide({ actors: { followIdeas: fromCallback(() => {}) } })
const device: DeviceFacts = {
  offered: null,
  sharedText: null,
  myChains: { saved: null, isKept: false, isAll: false },
  memberships: { saved: null, isKept: false },
  screen: 'desktop',
  hideAdded: false,
  hiddenAgentSteps: { add: false, edit: false, delete: false },
  trigger: 'pulsing',
  prompt: 'wanted',
  opening: 'awaited',
  anchor: 'wanted',
}

function openTab(query = '') {
  const app = createActor(
    appMachine.provide({ actors: { ownList, guestItems, pendingWatch, consent, typeahead: idleTypeahead } }),
    {
      input: { query, user: null, locale: 'dk', device },
    },
  )
  app.start()
  const { typeahead, session, notifications, userMenu } = app.getSnapshot().children
  if (!typeahead || !session || !notifications || !userMenu) throw new Error('a child does not run')
  return { app, typeahead, session, notifications, userMenu }
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

  it('§2.4 §2.5: closes the menu when the search dropdown opens, and the dropdown when the menu opens', () => {
    const { app, typeahead, userMenu } = openTab()
    const open = () => [userMenu, typeahead].map((flow) => flow.getSnapshot().hasTag('open'))
    userMenu.send({ type: 'menu.toggled' })
    typeahead.send({ type: 'query.changed', query: 'k' })
    expect(open()).toEqual([false, true])
    userMenu.send({ type: 'menu.toggled' })
    expect(open()).toEqual([true, false])
    app.stop()
  })

  it('tells the session which country the address is in', () => {
    const { app, session } = openTab()
    app.send({ type: 'locale.changed', locale: 'se' })
    expect(session.getSnapshot().context).toEqual({ user: null, locale: 'se', owner: null })
    app.stop()
  })

  it('hands a message on to the notifications', () => {
    const { app, notifications } = openTab()
    app.send({ type: 'notification.show', message: 'Du er logget ind.', at: 120 })
    expect(notifications.getSnapshot().context).toEqual({
      notifications: [{ id: 1, message: 'Du er logget ind.', isSeen: false }],
      shownId: 1,
      remainingMs: 3000,
      since: 120,
      hand: 'pointer',
      lastId: 1,
    })
    app.stop()
  })
})

it('§6, §8 errors: a tab that cannot find out who is logged in says so, and asks again at each retry', async () => {
  let asked = 0
  const session = sessionMachine.provide({
    actors: {
      fetchUser: fromPromise<User | null>(() =>
        ++asked < 4 ? Promise.reject({ kind: 'offline' }) : Promise.resolve(null),
      ),
    },
  })
  const app = createActor(
    appMachine.provide({
      actors: { session, ownList, guestItems, pendingWatch, consent, typeahead: idleTypeahead },
    }),
    { input: { query: '', user: undefined, locale: 'dk', device } },
  ).start()
  const settled = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
  }
  await settled()
  const { listPanel, addToList, priceAgent } = app.getSnapshot().children
  const states = () => [
    listPanel?.getSnapshot().value.panel,
    addToList?.getSnapshot().value.modal,
    priceAgent?.getSnapshot().value.modal,
  ]
  const unanswered = { open: { identifying: 'unanswered' } }
  listPanel?.send({ type: 'panel.toggled' })
  await settled()
  expect([asked, states()]).toEqual([2, [unanswered, 'closed', 'closed']])
  addToList?.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
  await settled()
  priceAgent?.send({ type: 'agent.requested', item: coffeeItem, country: 'dk' })
  expect(states()).toEqual([unanswered, unanswered, { open: { adding: { identifying: 'asking' } } }])
  await settled()
  expect([asked, states()]).toEqual([
    4,
    [{ open: { prompt: 'login' } }, { open: { postponed: { account: 'login' } } }, 'closed'],
  ])
  app.stop()
})

describe('the shopping list at the root', () => {
  const opened = (input: Partial<AppInput> = {}, fetched: User | null = null) => {
    const session = sessionMachine.provide({ actors: { fetchUser: fromPromise(async () => fetched) } })
    const addToList = addToListMachine.provide({
      actors: { addItem: fromPromise(async () => {}), putItem: fromPromise(async () => 1) },
    })
    const app = createActor(
      appMachine.provide({
        actors: { session, ownList, addToList, guestItems, pendingWatch, consent, typeahead: idleTypeahead },
      }),
      { input: { query: '', user: null, locale: 'dk', device, ...input } },
    ).start()
    const { listPanel, addToList: modal } = app.getSnapshot().children
    if (!listPanel || !modal) throw new Error('a child does not run')
    return { app, listPanel, modal }
  }
  const settled = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
  }

  it('§6: its panel and modal know who is logged in, and hear of a login', async () => {
    const { app, listPanel, modal } = opened({}, mette)
    listPanel.send({ type: 'panel.toggled' })
    modal.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    expect(listPanel.getSnapshot().value.panel).toEqual({ open: { prompt: 'login' } })
    expect(modal.getSnapshot().value.modal).toEqual({ open: { postponed: { account: 'login' } } })
    app.send({ type: 'login.succeeded' })
    await settled()
    expect(listPanel.getSnapshot().value.panel).toEqual({ open: { list: 'items' } })
    expect(modal.getSnapshot().value.modal).toBe('closed')
    app.stop()
  })

  it('§4: the list is loaded for the user that the server answers with', async () => {
    const { app } = opened({}, mette)
    const hasList = () => app.getSnapshot().children.ownList?.getSnapshot().children.list !== undefined
    expect(hasList()).toBe(false)
    app.send({ type: 'login.succeeded' })
    await settled()
    expect(hasList()).toBe(true)
    app.stop()
  })

  it('§4: the panel opens once the total is above zero', async () => {
    const { app, listPanel } = opened({ user: mette })
    await settled()
    app.getSnapshot().children.ownList?.send({ type: 'list.shown', total: 3, numberPending: 0 })
    expect(listPanel.getSnapshot().hasTag('open')).toBe(true)
    app.stop()
  })

  it('§4 shopping list panel: on a phone a part of the panel opens when the shopper adds the first item, not before', async () => {
    const { app, listPanel } = opened({ user: mette, device: { ...device, screen: 'phone' } })
    await settled()
    const ownList = app.getSnapshot().children.ownList
    const show = (total: number) => ownList?.send({ type: 'list.shown', total, numberPending: 0 })
    show(3)
    expect(listPanel.getSnapshot().value.panel).toBe('closed')
    show(0)
    ownList?.send({ type: 'list.edited' })
    show(1)
    expect(listPanel.getSnapshot().value.panel).toBe('peeking')
    app.stop()
  })

  it('§4 shopping list panel: a visitor who adds without logging in is asked once, and not after `just looking`', () => {
    const asked = opened()
    asked.modal.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    asked.modal.send({ type: 'modal.closed' })
    expect(asked.listPanel.getSnapshot().hasTag('open')).toBe(true)
    asked.app.stop()
    const dismissed = opened()
    dismissed.listPanel.send({ type: 'panel.toggled' })
    dismissed.listPanel.send({ type: 'prompt.dismiss' })
    dismissed.modal.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    dismissed.modal.send({ type: 'modal.closed' })
    expect(dismissed.listPanel.getSnapshot().hasTag('open')).toBe(false)
    dismissed.app.stop()
  })

  it('§4: the modal closes on a change of route', () => {
    const { app, modal } = opened({ user: mette })
    modal.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    app.send({ type: 'route.changed' })
    expect(modal.getSnapshot().value.modal).toBe('closed')
    app.stop()
  })

  it('follows the choices that the device remembers', async () => {
    const { app, listPanel, modal } = opened({
      user: mette,
      device: {
        screen: 'desktop',
        hideAdded: true,
        hiddenAgentSteps: { add: false, edit: false, delete: false },
        trigger: 'calm',
        prompt: 'dismissed',
        opening: 'awaited',
        anchor: 'wanted',
        offered: null,
        sharedText: null,
        myChains: { saved: null, isKept: false, isAll: false },
        memberships: { saved: null, isKept: false },
      },
    })
    expect(listPanel.getSnapshot().hasTag('pulsing')).toBe(false)
    modal.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    expect(modal.getSnapshot().value.modal).toBe('putting')
    await settled()
    expect(modal.getSnapshot().value.modal).toBe('closed')
    app.stop()
  })
})

describe('on the server, which creates the root actor and never starts it', () => {
  it('has its whole first state from its input', () => {
    const app = createActor(appMachine, {
      input: { query: 'smør', user: null, locale: 'default', device },
    })
    expect(app.getSnapshot().context).toEqual({
      query: 'smør',
      user: null,
      locale: 'default',
      device,
    })
    expect(app.getSnapshot().children.typeahead?.getSnapshot().value).toBe('closed')
  })

  it('§4 adding to price agent: keeps the item of an unverified user, and goes on with it once they are verified', () => {
    const { app } = openTab()
    const { priceAgent, pendingWatch: waiting } = app.getSnapshot().children
    app.send({ type: 'user.answered', user: unverifiedMette })
    const kept: string[] = []
    priceAgent?.on('watch.postponed', ({ item }) => kept.push(item.name))
    priceAgent?.send({ type: 'agent.requested', item: coffeeItem, country: 'dk' })
    expect(kept).toEqual([coffeeItem.name])
    waiting?.send({ type: 'pending.stored', pending: keptCoffee })
    app.send({ type: 'user.answered', user: mette })
    expect(priceAgent?.getSnapshot().value.modal).toEqual({ open: { resuming: 'checking' } })
    expect(priceAgent?.getSnapshot().context.item).toEqual(coffeeItem)
    app.stop()
  })

  it('knows at once who is logged in, so that no page shows another header first', () => {
    const app = createActor(appMachine, { input: { query: '', user: mette, locale: 'dk', device } })
    expect(app.getSnapshot().children.session?.getSnapshot().value).toEqual({
      identity: 'verified',
      exchange: { following: 'fresh' },
    })
  })
})
