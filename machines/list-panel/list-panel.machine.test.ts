import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { RetiredListHead } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { retiredListsMachine } from '#machines/retired-lists/retired-lists.machine.ts'
import {
  type ListPanelEmitted,
  type ListPanelEvent,
  type ListPanelInput,
  listPanelMachine,
} from './list-panel.machine.ts'

/** Facts for the device only. Tests of other facts leave them out. */
const openingFacts: string[] = ['panel.shown', 'panel.hidden']

function openTab(input: Partial<ListPanelInput> = {}) {
  const emitted: ListPanelEmitted[] = []
  const countries: Country[] = []
  const retiredLists = retiredListsMachine.provide({
    actors: {
      fetchRetiredLists: fromPromise<RetiredListHead[], { locale: Country }>(async ({ input }) => {
        countries.push(input.locale)
        return []
      }),
    },
  })
  const clock = new SimulatedClock()
  const panel = createActor(listPanelMachine.provide({ actors: { retiredLists } }), {
    clock,
    input: { identity: 'verified', locale: 'dk', screen: 'desktop', trigger: 'pulsing', ...input },
  })
  const openings: ListPanelEmitted[] = []
  panel.on('*', (event) => (openingFacts.includes(event.type) ? openings : emitted).push(event))
  panel.start()
  return {
    clock,
    emitted,
    openings,
    countries,
    send: (...events: ListPanelEvent[]) => {
      for (const event of events) panel.send(event)
    },
    view: () => panel.getSnapshot().value.panel,
    order: () => panel.getSnapshot().context.order,
    isPulsing: () => panel.getSnapshot().hasTag('pulsing'),
    isOpen: () => panel.getSnapshot().hasTag('open'),
    isPeeking: () => panel.getSnapshot().hasTag('peeking'),
    manualAdd: () => panel.getSnapshot().children.manualAdd,
    pastedLines: () => panel.getSnapshot().children.pastedLines,
    field: () => panel.getSnapshot().children.typedItems,
    hasNoField: () => panel.getSnapshot().matches({ field: 'none' }),
  }
}

const items = { open: { list: 'items' } }
const sheet = (name: string) => ({ open: { list: { sheet: name } } })
const toggled: ListPanelEvent = { type: 'panel.toggled' }

describe('§4 shopping list panel: open or closed', () => {
  it('the trigger toggles it', () => {
    const tab = openTab()
    expect(tab.isOpen()).toBe(false)
    tab.send(toggled)
    expect(tab.view()).toEqual(items)
    tab.send(toggled)
    expect(tab.isOpen()).toBe(false)
  })

  it.each<ListPanelEvent>([{ type: 'panel.closed' }, { type: 'escape.pressed' }])(
    'closes at $type',
    (event) => {
      const tab = openTab()
      tab.send(toggled, event)
      expect(tab.isOpen()).toBe(false)
    },
  )

  it('stays open beside the page of a desktop', () => {
    const desktop = openTab()
    desktop.send(toggled, { type: 'route.changed' })
    expect(desktop.isOpen()).toBe(true)
  })

  it.each(['phone', 'tablet'] as const)('closes on a %s, where it covers the page', (screen) => {
    const tab = openTab({ screen })
    tab.send(toggled, { type: 'route.changed' })
    expect(tab.isOpen()).toBe(false)
  })
})

