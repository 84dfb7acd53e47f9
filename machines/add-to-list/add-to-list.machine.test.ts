import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { addableManual } from '#app/domain/list/list-change.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import { coffeeOffer, milkOffer } from '#machines/add-to-list/add-to-list.paths.ts'
import { addToListMachine } from './add-to-list.machine.ts'
import type { Addition, AddToListEmitted, AddToListEvent, AddToListInput } from './add-to-list.types.ts'

/** The modal of a tab; adding to the list succeeds unless a failure is given. */
function openTab(input: Partial<AddToListInput> = {}, failure?: Failure, put = 1) {
  const asked: Addition[] = []
  const pressed: Addition[] = []
  const emitted: AddToListEmitted[] = []
  const addItem = fromPromise<void, Addition>(async ({ input }) => {
    asked.push(input)
    if (failure) throw failure
  })
  const putItem = fromPromise<number, Addition>(async ({ input }) => {
    pressed.push(input)
    if (failure) throw failure
    return put
  })
  const clock = new SimulatedClock()
  const modal = createActor(addToListMachine.provide({ actors: { addItem, putItem } }), {
    clock,
    input: { identity: 'verified', hideAdded: false, ...input },
  })
  modal.on('*', (event) => emitted.push(event))
  modal.start()
  return {
    asked,
    clock,
    emitted,
    pressed,
    /** Whatever is under way is done. */
    settle: async () => {
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
    },
    send: (...events: AddToListEvent[]) => {
      for (const event of events) modal.send(event)
    },
    submit: async () => {
      modal.send({ type: 'item.submitted' })
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
    },
    value: () => modal.getSnapshot().value.modal,
    tags: () => [...modal.getSnapshot().tags].sort(),
    context: () => modal.getSnapshot().context,
  }
}

const choosing = { open: { offering: 'choosing' } }
const picking = { open: { offering: 'picking' } }
const added = { open: { offering: 'added' } }
const login = { open: { postponed: { account: 'login' } } }
const register = { open: { postponed: { account: 'register' } } }
const verify = { open: { postponed: 'verify' } }

describe('§8 late code: what is asked for while the modal is open', () => {
  const asked = (offer: AddableItem) =>
    ({ type: 'add.requested', country: 'dk', items: [offer] }) satisfies AddToListEvent
  const coffee = asked(coffeeOffer)
  const milk = asked(milkOffer)

  it('is offered in order, each when the one before is done', async () => {
    const tab = openTab()
    tab.send(coffee, milk, coffee)
    expect([tab.value(), tab.context().picked]).toEqual([choosing, coffeeOffer])
    await tab.submit()
    expect(tab.value()).toEqual(added)
    tab.send({ type: 'modal.closed' })
    expect([tab.value(), tab.context().picked]).toEqual([choosing, milkOffer])
    await tab.submit()
    tab.send({ type: 'modal.closed' })
    expect([tab.value(), tab.context().picked]).toEqual([choosing, coffeeOffer])
    await tab.submit()
    tab.send({ type: 'modal.closed' })
    expect([tab.value(), tab.asked]).toEqual([
      'closed',
      [
        { addable: coffeeOffer, quantity: 1 },
        { addable: milkOffer, quantity: 1 },
        { addable: coffeeOffer, quantity: 1 },
      ],
    ])
  })

  it.each([
    ['§4 the page changes', { type: 'route.changed' }],
    ['the country changes', { type: 'locale.changed', locale: 'no' }],
  ] as const)('is forgotten if %s: the modal closes', (_, change) => {
    const tab = openTab()
    tab.send(coffee, milk, change)
    expect([tab.value(), tab.context().next]).toEqual(['closed', []])
  })

  it('is forgotten if the shopper opens the list instead', async () => {
    const tab = openTab()
    tab.send(coffee, milk)
    await tab.submit()
    tab.send({ type: 'list.chosen' })
    expect([tab.value(), tab.context().next, tab.emitted.slice(1)]).toEqual([
      'closed',
      [],
      [{ type: 'panel.open' }],
    ])
  })

  it.each(['verified', 'unverified'] as const)(
    '§4 waiting items: is not postponed for the next user if the session ends (%s)',
    (identity) => {
      const tab = openTab({ identity })
      tab.send({ ...coffee, items: [coffeeOffer, milkOffer] }, milk)
      tab.send({ type: 'identity.changed', identity: 'visitor' }, { type: 'modal.closed' })
      expect([tab.value(), tab.emitted]).toEqual(['closed', []])
    },
  )

  it('is kept from the time when nobody knew who the shopper is, and the login is declined once', () => {
    const tab = openTab({ identity: 'unknown' })
    tab.send(coffee, milk, { type: 'identity.changed', identity: 'visitor' }, { type: 'modal.closed' })
    const postponed = { type: 'item.postponed', quantity: 1, country: 'dk' }
    const both = [
      { ...postponed, addable: coffeeOffer },
      { ...postponed, addable: milkOffer },
    ]
    const told = [{ type: 'user.wanted' }, ...both]
    expect([tab.value(), tab.context().picked, tab.emitted]).toEqual([login, milkOffer, told])
    tab.send({ type: 'modal.closed' })
    expect([tab.value(), tab.emitted]).toEqual(['closed', [...told, { type: 'login.declined' }]])
  })

  it('is kept if the user verifies their email meanwhile', () => {
    const tab = openTab({ identity: 'unverified' })
    tab.send({ ...coffee, items: [coffeeOffer, milkOffer] }, milk)
    tab.send({ type: 'identity.changed', identity: 'verified' }, { type: 'modal.closed' })
    expect([tab.value(), tab.context().picked]).toEqual([choosing, milkOffer])
  })

  it('is postponed with the first if there is no list yet', () => {
    const tab = openTab({ identity: 'visitor' })
    tab.send(coffee, milk)
    expect([tab.value(), tab.emitted]).toEqual([
      login,
      [
        { type: 'item.postponed', addable: coffeeOffer, quantity: 1, country: 'dk' },
        { type: 'item.postponed', addable: milkOffer, quantity: 1, country: 'dk' },
      ],
    ])
    tab.send({ type: 'identity.changed', identity: 'verified' })
    expect(tab.value()).toBe('closed')
  })
})

