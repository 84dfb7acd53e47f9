import { describe, expect, it } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import { branchesOf, guardName, nameOf, stateName, triggerOf } from './transition-names.ts'

const door = setup({
  actors: { ring: fromPromise(async () => {}) },
  guards: { isOpen: () => true, isAtLeast: (_, { knocks }: { knocks: number }) => knocks > 0 },
  delays: { closing: 500 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  on: { 'house.sold': [{ guard: 'isOpen', target: '.open' }, { target: '.shut' }] },
  states: {
    shut: {
      invoke: { src: 'ring', id: 'bell', onDone: { target: 'open' }, onError: { target: 'shut' } },
      on: {
        'door.knocked': [
          { guard: { type: 'isAtLeast', params: { knocks: 2 } }, target: 'open' },
          { guard: 'isOpen', target: 'open' },
          { target: 'shut' },
        ],
      },
      always: { guard: 'isOpen', target: 'open' },
    },
    open: {
      initial: 'wide',
      onDone: { target: 'shut' },
      states: {
        wide: { after: { 1000: { target: 'done' }, closing: { target: 'ajar' } } },
        ajar: {},
        done: { type: 'final' },
      },
    },
  },
})
const { shut, open } = door.root.states
const namesOf = (node: typeof door.root | undefined) => (node ? branchesOf(node).flat().map(nameOf) : [])

describe('flows: the names of states and transitions in plans, tables and charts', () => {
  it('a state is named by its way from the root, which has a name of its own', () => {
    expect([door.root, open, open?.states.wide].map((node) => node && stateName(node))).toEqual([
      '(root)',
      'open',
      'open.wide',
    ])
  })

  it('a transition is named by its state, its trigger, its place among several, and its guard', () => {
    expect(namesOf(door.root)).toEqual(['(root): house.sold[0] if isOpen', '(root): house.sold[1]'])
    expect(namesOf(shut)).toEqual([
      'shut: door.knocked[0] if isAtLeast',
      'shut: door.knocked[1] if isOpen',
      'shut: door.knocked[2]',
      'shut: done(ring)',
      'shut: fail(ring)',
      'shut: always if isOpen',
    ])
  })

  it('a delay is named as in the machine, and a final state inside by the event that XState makes of it', () => {
    expect(namesOf(open?.states.wide)).toEqual(['open.wide: after(1000)', 'open.wide: after(closing)'])
    expect(namesOf(open)).toEqual(['open: xstate.done.state.door.open'])
  })

  it('an actor that the state does not start is named by its id', () => {
    const other = createMachine({ on: { 'xstate.done.actor.guest': { actions: () => {} } } })
    expect(branchesOf(other.root).flat().map(triggerOf)).toEqual(['done(guest)'])
  })

  it('a guard is named in each way in which a machine can have it', () => {
    const isLocked = () => true
    expect([guardName('isOpen'), guardName({ type: 'isOpen' }), guardName(isLocked)]).toEqual([
      'isOpen',
      'isOpen',
      'isLocked',
    ])
    expect([() => true, null, 7, {}, undefined].map(guardName)).toEqual(Array(5).fill('unnamed guard'))
  })
})
