import { describe, expect, it } from 'vitest'
import { sourceMutantsOf } from './source-mutants.ts'

describe('faults in the source of a machine', () => {
  it('are another comparison, condition, truth or step, one at a time', () => {
    const mutants = sourceMutantsOf('const isFull = knocks > 2 && isOpen\nconst next = knocks + 1')
    expect(mutants).toEqual([
      {
        fault: 'line 1: const isFull = knocks > 2 && isOpen -> const isFull = knocks >= 2 && isOpen',
        source: 'const isFull = knocks >= 2 && isOpen\nconst next = knocks + 1',
      },
      {
        fault: 'line 1: const isFull = knocks > 2 && isOpen -> const isFull = knocks > 2 || isOpen',
        source: 'const isFull = knocks > 2 || isOpen\nconst next = knocks + 1',
      },
      {
        fault: 'line 2: const next = knocks + 1 -> const next = knocks - 1',
        source: 'const isFull = knocks > 2 && isOpen\nconst next = knocks - 1',
      },
    ])
  })

  it('are none in comments and types', () => {
    expect(sourceMutantsOf("  // true && false\nexport type Knock = 'a' && true\n")).toEqual([])
  })
})