describe('§4 add-to-list modal: one item', () => {
  it('sets the quantity (§9: 1 to begin with), submits, and is added', async () => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    expect([tab.value(), tab.context().quantity]).toEqual([choosing, 1])
    tab.send({ type: 'quantity.incremented' }, { type: 'quantity.incremented' })
    await tab.submit()
    expect(tab.asked).toEqual([{ addable: coffeeOffer, quantity: 3 }])
    expect(tab.value()).toEqual(added)
    expect(tab.emitted).toEqual([{ type: 'item.added', addable: coffeeOffer, quantity: 3 }])
    tab.send({ type: 'modal.closed' })
    expect([tab.value(), tab.emitted.length]).toEqual(['closed', 1])
  })

  it('§5 add-to-list modal: the quantity of an offer of several at once begins with their number', () => {
    const tab = openTab()
    const deal = { ...coffeeOffer, item: { ...coffeeOffer.item, units: 2, unitsPrice: 3495 } }
    tab.send({ type: 'add.requested', country: 'dk', items: [deal] })
    expect([tab.context().quantity, tab.context().quantityText]).toEqual([2, '2'])
    tab.send({ type: 'modal.closed' }, { type: 'add.requested', country: 'dk', items: [coffeeOffer, deal] })
    expect(tab.context().quantity).toBe(1)
  })

  it('§5: the quantity is required, and at least 1', async () => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] }, { type: 'quantity.decremented' })
    expect(tab.context().quantity).toBe(1)
    for (const text of ['', '0', 'to', '2,5', '-2', '2x']) {
      tab.send({ type: 'quantity.typed', text })
      expect([tab.context().quantity, tab.context().quantityText]).toEqual([null, text])
      await tab.submit()
    }
    expect(tab.asked).toEqual([])
    tab.send({ type: 'quantity.incremented' })
    expect([tab.context().quantity, tab.context().quantityText]).toEqual([1, '1'])
    tab.send(
      { type: 'quantity.incremented' },
      { type: 'quantity.incremented' },
      { type: 'quantity.decremented' },
    )
    expect([tab.context().quantity, tab.context().quantityText]).toEqual([2, '2'])
  })

  it('§5: plus and typing stop at the maximum quantity, so that the server does not refuse the item', () => {
    const tab = openTab()
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer] },
      { type: 'quantity.typed', text: '1000000' },
    )
    expect([tab.context().quantity, tab.context().quantityText]).toEqual([999_999, '999999'])
    tab.send({ type: 'quantity.incremented' })
    expect(tab.context().quantity).toBe(999_999)
  })

  it('hideAdded is stored on the device, and the next press puts its offer on the list', async () => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    await tab.submit()
    tab.send({ type: 'hideAdded.toggled' })
    expect(tab.emitted.at(-1)).toEqual({ type: 'hideAdded.changed', hideAdded: true })
    tab.send({ type: 'modal.closed' }, { type: 'add.requested', country: 'dk', items: [milkOffer] })
    expect(tab.value()).toBe('putting')
    await tab.settle()
    expect([tab.value(), tab.emitted.slice(2)]).toEqual([
      'closed',
      [{ type: 'item.put', addable: milkOffer, quantity: 1 }],
    ])
  })

  it('closes right after adding if hideAdded is true already and the modal opened for want of a list', async () => {
    const tab = openTab({ hideAdded: true }, undefined, 0)
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    await tab.settle()
    expect([tab.value(), tab.emitted]).toEqual([choosing, []])
    await tab.submit()
    expect([tab.value(), tab.asked.length]).toEqual(['closed', 1])
    expect(tab.emitted).toEqual([
      { type: 'item.added', addable: coffeeOffer, quantity: 1 },
      { type: 'item.announced', name: coffeeOffer.name },
    ])
  })

  it('reports no addition if it is closed without one', () => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] }, { type: 'modal.closed' })
    expect(tab.emitted).toEqual([])
  })

  it('keeps the choice if adding fails, and shows the reason', async () => {
    const tab = openTab({}, { kind: 'offline' })
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer] },
      { type: 'quantity.typed', text: '4' },
    )
    await tab.submit()
    expect([tab.value(), tab.context().quantity, tab.context().failure]).toEqual([
      choosing,
      4,
      { kind: 'offline' },
    ])
    await tab.submit()
    expect(tab.asked).toHaveLength(2)
  })

  it('is open until it closes, and busy while it waits for an answer', () => {
    const tab = openTab({ identity: 'unknown' })
    expect(tab.tags()).toEqual([])
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    expect(tab.tags()).toEqual(['busy', 'open'])
    tab.send({ type: 'identity.changed', identity: 'verified' })
    expect(tab.tags()).toEqual(['open'])
    tab.send({ type: 'item.submitted' })
    expect(tab.tags()).toEqual(['busy', 'open'])
  })

  it('has the reason of a failure until the next try is answered, which the modal keeps the room of', async () => {
    const tab = openTab({}, { kind: 'offline' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    await tab.submit()
    tab.send({ type: 'item.submitted' })
    expect(tab.context().failure).toEqual({ kind: 'offline' })
    tab.send({ type: 'identity.changed', identity: 'visitor' })
    expect(tab.context().failure).toBeNull()
  })

  it('closes on a change of route, and forgets the choice', () => {
    const tab = openTab()
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer] },
      { type: 'quantity.incremented' },
      { type: 'route.changed' },
    )
    const { items, country, picked, quantity } = tab.context()
    expect([tab.value(), items, country, picked, quantity]).toEqual(['closed', [], null, null, 1])
  })

  it.each([
    ['closes on a change of country, because the list takes offers of its own country only', 'no', 'closed'],
    ['stays open if the address gets the prefix of the same country', 'dk', choosing],
    ['stays open if the address loses the prefix, which is the same country', 'default', choosing],
  ] as const)('%s', (_, locale, value) => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    tab.send({ type: 'locale.changed', locale })
    expect([tab.value(), tab.emitted]).toEqual([value, []])
  })

  it('reports no addition if the country changes during it', async () => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] }, { type: 'item.submitted' })
    tab.send({ type: 'locale.changed', locale: 'no' })
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
    expect([tab.value(), tab.emitted]).toEqual(['closed', []])
  })

  it('does not open with nothing', () => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [] })
    expect(tab.value()).toBe('closed')
  })
})

