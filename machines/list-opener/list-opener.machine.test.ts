import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type ListOpenerInput, listOpenerMachine } from './list-opener.machine.ts'

/** A tab that counts how often the panel opened by itself. */
function openTab(input: Partial<ListOpenerInput>) {
  const tab = { opened: 0 }
  const opener = createActor(listOpenerMachine, {
    input: { screen: 'desktop', prompt: 'wanted', opening: 'awaited', ...input },
  })
  opener.on('panel.open', () => {
    tab.opened += 1
  })
  opener.start()
  return Object.assign(tab, {
    send: opener.send.bind(opener),
    total: (total: number) => opener.send({ type: 'total.changed', total }),
  })
}

describe('§4 shopping list data: the panel opens automatically once the total is above zero', () => {
  it.each(['tablet', 'desktop'] as const)('on a %s, once', (screen) => {
    const tab = openTab({ screen })
    tab.total(0)
    expect(tab.opened).toBe(0)
    tab.total(3)
    tab.total(0)
    tab.total(1)
    expect(tab.opened).toBe(1)
  })

  it('not where the shopper closed it in this tab before the page was loaded anew', () => {
    const tab = openTab({ opening: 'declined' })
    tab.total(3)
    tab.send({ type: 'adding.ended' })
    tab.total(4)
    expect(tab.opened).toBe(0)
  })

  it('on a phone, which it would cover, only with the first item put on it in this tab', () => {
    const tab = openTab({ screen: 'phone' })
    tab.total(7)
    expect(tab.opened).toBe(0)
    tab.send({ type: 'adding.ended' })
    tab.total(8)
    tab.send({ type: 'adding.ended' })
    expect(tab.opened).toBe(1)
  })

  it('on a phone also where the item is told before the list has it', () => {
    const tab = openTab({ screen: 'phone' })
    tab.send({ type: 'adding.ended' })
    tab.total(0)
    expect(tab.opened).toBe(0)
    tab.total(1)
    expect(tab.opened).toBe(1)
  })
})

describe('product, shopping list: a visitor is asked once a tab', () => {
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

  it('by how wide the window is then', () => {
    const tab = openTab({ screen: 'phone' })
    tab.send({ type: 'screen.changed', screen: 'desktop' })
    tab.send({ type: 'login.declined' })
    expect(tab.opened).toBe(1)
  })
})
