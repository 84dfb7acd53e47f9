import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeMutantsOf, smallMutantsOf } from './code-mutants.ts'
import { explainedFiles, explainedIn } from './explained/explained-in.ts'

/** Makes the source of each mutant. */
const mutantsOf = (source: string) => codeMutantsOf(source).map((mutant) => mutant.source)

describe('faults in the code of a flow', () => {
  it('are another comparison, condition or number, and one side alone', () => {
    expect(mutantsOf('const isFull = (knocks ?? 0) > 2 && isOpen')).toEqual([
      'const isFull = (knocks ?? 0) > 2 || isOpen',
      'const isFull = ((knocks ?? 0) > 2)',
      'const isFull = (isOpen)',
      'const isFull = (knocks ?? 0) >= 2 && isOpen',
      'const isFull = (knocks ?? 0) < 2 && isOpen',
      'const isFull = ((knocks)) > 2 && isOpen',
      'const isFull = ((0)) > 2 && isOpen',
      'const isFull = (knocks ?? 1) > 2 && isOpen',
      'const isFull = (knocks ?? 0) > 3 && isOpen',
    ])
  })

  it('are a branch that is always or never taken, and a statement left out', () => {
    expect(mutantsOf('if (!isOpen) ring()')).toEqual([
      'if (false) ring()',
      'if (true) ring()',
      'if (isOpen) ring()',
      'if (!isOpen) ',
    ])
  })

  it('are a missing event, guard, target, action of a list, and field of a payload', () => {
    const source =
      "const on = { 'push.made': { guard: 'isOpen', target: 'in', actions: ['ring', 'light'] }, at: { by: who } }"
    expect(mutantsOf(source)).toEqual([
      source.replace(/'push.made': .*?\] \}/, '...{}'),
      source.replace(/at: .*? \}/, '...{}'),
      source.replace("guard: 'isOpen'", '...{}'),
      source.replace("target: 'in'", '...{}'),
      source.replace("actions: ['ring', 'light']", '...{}'),
      source.replace("'ring'", '...[]'),
      source.replace("'light'", '...[]'),
      source.replace('by: who', '...{}'),
    ])
  })

  it('are a guard with a constant result, and an action that does nothing', () => {
    const source = 'setup({ guards: { isOpen: ask }, actions: { ring: emit(rung) } })'
    expect(mutantsOf(source)).toEqual(
      expect.arrayContaining([
        source.replace('ask', '() => true'),
        source.replace('ask', '() => false'),
        source.replace('emit(rung)', '() => {}'),
      ]),
    )
  })

  it('are none in types, imports, texts for people and sections of the rules', () => {
    const source = [
      "import { door } from './door.ts'",
      'export type Knock = 1 | 2',
      "const state = { description: 'A door.', meta: { spec: ['§1'] } } satisfies Door<'shut'>",
    ].join('\n')
    expect(mutantsOf(source)).toEqual([])
  })

  it('are none in the name of a machine or an actor, but in the id that something else has', () => {
    expect(mutantsOf("const bell = { id: 'bell' }")).toEqual([])
    expect(mutantsOf('const bell = { id: last + 1 }')).toContain('const bell = { id: last - 1 }')
  })

  it('tell their line and what was changed in it', () => {
    expect(codeMutantsOf('const one = 1\nconst two = one + one\n')).toEqual([
      { line: 1, change: 'const one = 1 -> const one = 2', source: 'const one = 2\nconst two = one + one\n' },
      {
        line: 2,
        change: 'const two = one + one -> const two = one - one',
        source: 'const one = 1\nconst two = one - one\n',
      },
    ])
  })
})

describe('the small faults, which the suite tries', () => {
  const mutantsOf = (source: string) => smallMutantsOf(source).map((mutant) => mutant.source)

  it('are another comparison, condition, boolean or step', () => {
    expect(
      mutantsOf('const isFull = knocks > 2 && isOpen\nconst next = knocks + 1\nconst on = true'),
    ).toEqual([
      'const isFull = knocks > 2 || isOpen\nconst next = knocks + 1\nconst on = true',
      'const isFull = knocks >= 2 && isOpen\nconst next = knocks + 1\nconst on = true',
      'const isFull = knocks < 2 && isOpen\nconst next = knocks + 1\nconst on = true',
      'const isFull = knocks > 2 && isOpen\nconst next = knocks - 1\nconst on = true',
      'const isFull = knocks > 2 && isOpen\nconst next = knocks + 1\nconst on = false',
    ])
  })

  it('are a missing guard, target, action, entry, exit or tag that has a name', () => {
    const push = "const on = { push: { guard: 'isOpen', target: 'in', actions: 'ring' } }"
    const names = ["guard: 'isOpen'", "target: 'in'", "actions: 'ring'"]
    expect(mutantsOf(push)).toEqual(names.map((name) => push.replace(name, '...{}')))
    const open = "const open = { entry: 'light', exit: 'dim', tags: 'open', invoke: { src: 'bell' } }"
    const parts = ["entry: 'light'", "exit: 'dim'", "tags: 'open'"]
    expect(mutantsOf(open)).toEqual(parts.map((part) => open.replace(part, '...{}')))
  })
})

it.each(explainedFiles)('every explained fault can still be made in %s', (file) => {
  const made = new Set(codeMutantsOf(readFileSync(file, 'utf8')).map(({ change }) => change))
  expect(explainedIn(file).filter((change) => !made.has(change))).toEqual([])
})