describe('§4 add-to-list modal: a press puts a single offer on the list if hideAdded is true', () => {
  const asked = (...items: AddableItem[]) =>
    ({ type: 'add.requested', country: 'dk', items }) satisfies AddToListEvent
  const coffee = asked(coffeeOffer)
  const milk = asked(milkOffer)
  const putsCoffee = { addable: coffeeOffer, quantity: 1 }

  it('without the modal, and says how many are put', async () => {
    const tab = openTab({ hideAdded: true }, undefined, 3)
    tab.send(coffee)
    expect([tab.value(), tab.tags()]).toEqual(['putting', []])
    await tab.settle()
    expect([tab.value(), tab.context().picked, tab.asked, tab.pressed, tab.emitted]).toEqual([
      'closed',
      null,
      [],
      [putsCoffee],
      [{ type: 'item.put', addable: coffeeOffer, quantity: 3 }],
    ])
  })

  it('twice for a double press, and in order', async () => {
    const tab = openTab({ hideAdded: true })
    tab.send(coffee, coffee, milk)
    await tab.settle()
    expect([tab.value(), tab.pressed.map(({ addable }) => addable), tab.emitted.length]).toEqual([
      'closed',
      [coffeeOffer, coffeeOffer, milkOffer],
      3,
    ])
  })

  it('also if the page changes meanwhile', async () => {
    const tab = openTab({ hideAdded: true })
    tab.send(coffee, { type: 'route.changed' })
    await tab.settle()
    expect([tab.value(), tab.emitted.length]).toEqual(['closed', 1])
  })

  it('offers it in the modal if the list refuses it, with the reason, and what was pressed meanwhile after it', async () => {
    const tab = openTab({ hideAdded: true }, { kind: 'invalid', errors: { items: ['full'] } })
    tab.send(coffee, milk)
    await tab.settle()
    expect([tab.value(), tab.context().country, tab.context().failure, tab.emitted]).toEqual([
      choosing,
      'dk',
      { kind: 'invalid', errors: { items: ['full'] } },
      [],
    ])
    tab.send({ type: 'modal.closed' })
    expect([tab.value(), tab.context().picked, tab.context().country]).toEqual(['putting', milkOffer, 'dk'])
  })

  it('puts nothing for the next user if the session ends meanwhile: the modal offers it', async () => {
    const tab = openTab({ hideAdded: true })
    tab.send(coffee, milk, { type: 'identity.changed', identity: 'visitor' })
    await tab.settle()
    expect([tab.value(), tab.context().picked, tab.context().next, tab.emitted]).toEqual([
      choosing,
      coffeeOffer,
      [],
      [],
    ])
  })

  it('ignores a press on nothing meanwhile', async () => {
    const tab = openTab({ hideAdded: true })
    tab.send(coffee, asked())
    expect(tab.context().next).toEqual([])
  })

  it.each([
    ['a shopper who is not known yet', { identity: 'unknown' }, { open: { identifying: 'asking' } }],
    ['a visitor', { identity: 'visitor' }, login],
    ['a user whose email is not verified', { identity: 'unverified' }, verify],
    ['a user who wants to see what was added', { hideAdded: false }, choosing],
  ] as const)('not for %s: the modal opens', (_, input, opened) => {
    const tab = openTab({ hideAdded: true, ...input })
    tab.send(coffee)
    expect([tab.value(), tab.pressed]).toEqual([opened, []])
  })

  it('not if there are several to pick from, or if it is no offer', () => {
    const several = openTab({ hideAdded: true })
    several.send(asked(coffeeOffer, milkOffer))
    expect([several.value(), several.pressed]).toEqual([picking, []])
    const typed = openTab({ hideAdded: true })
    typed.send(asked(addableManual('Kaffe', null)))
    expect([typed.value(), typed.pressed]).toEqual([choosing, []])
  })
})