describe('§4 shopping list panel: it opens automatically, and only a part of it if it would cover the page', () => {
  const peek: ListPanelEvent = { type: 'panel.peek' }
  const some: ListPanelEvent = { type: 'total.changed', total: 7 }

  it.each(['phone', 'tablet'] as const)('on a %s, and the device is told', (screen) => {
    const tab = openTab({ screen })
    tab.send(some, peek)
    expect([tab.view(), tab.isPeeking(), tab.isPulsing()]).toEqual(['peeking', true, false])
    expect(tab.emitted).toEqual([{ type: 'panel.peeked' }, { type: 'panel.firstOpened' }])
  })

  it('opens completely when it or the trigger is pressed', () => {
    for (const event of [toggled, { type: 'panel.open' } as const]) {
      const tab = openTab({ screen: 'phone' })
      tab.send(some, peek, event)
      expect(tab.view()).toEqual(items)
    }
  })

  it.each<ListPanelEvent>([
    { type: 'panel.closed' },
    { type: 'escape.pressed' },
    { type: 'route.changed' },
    { type: 'identity.changed', identity: 'visitor' },
    { type: 'total.changed', total: 0 },
    // The banner takes its place (§4 shopping list panel).
    { type: 'consent.asked' },
  ])('goes at %o', (event) => {
    const tab = openTab({ screen: 'phone' })
    tab.send(some, peek, event)
    expect(tab.view()).toBe('closed')
  })

  it('opens beside the page when the window becomes wide', () => {
    const tab = openTab({ screen: 'phone' })
    tab.send(some, peek, { type: 'screen.changed', screen: 'tablet' })
    expect(tab.view()).toBe('peeking')
    tab.send({ type: 'screen.changed', screen: 'desktop' })
    expect(tab.view()).toEqual(items)
  })

  it.each<[string, Partial<ListPanelInput>, number]>([
    ['beside the page of a desktop', { screen: 'desktop' }, 7],
    ['of an empty list', { screen: 'phone' }, 0],
    ['to a visitor', { screen: 'phone', identity: 'visitor' }, 7],
  ])('shows no part %s', (_, input, total) => {
    const tab = openTab(input)
    tab.send({ type: 'total.changed', total }, peek)
    expect([tab.view(), tab.isPulsing(), tab.emitted]).toEqual(['closed', true, []])
  })
})

describe('§4 the panel opens by itself once, and not if the shopper closed it', () => {
  it('emits each opening, and each closing with whether the list had items', () => {
    const tab = openTab()
    tab.send(
      toggled,
      toggled,
      { type: 'total.changed', total: 3 },
      { type: 'panel.open' },
      { type: 'panel.closed' },
    )
    expect(tab.openings).toEqual([
      { type: 'panel.shown' },
      { type: 'panel.hidden', hasItems: false },
      { type: 'panel.shown' },
      { type: 'panel.hidden', hasItems: true },
    ])
  })
})

describe('§2.10 the trigger pulses until the list has been opened once', () => {
  it('and the device is told, once', () => {
    const tab = openTab()
    expect(tab.isPulsing()).toBe(true)
    tab.send(toggled)
    expect(tab.isPulsing()).toBe(false)
    tab.send(toggled, toggled)
    expect(tab.emitted).toEqual([{ type: 'panel.firstOpened' }])
  })

  it('also if it opens by itself, and never on a device where it was opened before', () => {
    const tab = openTab()
    tab.send({ type: 'panel.open' })
    expect([tab.isPulsing(), tab.emitted]).toEqual([false, [{ type: 'panel.firstOpened' }]])
    const again = openTab({ trigger: 'calm' })
    again.send(toggled)
    expect([again.isPulsing(), again.emitted]).toEqual([false, []])
  })
})

describe('§4 and §6: content only for a user with a verified email', () => {
  it.each([
    ['visitor', { open: { prompt: 'login' } }],
    ['unverified', { open: { prompt: 'verify' } }],
    ['verified', items],
    ['unknown', { open: { identifying: 'asking' } }],
  ] as const)('%s', (identity, view) => {
    const tab = openTab({ identity })
    tab.send(toggled)
    expect(tab.view()).toEqual(view)
  })

  it('§8 errors: says so if the server cannot tell or has not answered for 15 s, and asks again', () => {
    const tab = openTab({ identity: 'unknown', trigger: 'calm' })
    tab.send(toggled, { type: 'user.unknown' })
    expect([tab.view(), tab.emitted]).toEqual([
      { open: { identifying: 'unanswered' } },
      [{ type: 'user.wanted' }],
    ])
    tab.send({ type: 'identifying.retried' })
    expect([tab.view(), tab.emitted]).toEqual([
      { open: { identifying: 'asking' } },
      [{ type: 'user.wanted' }, { type: 'user.wanted' }],
    ])
    tab.clock.increment(15_000)
    expect(tab.view()).toEqual({ open: { identifying: 'unanswered' } })
  })

  it('a visitor who logs in sees the list, and a user whose session ends sees the prompt', () => {
    const tab = openTab({ identity: 'visitor' })
    tab.send(toggled, { type: 'identity.changed', identity: 'verified' })
    expect(tab.view()).toEqual(items)
    tab.send({ type: 'adding.requested' }, { type: 'identity.changed', identity: 'visitor' })
    expect(tab.view()).toEqual({ open: { prompt: 'login' } })
  })

  it('`just looking` closes the prompt, and the device is told', () => {
    const tab = openTab({ identity: 'visitor', trigger: 'calm' })
    tab.send(toggled, { type: 'prompt.dismiss' })
    expect([tab.isOpen(), tab.emitted]).toEqual([false, [{ type: 'prompt.dismissed' }]])
  })
})

