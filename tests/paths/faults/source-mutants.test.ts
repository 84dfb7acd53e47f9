import { describe, expect, it } from 'vitest'
import { sourceMutantsOf } from './source-mutants.ts'

describe('faults in the source of a machine', () => {
  it('are another comparison, condition, boolean or step, one at a time', () => {
    const mutants = sourceMutantsOf('const isFull = knocks > 2 && isOpen\nconst next = knocks + 1')
    expect(mutants).toEqual([
      {
        line: 1,
        change: 'const isFull = knocks > 2 && isOpen -> const isFull = knocks >= 2 && isOpen',
        source: 'const isFull = knocks >= 2 && isOpen\nconst next = knocks + 1',
      },
      {
        line: 1,
        change: 'const isFull = knocks > 2 && isOpen -> const isFull = knocks > 2 || isOpen',
        source: 'const isFull = knocks > 2 || isOpen\nconst next = knocks + 1',
      },
      {
        line: 2,
        change: 'const next = knocks + 1 -> const next = knocks - 1',
        source: 'const isFull = knocks > 2 && isOpen\nconst next = knocks - 1',
      },
    ])
  })

  it('are a missing guard, target, action, entry, exit or tag', () => {
    const changes = (source: string) => sourceMutantsOf(source).map(({ change }) => change.split(' -> ')[1])
    expect(changes("push: { guard: 'isOpen', target: '#door.open', actions: 'ring' },")).toEqual([
      "push: { guard: undefined, target: '#door.open', actions: 'ring' },",
      "push: { guard: 'isOpen', target: undefined, actions: 'ring' },",
      "push: { guard: 'isOpen', target: '#door.open', actions: [] },",
    ])
    expect(changes("open: { entry: 'light', exit: 'dim', tags: 'open' },")).toEqual([
      "open: { entry: [], exit: 'dim', tags: 'open' },",
      "open: { entry: 'light', exit: [], tags: 'open' },",
      "open: { entry: 'light', exit: 'dim', tags: [] },",
    ])
  })

  it('are none in comments and types', () => {
    expect(sourceMutantsOf("  // true && false\nexport type Knock = 'a' && true\n")).toEqual([])
  })
})