describe('§4 add-to-list modal: several items', () => {
  it('picks one, adds it, and stays open so that others can be added', async () => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] })
    expect(tab.value()).toEqual(picking)
    tab.send({ type: 'item.picked', key: 'offer-12' }, { type: 'quantity.typed', text: '6' })
    await tab.submit()
    expect([tab.value(), tab.context().added]).toEqual([added, ['offer-12']])
    tab.send({ type: 'item.picked', key: 'offer-11' })
    expect([tab.value(), tab.context().quantity]).toEqual([choosing, 1])
    await tab.submit()
    expect(tab.context().added).toEqual(['offer-12', 'offer-11'])
    expect(tab.asked).toEqual([
      { addable: milkOffer, quantity: 6 },
      { addable: coffeeOffer, quantity: 1 },
    ])
    tab.send({ type: 'modal.closed' })
    expect(tab.value()).toBe('closed')
  })

  it('goes back to picking if hideAdded is true', async () => {
    const tab = openTab({ hideAdded: true })
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] },
      { type: 'item.picked', key: 'offer-11' },
    )
    await tab.submit()
    expect([tab.value(), tab.context().added]).toEqual([picking, ['offer-11']])
    expect(tab.emitted.at(-1)).toEqual({ type: 'item.announced', name: coffeeOffer.name })
  })

  it('§8: forgets the reason of a failure when another item is picked', async () => {
    const tab = openTab({}, { kind: 'offline' })
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] },
      { type: 'item.picked', key: 'offer-11' },
    )
    await tab.submit()
    expect(tab.context().failure).toEqual({ kind: 'offline' })
    tab.send({ type: 'item.picked', key: 'offer-12' })
    expect([tab.context().picked, tab.context().failure]).toEqual([milkOffer, null])
  })

  it('§8 late code: what is offered after a session ended does not count what was added before', async () => {
    const tab = openTab()
    const both = { type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] } as const
    tab.send({ ...both, items: [...both.items] }, { type: 'item.picked', key: 'offer-11' })
    await tab.submit()
    expect(tab.context().added).toEqual(['offer-11'])
    tab.send(
      { type: 'item.picked', key: 'offer-12' },
      { type: 'identity.changed', identity: 'visitor' },
      { type: 'item.submitted' },
    )
    expect(tab.value()).toEqual(login)
    tab.send({ ...both, items: [coffeeOffer] })
    expect([tab.value(), tab.context().picked, tab.context().added]).toEqual([login, coffeeOffer, []])
  })

  it('picks nothing that was not offered', () => {
    const tab = openTab()
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] },
      { type: 'item.picked', key: 'x' },
    )
    expect(tab.value()).toEqual(picking)
  })
})