describe('§4 shopping list panel: what it shows', () => {
  it('sorts by chain by default, and by the order that the shopper chooses', () => {
    const tab = openTab()
    expect(tab.order()).toBe('chain')
    tab.send(toggled, { type: 'order.chosen', order: 'amount-descending' })
    expect(tab.order()).toBe('amount-descending')
  })

  it('§2.10: its field keeps what was typed while the panel is closed, but for no other user', () => {
    const tab = openTab()
    tab.field()?.send({ type: 'text.changed', text: 'mel' })
    tab.send(toggled, toggled, { type: 'locale.changed', locale: 'se' })
    expect(tab.field()?.getSnapshot().context.text).toBe('mel')
    tab.send({ type: 'identity.changed', identity: 'visitor' })
    expect(tab.field()).toBeUndefined()
    expect(tab.hasNoField()).toBe(true)
    tab.send({ type: 'identity.changed', identity: 'verified' })
    expect(tab.field()?.getSnapshot().context.text).toBe('')
  })

  it('§4 trip: it is planned in a sheet, only for a list with items', () => {
    const tab = openTab({ trigger: 'calm' })
    tab.send(toggled, { type: 'trip.requested' })
    expect(tab.view()).toEqual(items)
    tab.send({ type: 'total.changed', total: 7 }, { type: 'trip.requested' })
    expect(tab.view()).toEqual(sheet('trip'))
  })

  it('emptying asks for a confirmation, and on confirm the list is emptied', () => {
    const tab = openTab({ trigger: 'calm' })
    tab.send({ type: 'total.changed', total: 7 }, toggled, { type: 'emptying.requested' })
    expect(tab.view()).toEqual(sheet('emptying'))
    expect(tab.emitted).toEqual([])
    tab.send({ type: 'emptying.confirmed' })
    expect(tab.view()).toEqual(items)
    expect(tab.emitted).toEqual([{ type: 'change.requested', change: { kind: 'empty' } }])
  })

  it('emptying is possible only if the list has items, and ends if somebody else removes the last item', () => {
    const tab = openTab({ trigger: 'calm' })
    tab.send(toggled, { type: 'emptying.requested' })
    expect(tab.view()).toEqual(items)
    tab.send({ type: 'adding.requested' }, { type: 'emptying.requested' })
    expect(tab.view()).toEqual(sheet('adding'))
    tab.send({ type: 'total.changed', total: 1 }, { type: 'emptying.requested' })
    tab.send({ type: 'total.changed', total: 0 }, { type: 'emptying.confirmed' })
    expect([tab.view(), tab.emitted]).toEqual([items, []])
  })

  it.each<ListPanelEvent>([{ type: 'view.left' }, { type: 'escape.pressed' }])(
    'a sheet is left at $type, and the panel stays',
    (event) => {
      const tab = openTab({ trigger: 'calm' })
      tab.send({ type: 'total.changed', total: 7 }, toggled, { type: 'emptying.requested' }, event)
      expect([tab.view(), tab.emitted]).toEqual([items, []])
    },
  )

  it('the manual-add sheet opens, and closes after submit with the item for the list', () => {
    const tab = openTab({ trigger: 'calm' })
    tab.send({ type: 'total.changed', total: 7 }, toggled, { type: 'adding.requested' })
    const field = tab.field()
    expect(tab.view()).toEqual(sheet('adding'))
    tab.manualAdd()?.send({ type: 'name.changed', name: 'Mel' })
    tab.manualAdd()?.send({ type: 'place.changed', place: 'Torvet' })
    tab.manualAdd()?.send({ type: 'item.submitted', hasRoom: true, wantsMore: false })
    expect(tab.manualAdd()?.getSnapshot().context).toMatchObject({ itemName: '', placeName: '' })
    expect([tab.view(), tab.manualAdd()?.getSnapshot().context.itemName, tab.field()]).toEqual([
      items,
      '',
      field,
    ])
    expect(tab.emitted).toEqual([
      {
        type: 'change.requested',
        change: { kind: 'add-manual', itemName: 'Mel', placeName: 'Torvet', quantity: 1 },
      },
    ])
  })

  it('§2.10: a pasted list is shown in a sheet, and goes on the list from there', () => {
    const tab = openTab()
    tab.send(toggled, { type: 'lines.pasted', text: 'mel\n2 stk gær' })
    expect(tab.view()).toEqual(sheet('pasting'))
    tab.send({ type: 'view.left' }, { type: 'lines.pasted', text: 'mel\n2 stk gær' })
    tab.pastedLines()?.send({ type: 'line.toggled', place: 0 })
    tab.pastedLines()?.send({ type: 'lines.submitted', room: 5 })
    expect(tab.view()).toEqual(items)
    expect(tab.emitted).toEqual([
      { type: 'panel.firstOpened' },
      { type: 'items.pasted', items: [{ itemName: 'gær', quantity: 2 }] },
    ])
  })

  it('§2.10: a text from another app opens the panel of a user with a list, with the sheet, and nobody else’s', () => {
    const tab = openTab()
    tab.send({ type: 'lines.shared', text: 'mel\n2 stk gær' })
    expect(tab.view()).toEqual(sheet('pasting'))
    tab.pastedLines()?.send({ type: 'lines.submitted', room: 5 })
    expect(tab.view()).toEqual(items)
    const closed = openTab({ identity: 'visitor' })
    closed.send({ type: 'lines.shared', text: 'mel' })
    expect(closed.view()).toBe('closed')
  })

  describe('§2.10: a pasted list whose sheet is left', () => {
    const shownLines = (tab: ReturnType<typeof openTab>) =>
      tab
        .pastedLines()
        ?.getSnapshot()
        .context.lines.map(({ item, isTaken }) => `${isTaken ? '+' : '-'} ${item.itemName}`)
    const bread: ListPanelEvent = { type: 'lines.pasted', text: 'mel\ngær' }
    const rice: ListPanelEvent = { type: 'lines.shared', text: 'ris\nsalt' }

    it.each<ListPanelEvent>([
      { type: 'view.left' },
      { type: 'escape.pressed' },
      { type: 'panel.toggled' },
      { type: 'panel.closed' },
      { type: 'route.changed' },
    ])('waits after $type, with what was left out, and is shown again', (event) => {
      const tab = openTab({ screen: 'phone' })
      tab.send(toggled, bread)
      tab.pastedLines()?.send({ type: 'line.toggled', place: 0 })
      tab.pastedLines()?.send({ type: 'lines.submitted', room: 0 })
      tab.send(event)
      expect(tab.view()).not.toEqual(sheet('pasting'))
      tab.send({ type: 'panel.open' }, { type: 'lines.reopened' })
      expect([tab.view(), shownLines(tab)]).toEqual([sheet('pasting'), ['- mel', '+ gær']])
      // The sheet opens without the error that it was left with.
      expect(tab.pastedLines()?.getSnapshot().value).toBe('choosing')
    })

    it('is gone after it was discarded, or went on the list', () => {
      const tab = openTab()
      tab.send(toggled, bread, { type: 'view.left' }, { type: 'lines.discarded' }, { type: 'lines.reopened' })
      expect([tab.view(), tab.pastedLines()]).toEqual([items, undefined])
      tab.send(bread)
      tab.pastedLines()?.send({ type: 'lines.submitted', room: 5 })
      expect([tab.view(), tab.pastedLines()]).toEqual([items, undefined])
    })

    it('waits behind a text that comes after it, and the same text is shown anew', () => {
      const tab = openTab()
      tab.send(toggled, bread, rice)
      expect([tab.view(), shownLines(tab)]).toEqual([sheet('pasting'), ['+ ris', '+ salt']])
      tab.send({ type: 'view.left' }, bread)
      tab.pastedLines()?.send({ type: 'line.toggled', place: 1 })
      tab.send({ type: 'view.left' }, bread)
      expect(shownLines(tab)).toEqual(['+ mel', '+ gær'])
      tab.pastedLines()?.send({ type: 'lines.submitted', room: 5 })
      expect([tab.view(), shownLines(tab)]).toEqual([items, ['+ ris', '+ salt']])
      tab.send({ type: 'lines.discarded' })
      expect(tab.pastedLines()).toBeUndefined()
    })

    it('is not shown to the next user of the tab', () => {
      const tab = openTab()
      tab.send(
        toggled,
        bread,
        { type: 'identity.changed', identity: 'visitor' },
        { type: 'identity.changed', identity: 'verified' },
      )
      expect([tab.view(), tab.pastedLines()]).toEqual([items, undefined])
    })
  })

  it('the sheet stays open, and empty, for a shopper who types several items', () => {
    const tab = openTab({ trigger: 'calm' })
    tab.send(toggled, { type: 'adding.requested' })
    const field = tab.field()
    for (const name of ['Mel', 'Gær']) {
      tab.manualAdd()?.send({ type: 'name.changed', name })
      tab.manualAdd()?.send({ type: 'item.submitted', hasRoom: true, wantsMore: true })
      expect([tab.view(), tab.manualAdd()?.getSnapshot().context.itemName]).toEqual([sheet('adding'), ''])
      expect(tab.field()).toBe(field)
    }
    const written = { kind: 'add-manual', placeName: null, quantity: 1 }
    expect(tab.emitted).toEqual([
      { type: 'change.requested', change: { ...written, itemName: 'Mel' } },
      { type: 'item.announced', name: 'Mel' },
      { type: 'change.requested', change: { ...written, itemName: 'Gær' } },
      { type: 'item.announced', name: 'Gær' },
    ])
  })

  it.each<ListPanelEvent>([
    { type: 'view.left' },
    { type: 'escape.pressed' },
    { type: 'panel.toggled' },
    { type: 'lines.shared', text: 'ris' },
  ])('§4 Back: what was typed into the sheet is there again after $type', (event) => {
    const tab = openTab()
    tab.send(toggled, { type: 'adding.requested' })
    tab.manualAdd()?.send({ type: 'name.changed', name: 'Mel' })
    tab.manualAdd()?.send({ type: 'place.changed', place: 'Torvet' })
    tab.manualAdd()?.send({ type: 'quantity.typed', text: '3' })
    tab.send(event, { type: 'panel.open' }, { type: 'view.left' }, { type: 'adding.requested' })
    expect(tab.view()).toEqual(sheet('adding'))
    expect(tab.manualAdd()?.getSnapshot().context).toMatchObject({
      itemName: 'Mel',
      placeName: 'Torvet',
      quantity: 3,
    })
    tab.send(
      { type: 'identity.changed', identity: 'visitor' },
      { type: 'identity.changed', identity: 'verified' },
    )
    expect(tab.manualAdd()?.getSnapshot().context.itemName).toBe('')
  })

  it('§4 Back: the sheet opens without the error that it was left with', () => {
    const tab = openTab()
    tab.send(toggled, { type: 'adding.requested' })
    tab.manualAdd()?.send({ type: 'item.submitted', hasRoom: true, wantsMore: false })
    expect(tab.manualAdd()?.getSnapshot().value).toBe('nameless')
    tab.send({ type: 'view.left' }, { type: 'adding.requested' })
    expect(tab.manualAdd()?.getSnapshot().value).toBe('editing')
  })

  it('§7.4: retired lists are those of the country', () => {
    const tab = openTab()
    tab.send({ type: 'locale.changed', locale: 'se' }, toggled, { type: 'retired.requested' })
    expect(tab.view()).toEqual(sheet('retired'))
    expect(tab.countries).toEqual(['se'])
  })
})
