import { expect, it } from 'vitest'
import { machineNames } from '../flows/machines.ts'
import { flowFactsOf } from './flow-facts-of.ts'

it('tells the guard, the delay, the rule and the paths of a transition', async () => {
  const { transitions } = await flowFactsOf('typeahead')
  const named = (name: string) => transitions.find((transition) => transition.name === name)
  const { walks = [], ...debounced } = named('open.debouncing: after(debounce)') ?? {}
  expect(debounced).toEqual({
    name: 'open.debouncing: after(debounce)',
    trigger: 'after(debounce)',
    from: 'open.debouncing',
    to: ['open.loading'],
    guard: null,
    delay: 400,
    actions: [],
    spec: ['§4 Typeahead', '§9'],
  })
  expect(walks[0]).toEqual({ path: 'typeahead, path 3', step: 'after debounce 400 ms' })
  expect(named('closed: escape.pressed if hasText')?.guard).toBe('hasText')
})

it.each(machineNames)('knows a planned path for each transition of %s', async (name) => {
  const { transitions } = await flowFactsOf(name)
  // What a machine takes when it starts is no step of a path.
  const stepped = transitions.filter(({ trigger }) => trigger !== 'always')
  expect(stepped.filter(({ walks }) => walks.length === 0).map((transition) => transition.name)).toEqual([])
})