describe('§4 and §6: who may add', () => {
  const postponed = { type: 'item.postponed', addable: coffeeOffer, quantity: 1, country: 'dk' }

  it('a visitor sees a login form, can register instead, and the item is postponed', () => {
    const tab = openTab({ identity: 'visitor' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    expect(tab.value()).toEqual(login)
    tab.send({ type: 'register.chosen' })
    expect(tab.value()).toEqual(register)
    tab.send({ type: 'login.chosen' })
    expect(tab.value()).toEqual(login)
    expect(tab.emitted).toEqual([postponed])
  })

  it('a visitor who logs in is asked nothing more: the item was postponed', () => {
    const tab = openTab({ identity: 'visitor' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    tab.send({ type: 'identity.changed', identity: 'verified' })
    expect([tab.value(), tab.context().identity, tab.emitted]).toEqual(['closed', 'verified', [postponed]])
  })

  it('a visitor picks one of several before they log in, and that one is postponed', () => {
    const tab = openTab({ identity: 'visitor' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] })
    expect(tab.value()).toEqual(picking)
    tab.send(
      { type: 'item.picked', key: 'offer-12' },
      { type: 'quantity.typed', text: '6' },
      { type: 'item.submitted' },
    )
    expect([tab.value(), tab.asked]).toEqual([login, []])
    expect(tab.emitted).toEqual([{ ...postponed, addable: milkOffer, quantity: 6 }])
  })

  it('if a visitor registers, the item is postponed again for the new user', () => {
    const tab = openTab({ identity: 'visitor' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    tab.send({ type: 'identity.changed', identity: 'unverified' })
    expect([tab.value(), tab.emitted]).toEqual([verify, [postponed, postponed]])
  })

  it('reports that a visitor closed the login', () => {
    const tab = openTab({ identity: 'visitor' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] }, { type: 'modal.closed' })
    expect([tab.value(), tab.emitted]).toEqual(['closed', [postponed, { type: 'login.declined' }]])
  })

  it('an unverified user is told to verify their email, and the item is postponed until then', () => {
    const tab = openTab({ identity: 'unverified' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    expect([tab.value(), tab.emitted]).toEqual([verify, [postponed]])
    tab.send({ type: 'identity.changed', identity: 'verified' })
    expect(tab.value()).toBe('closed')
  })

  it('waits until it is known who is logged in', () => {
    const tab = openTab({ identity: 'unknown' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    expect(tab.value()).toEqual({ open: { identifying: 'asking' } })
    tab.send({ type: 'identity.changed', identity: 'visitor' })
    expect(tab.value()).toEqual(login)
  })

  it('§8 errors: says so if the server cannot tell, and asks again when the shopper wants it', () => {
    const tab = openTab({ identity: 'unknown' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] }, { type: 'user.unknown' })
    expect([tab.value(), tab.emitted]).toEqual([
      { open: { identifying: 'unanswered' } },
      [{ type: 'user.wanted' }],
    ])
    tab.send({ type: 'identifying.retried' })
    expect([tab.value(), tab.emitted]).toEqual([
      { open: { identifying: 'asking' } },
      [{ type: 'user.wanted' }, { type: 'user.wanted' }],
    ])
    tab.send({ type: 'identity.changed', identity: 'visitor' })
    expect(tab.value()).toEqual(login)
  })

  it('§8 errors: says so if the server has not answered for 15 s', () => {
    const tab = openTab({ identity: 'unknown' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    tab.clock.increment(15_000)
    expect(tab.value()).toEqual({ open: { identifying: 'unanswered' } })
  })

  it('offers several only once it is known who is logged in', () => {
    const tab = openTab({ identity: 'unknown' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] })
    expect(tab.value()).toEqual({ open: { identifying: 'asking' } })
    tab.send({ type: 'identity.changed', identity: 'verified' })
    expect(tab.value()).toEqual(picking)
  })

  it('§4 waiting items: an item that is on the list already is not postponed if the session ends', async () => {
    const tab = openTab()
    tab.send(
      { type: 'add.requested', country: 'dk', items: [milkOffer] },
      { type: 'quantity.typed', text: '3' },
    )
    await tab.submit()
    tab.send({ type: 'identity.changed', identity: 'visitor' })
    const addedMilk = { type: 'item.added', addable: milkOffer, quantity: 3 }
    expect([tab.value(), tab.emitted]).toEqual(['closed', [addedMilk]])
  })

  it('§4 waiting items: a logout in another tab postpones nothing for the next user, but a press does', () => {
    const tab = openTab()
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer] },
      { type: 'quantity.typed', text: '6' },
      { type: 'identity.changed', identity: 'visitor' },
    )
    expect([tab.value(), tab.context().quantity, tab.emitted]).toEqual([choosing, 6, []])
    tab.send({ type: 'item.submitted' })
    expect([tab.value(), tab.emitted]).toEqual([login, [{ ...postponed, quantity: 6 }]])
  })

  it('§4 waiting items: if the session ends during the addition, nothing is postponed', async () => {
    const tab = openTab()
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] }, { type: 'item.submitted' })
    tab.send({ type: 'identity.changed', identity: 'visitor' })
    expect([tab.value(), tab.emitted]).toEqual([choosing, []])
  })

  it('§4 waiting items: an unverified user who logs out in another tab leaves nothing behind in this one', () => {
    const tab = openTab({ identity: 'unverified' })
    tab.send({ type: 'add.requested', country: 'dk', items: [coffeeOffer] })
    tab.send({ type: 'identity.changed', identity: 'visitor' })
    expect([tab.value(), tab.emitted]).toEqual(['closed', [postponed]])
  })

  it('keeps the choice among several if the session ends and comes back', () => {
    const tab = openTab()
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer, milkOffer] },
      { type: 'item.picked', key: 'offer-12' },
      { type: 'quantity.typed', text: '6' },
      { type: 'identity.changed', identity: 'visitor' },
      { type: 'identity.changed', identity: 'verified' },
    )
    expect([tab.value(), tab.context().picked, tab.context().quantity]).toEqual([choosing, milkOffer, 6])
  })

  it('§5: a visitor whose session has ended needs a quantity too', () => {
    const tab = openTab()
    tab.send(
      { type: 'add.requested', country: 'dk', items: [coffeeOffer] },
      { type: 'identity.changed', identity: 'visitor' },
      { type: 'quantity.typed', text: '' },
      { type: 'item.submitted' },
    )
    expect([tab.value(), tab.emitted]).toEqual([choosing, []])
  })
})
