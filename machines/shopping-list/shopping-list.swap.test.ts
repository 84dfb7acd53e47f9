import { describe, expect, it } from 'vitest'
import { actionsOf, item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import { milk, openTab, setMilk, settled } from './shopping-list.fixture.ts'

const jonas = { name: 'Jonas Vig', isUser: false }
/** Jonas’s list, in which Mette takes part. */
const theirs: ShoppingList = listOf([item('bread')], {
  uuid: 'list-2',
  version: 9,
  owner: jonas,
  actions: actionsOf('list-2'),
})
const gone = { type: 'list.gone' }
const missing = { kind: 'missing' } as const
const refused = { kind: 'refused', failure: missing } as const
const applied = (version: number) => ({ kind: 'applied', version }) as const

const checkBread = (id: string) => mutation(id, { kind: 'check', itemUuid: 'bread' }, 'list-2')
const setMilkTo = (id: string, quantity: number) => mutation(id, setMilk(quantity))
const refusal = (type: 'change.refused' | 'change.lost', change: ReturnType<typeof mutation>) => ({
  type,
  mutation: change,
  failure: missing,
})

/** A tab that shows a list, without a connection. */
async function openOffline(list: ShoppingList, stored?: Parameters<typeof openTab>[0]) {
  const tab = openTab(stored)
  await tab.copy(list)
  await tab.loadFails({ kind: 'offline' })
  tab.window('network.offline')
  tab.emitted.length = 0
  return tab
}
type OpenTab = ReturnType<typeof openTab>

async function changeOffline(tab: OpenTab, { id, change }: ReturnType<typeof mutation>) {
  await tab.change(id, change)
  if (tab.sendings.at(-1)?.id === id) await tab.sendingFails({ kind: 'offline' })
}

async function goOnline(tab: OpenTab) {
  tab.window('network.online')
  await settled()
}

const sent = (tab: OpenTab) => tab.sendings.map(({ id }) => id)

describe('§4 sharing: a list in another’s place', () => {
  it('joined: it is followed, and the old one no more', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(milk(2, 4))
    tab.send({ type: 'list.reload' })
    await tab.load(theirs)
    expect([tab.shown(), tab.emitted]).toEqual([['1 bread'], []])
    expect(tab.streams.map(({ listUuid }) => listUuid)).toEqual(['list-1', 'list-2'])
    await tab.change('m1', { kind: 'check', itemUuid: 'bread' })
    expect(sent(tab)).toEqual(['m1'])
  })

  it('taken off it in view: the own one comes, and that is told', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(theirs)
    tab.tell({ type: 'stream.gone' })
    await tab.load(milk(2, 4))
    expect([tab.shown(), tab.emitted]).toEqual([['2 milk'], [gone]])
  })

  it('taken off it in a hidden tab, or while it was closed: that is told with the own one', async () => {
    const tab = openTab()
    await tab.copy(theirs)
    await tab.load(milk(2, 4))
    expect([tab.shown(), tab.emitted]).toEqual([['2 milk'], [gone]])
  })

  it('taken off it while the connection was lost: the list is looked for, also where nothing says why', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(theirs)
    tab.tell({ type: 'stream.lost' })
    tab.clock.increment(1000)
    expect(tab.fetches).toHaveLength(1)
    tab.tell({ type: 'stream.lost' })
    expect(tab.fetches).toHaveLength(2)
    await tab.load(milk(2, 4))
    expect([tab.shown(), tab.emitted]).toEqual([['2 milk'], [gone]])
  })

  it('from one of others to one of others: who joined knows it', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(theirs)
    tab.send({ type: 'list.reload' })
    await tab.load(listOf([], { uuid: 'list-3', owner: jonas }))
    expect(tab.emitted).toEqual([])
  })

  it('left: who left it is not told, and who could not leave it is told when they are taken off later', async () => {
    const tab = openTab()
    await tab.copy(null)
    await tab.load(theirs)
    tab.tellHeld({ type: 'list.leave' })
    tab.tell({ type: 'stream.gone' })
    await tab.load(milk(2, 4))
    expect([tab.shown(), tab.emitted]).toEqual([['2 milk'], []])
    expect(tab.streams.map(({ listUuid }) => listUuid)).toEqual(['list-2', 'list-1'])

    tab.send({ type: 'list.reload' })
    await tab.load(theirs)
    tab.tellHeld({ type: 'list.leave' })
    tab.send({ type: 'list.reload' })
    await tab.load(theirs)
    tab.tell({ type: 'stream.gone' })
    await tab.load(milk(2, 4))
    expect(tab.emitted).toEqual([gone])
  })

  it('left while it was on its way: who left it is not told either, and sees what came with it', async () => {
    const tab = openTab()
    await tab.copy(theirs)
    tab.tellHeld({ type: 'list.leave' })
    await tab.load({ ...theirs, items: [item('bread', { quantity: 2 })], version: 10 })
    expect(tab.shown()).toEqual(['2 bread'])
    tab.send({ type: 'list.reload' })
    await tab.load(milk(2, 4))
    expect([tab.shown(), tab.emitted]).toEqual([['2 milk'], []])
  })
})

