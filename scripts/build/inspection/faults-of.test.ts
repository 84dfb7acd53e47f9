import { expect, it } from 'vitest'
import { keysAt } from './faults-of.ts'

const source = `export const machine = setup({
  guards: {
    isShort: ({ context }) => context.text.length < 2,
  },
}).createMachine({
  states: {
    closed: {
      on: {
        'text.typed': [
          { guard: 'isShort', target: 'short' },
          { target: 'open' },
        ],
      },
    },
  },
})
`

it('issue 34: finds the keys around a line in which a fault is', () => {
  expect(keysAt(source, 3)).toEqual(['guards', 'isShort'])
  expect(keysAt(source, 11)).toEqual(['states', 'closed', 'on', 'text.typed'])
})
