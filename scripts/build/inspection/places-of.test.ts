import { expect, it } from 'vitest'
import { placesOf } from './places-of.ts'

const machine = `import * as given from './door.params.ts'
import { moving } from './door.moving.ts'

const waiting = doorSetup.createStateConfig({
  after: { tired: 'closed' },
})

export const machine = setup({
  guards: {
    isOpen: ({ context }) => isWide(context.width),
  },
}).createMachine({
  states: {
    closed: {
      on: {
        'door.pushed': [
          { guard: 'isOpen', target: 'open' },
          { target: 'ajar', actions: given.ring },
        ],
      },
    },
    ajar: waiting,
    open: { ...waiting, on: { ...moving('in').on } },
  },
})

function isWide(width) {
  return width > 2
}
`
const moving = `export const moving = (way) =>
  doorSetup.createStateConfig({
    on: {
      'wind.blew': { target: 'closed' },
    },
    entry: 'creak',
  })
`
const params = `export const ring = {
  type: 'ring',
}
const nobody = 1
`
const files = new Map([
  ['door.machine.ts', machine],
  ['door.moving.ts', moving],
  ['door.params.ts', params],
])

it('finds the keys around a line of a machine', () => {
  expect(placesOf(files, 'door.machine.ts', 10)).toEqual([['guards', 'isOpen']])
  expect(placesOf(files, 'door.machine.ts', 17)).toEqual([['states', 'closed', 'on', 'door.pushed']])
})

it('finds where a part that a machine is made of is used, also in several places and by a function', () => {
  expect(placesOf(files, 'door.machine.ts', 5)).toEqual([
    ['states', 'ajar', 'after'],
    ['states', 'open', 'after'],
  ])
  expect(placesOf(files, 'door.machine.ts', 29)).toEqual([['guards', 'isOpen']])
})

it('finds where a part of another file is used, also if only a field of it is', () => {
  expect(placesOf(files, 'door.moving.ts', 4)).toEqual([['states', 'open', 'on', 'wind.blew']])
  expect(placesOf(files, 'door.moving.ts', 6)).toEqual([])
  expect(placesOf(files, 'door.params.ts', 2)).toEqual([
    ['states', 'closed', 'on', 'door.pushed', 'actions', 'type'],
  ])
})

it('finds nothing of what no machine uses', () => {
  expect(placesOf(files, 'door.params.ts', 4)).toEqual([])
  expect(placesOf(files, 'gone.ts', 1)).toEqual([])
})
