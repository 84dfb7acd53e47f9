import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDevice, settled } from './device.fixture.ts'

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'make',
      'make',
      'make',
      'offline',
      'online',
      'lose',
      'reopen',
      'exchange',
      'show',
      'wait',
      'load',
    ),
    tab: fc.nat({ max: 2 }),
    /** Whether what waits for its turn has happened before the next action. */
    settles: fc.boolean(),
  }),
  { maxLength: 40 },
)

it('flows, two tabs on one queue: whatever happens, each change is made once, and in the order of its tab', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (steps) => {
      const device = openDevice()
      const tabs = [device.open(), device.open(), device.open()]
      const made: string[][] = [[], [], []]
      for (const [index, { kind, tab: number, settles }] of steps.entries()) {
        const tab = tabs[number]
        if (!tab) continue
        if (kind === 'make') {
          const id = `${number}-${index}`
          made[number]?.push(id)
          device.make(tab, id)
        }
        if (kind === 'offline') device.world.isOffline = true
        if (kind === 'online') {
          device.world.isOffline = false
          tab.queue.send({ type: 'network.online' })
        }
        if (kind === 'lose') device.world.losesNextAnswer = true
        if (kind === 'wait') device.clock.increment(5000)
        if (kind === 'load') device.loadList(tab)
        if (kind === 'show') device.show(tab)
        if (kind === 'reopen' || kind === 'exchange') {
          // What was made a moment ago is stored before a browser closes a tab, and before a tab's list is another one.
          await settled()
          device.close(tab)
          tabs[number] = kind === 'reopen' ? device.open() : device.openBeside()
        }
        if (settles) await settled()
      }
      await device.rest()
      for (const tab of tabs) device.loadList(tab)
      await settled()
      const { applied } = device.world
      expect(applied.toSorted()).toEqual(made.flat().toSorted())
      for (const [number, ids] of made.entries())
        expect(applied.filter((id) => id.startsWith(`${number}-`))).toEqual(ids)
      expect([...device.storage.values()]).toEqual([])
      expect(tabs.map(({ queue }) => queue.getSnapshot().context.queue)).toEqual([[], [], []])
    }),
    { numRuns: 300 },
  )
}, 30_000)

it('flows, two tabs on one queue: one tab sends, as long as it is there', async () => {
  const device = openDevice()
  const [first, second] = [device.open(), device.open()]
  await settled()
  device.make(second, 'a')
  await settled()
  expect([first.queue.getSnapshot().value, second.queue.getSnapshot().value]).toEqual([
    { leading: 'idle' },
    'following',
  ])
  expect([device.world.applied, device.world.requests]).toEqual([['a'], 1])
  device.close(first)
  device.make(second, 'b')
  await settled()
  expect([device.world.applied, device.world.requests]).toEqual([['a', 'b'], 2])
})

it('flows, two tabs on one queue: the tab in view sends, whatever the other one is doing', async () => {
  const device = openDevice()
  const [hidden, shown] = [device.open(), device.open()]
  await settled()
  device.world.isOffline = true
  device.make(hidden, 'a')
  await settled()
  expect(hidden.queue.getSnapshot().value).toEqual({ leading: { backingOff: 'failed' } })
  device.show(shown)
  device.world.isOffline = false
  await settled()
  expect([hidden.queue.getSnapshot().value, shown.queue.getSnapshot().value]).toEqual([
    'following',
    { leading: 'idle' },
  ])
  device.make(hidden, 'b')
  await settled()
  expect(device.world.applied).toEqual(['a', 'b'])
})

it('flows, two tabs on one queue: one that loses the lead before it has read what is stored reads it all the same', async () => {
  const device = openDevice()
  device.world.isOffline = true
  const first = device.open()
  await settled()
  device.make(first, 'a')
  await settled()
  const second = device.open()
  device.show(second)
  device.show(first)
  await settled()
  expect(second.queue.getSnapshot().context.queue.map(({ id }) => id)).toEqual(['a'])
})

it('flows, two tabs on one queue: one that shows another list by now sends what waits, and takes nothing from the other', async () => {
  const device = openDevice()
  const shown = device.open()
  await settled()
  device.world.isOffline = true
  for (const id of ['a', 'b']) device.make(shown, id)
  await settled()
  const beside = device.openBeside()
  device.show(beside)
  device.world.isOffline = false
  await settled()
  expect([device.world.applied, [...device.storage.values()]]).toEqual([['a', 'b'], []])
  expect(beside.queue.getSnapshot().context.queue).toEqual([])
  const changes = () => shown.queue.getSnapshot().context.queue.map(({ id }) => id)
  expect(changes()).toEqual(['a', 'b'])
  device.loadList(shown)
  expect(changes()).toEqual([])
})

it('§4 waiting changes: a queue that is not needed any more says so, also if another tab has sent what waited', async () => {
  const device = openDevice()
  device.world.isOffline = true
  const sending = device.openBeside()
  await settled()
  device.make(sending, 'a')
  await settled()
  const told = new Set<string>()
  for (const [name, { queue }] of Object.entries({ sending, hearing: device.openBeside() }))
    queue.on('queue.empty', ({ listUuid }) => told.add(`${name}: ${listUuid}`))
  await settled()
  expect([...told]).toEqual([])
  await device.rest()
  expect([...told].toSorted()).toEqual(['hearing: list-1', 'sending: list-1'])
})