describe('§4 waiting changes: changes that wait for a list which is not the active one any more', () => {
  it('made without a connection on a list one was taken off: none is sent later, which is told once', async () => {
    const tab = await openOffline(theirs)
    for (const id of ['m1', 'm2', 'm3']) await changeOffline(tab, checkBread(id))
    await goOnline(tab)
    await tab.load(milk(2, 4))
    for (const id of ['m1', 'm2', 'm3']) await tab.answer(refused, id)
    expect([tab.shown(), tab.emitted]).toEqual([['2 milk'], [gone, refusal('change.lost', checkBread('m1'))]])
    expect([sent(tab), tab.stored()]).toEqual([['m1', 'm1', 'm1', 'm2', 'm3'], []])
  })

  it('of which the first was refused before the own list came: it is told once all the same', async () => {
    const tab = await openOffline(theirs)
    for (const id of ['m1', 'm2']) await changeOffline(tab, checkBread(id))
    await goOnline(tab)
    await tab.answer(refused, 'm1')
    await tab.load(milk(2, 4))
    await tab.answer(refused, 'm2')
    expect([tab.emitted, tab.stored()]).toEqual([[refusal('change.refused', checkBread('m1')), gone], []])
  })

  it('made on the own list, before another device joined one: they are sent in order, whatever is shown', async () => {
    const tab = await openOffline(milk(2, 4))
    await changeOffline(tab, setMilkTo('m1', 3))
    await changeOffline(tab, setMilkTo('m2', 5))
    await goOnline(tab)
    await tab.load(theirs)
    await tab.answer(applied(5), 'm1')
    await tab.answer(applied(6), 'm2')
    tab.clock.increment(60_000)
    expect([tab.shown(), tab.emitted, tab.others()]).toEqual([['1 bread'], [], []])
    expect([sent(tab).slice(2), tab.stored(), tab.fetches.length]).toEqual([['m1', 'm2'], [], 2])
  })

  it('kept when the browser was closed: they are sent beside those of the list that is shown', async () => {
    const tab = openTab([setMilkTo('m1', 3), checkBread('m2'), { ...setMilkTo('m0', 1), ackedVersion: 3 }])
    await tab.copy(theirs)
    expect(sent(tab).toSorted()).toEqual(['m1', 'm2'])
    await tab.answer(applied(5), 'm1')
    expect(tab.stored()).toEqual([checkBread('m2')])
  })

  it('wait for the connection and for a login as those of the list that is shown do', async () => {
    const tab = openTab([setMilkTo('m1', 3)])
    await tab.copy(null)
    await tab.load(theirs)
    await tab.sendingFails({ kind: 'offline' }, 'm1')
    await goOnline(tab)
    await tab.load(theirs)
    await tab.answer({ kind: 'signedOut' }, 'm1')
    await tab.loadFails({ kind: 'unauthenticated' })
    expect([tab.emitted, tab.stored()]).toEqual([
      [{ type: 'signIn.needed' }, { type: 'load.failed', error: { kind: 'unauthenticated' } }],
      [setMilkTo('m1', 3)],
    ])
    await tab.renewSession()
    expect(sent(tab)).toEqual(['m1', 'm1', 'm1'])
  })

  it('on a list that is the active one again: they are seen on it, and sent once', async () => {
    const tab = await openOffline(milk(2, 4))
    await changeOffline(tab, setMilkTo('m1', 5))
    await goOnline(tab)
    await tab.load(theirs)
    await tab.sendingFails({ kind: 'offline' }, 'm1')
    tab.send({ type: 'list.reload' })
    await tab.load(milk(2, 4))
    expect(tab.shown()).toEqual(['5 milk …'])
    const before = tab.sendings.length
    tab.clock.increment(60_000)
    expect(tab.sendings.length).toBe(before)
  })
})
