import { expect, it } from 'vitest'
import { createActor, type EventObject, emit, setup } from 'xstate'
import { hearChildren } from './hear-children.ts'

const bell = setup({}).createMachine({
  on: { push: { actions: emit({ type: 'bell.rang' }) }, cut: { actions: emit({ type: 'wire.broke' }) } },
})

/** What a house hears of its bell, until it is sold. */
function heardBy(facts?: string[]) {
  const heard: EventObject[] = []
  const house = createActor(
    setup({ actors: { hearChildren, bell } }).createMachine({
      invoke: { src: 'bell', id: 'bell' },
      initial: 'lived',
      on: { '*': { actions: ({ event }) => heard.push(event) } },
      states: {
        lived: {
          invoke: {
            src: 'hearChildren',
            input: ({ self }) => ({ parent: self, children: ['bell', 'door'], ...(facts && { facts }) }),
          },
          on: { sold: 'empty' },
        },
        empty: {},
      },
    }),
  ).start()
  const { bell: ringing } = house.getSnapshot().children
  for (const type of ['push', 'cut']) ringing?.send({ type })
  house.send({ type: 'sold' })
  ringing?.send({ type: 'push' })
  return heard
}

it('flows: a machine hears all that its children tell, or only some facts, as long as it asks to', () => {
  expect(heardBy()).toEqual([{ type: 'bell.rang' }, { type: 'wire.broke' }])
  expect(heardBy(['wire.broke'])).toEqual([{ type: 'wire.broke' }])
  expect(heardBy([])).toEqual([])
})
