import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type ListOpenerInput, listOpenerMachine } from './list-opener.machine.ts'

/** A tab that counts how often the whole panel, or a part of it, opened by itself. */
function openTab(input: Partial<ListOpenerInput>) {
  const tab = { opened: 0, peeked: 0 }
  const opener = createActor(listOpenerMachine, {
    input: { screen: 'desktop', prompt: 'wanted', opening: 'awaited', ...input },
  })
  opener.on('panel.open', () => {
    tab.opened += 1
  })
  opener.on('panel.peek', () => {
    tab.peeked += 1
  })
  opener.start()
  return Object.assign(tab, {
    send: opener.send.bind(opener),
    total: (total: number) => opener.send({ type: 'total.changed', total }),
    /** The shopper changes the list, whose total becomes these one after another. */
    edit: (...totals: number[]) => {
      for (const total of totals) {
        opener.send({ type: 'edit.made' })
        opener.send({ type: 'total.changed', total })
      }
    },
  })
}

describe('§4 shopping list data: the panel opens automatically once the total is above zero', () => {
  it('beside the page of a desktop, once', () => {
    const tab = openTab({ screen: 'desktop' })
    tab.total(0)
    expect(tab.opened).toBe(0)
    tab.total(3)
    tab.total(0)
    tab.total(1)
    expect([tab.opened, tab.peeked]).toEqual([1, 0])
  })

  describe.each(['phone', 'tablet'] as const)(
    '§4 shopping list panel: in part over the page of a %s',
    (screen) => {
      it('once, when the shopper puts the first item on the list', () => {
        const tab = openTab({ screen })
        tab.edit(0, 1)
        tab.edit(0)
        tab.edit(2)
        expect([tab.opened, tab.peeked]).toEqual([0, 1])
      })

      it.each([
        ['the list is loaded', [3]],
        ['the list is loaded after the empty one that the device kept', [0, 3]],
        ['somebody else puts the first item on it', [2, 0, 1]],
      ] as const)('not when %s', (_, totals) => {
        const tab = openTab({ screen })
        for (const total of totals) tab.total(total)
        expect([tab.opened, tab.peeked]).toEqual([0, 0])
      })

      it('not when the shopper’s change leaves the list empty', () => {
        const tab = openTab({ screen })
        tab.edit(0)
        expect([tab.opened, tab.peeked]).toEqual([0, 0])
      })

      it('not when somebody else puts the first item on it after a change of the shopper’s own', () => {
        const tab = openTab({ screen })
        tab.total(2)
        tab.edit(1)
        tab.total(0)
        tab.total(1)
        expect([tab.opened, tab.peeked]).toEqual([0, 0])
      })

      it('not when the shopper adds to what is on the list already', () => {
        const tab = openTab({ screen })
        tab.total(3)
        tab.edit(4)
        expect([tab.opened, tab.peeked]).toEqual([0, 0])
      })
    },
  )

  it('depending on the width of the window at that moment', () => {
    const tab = openTab({ screen: 'phone' })
    tab.send({ type: 'screen.changed', screen: 'desktop' })
    tab.edit(1)
    expect([tab.opened, tab.peeked]).toEqual([1, 0])
  })

  describe('§4 shopping list panel: never together with the consent banner', () => {
    it('beside the page of a desktop only after the answer, once', () => {
      const tab = openTab({ screen: 'desktop' })
      tab.send({ type: 'consent.asked' })
      tab.total(1)
      expect(tab.opened).toBe(0)
      tab.send({ type: 'consent.changed' })
      expect(tab.opened).toBe(1)
      tab.total(4)
      expect([tab.opened, tab.peeked]).toEqual([1, 0])
    })

    it('over the page of a phone not at all, because the total does not rise at the answer', () => {
      const tab = openTab({ screen: 'phone' })
      tab.send({ type: 'consent.asked' })
      tab.edit(1)
      tab.send({ type: 'consent.changed' })
      tab.edit(2)
      expect([tab.opened, tab.peeked]).toEqual([0, 0])
      tab.edit(0)
      tab.edit(1)
      expect([tab.opened, tab.peeked]).toEqual([0, 1])
    })

    it('nor for a visitor who did not log in, who is asked the next time', () => {
      const tab = openTab({ screen: 'desktop' })
      tab.send({ type: 'consent.asked' })
      tab.send({ type: 'login.declined' })
      tab.send({ type: 'consent.changed' })
      expect(tab.opened).toBe(0)
      tab.send({ type: 'login.declined' })
      expect(tab.opened).toBe(1)
    })

    it('and a choice in the cookie settings opens nothing', () => {
      const tab = openTab({ screen: 'phone' })
      tab.total(3)
      tab.send({ type: 'screen.changed', screen: 'desktop' })
      tab.send({ type: 'consent.changed' })
      expect([tab.opened, tab.peeked]).toEqual([0, 0])
    })
  })

  it.each(['phone', 'desktop'] as const)(
    'not if the shopper closed it in this tab before a reload, on a %s',
    (screen) => {
      const tab = openTab({ screen, opening: 'declined' })
      tab.total(3)
      expect([tab.opened, tab.peeked]).toEqual([0, 0])
    },
  )
})

describe('§4 shopping list panel: a visitor is asked once a tab', () => {
  it('who wanted something on the list and did not log in for it, on a desktop', () => {
    const tab = openTab({})
    expect(tab.opened).toBe(0)
    tab.send({ type: 'login.declined' })
    tab.send({ type: 'login.declined' })
    expect(tab.opened).toBe(1)
  })

  it.each<Partial<ListOpenerInput>>([{ screen: 'tablet' }, { screen: 'phone' }, { prompt: 'dismissed' }])(
    'not with %o',
    (input) => {
      const tab = openTab(input)
      tab.send({ type: 'login.declined' })
      expect(tab.opened).toBe(0)
    },
  )

  it('§9 dontShowAgain: not after `just looking`', () => {
    const tab = openTab({})
    tab.send({ type: 'prompt.dismissed' })
    tab.send({ type: 'login.declined' })
    expect(tab.opened).toBe(0)
  })

  it('depending on the width of the window at that moment', () => {
    const tab = openTab({ screen: 'phone' })
    tab.send({ type: 'screen.changed', screen: 'desktop' })
    tab.send({ type: 'login.declined' })
    expect(tab.opened).toBe(1)
  })
})
