import { expect, it } from 'vitest'
import type { RecordedStep, Recording } from '../record/recording.ts'
import { activePaths, changeInWords, runningAfter, stateInWords } from './recorded-state.ts'
import { type ProductTab, tabsAfter } from './tabs.ts'

const actor = (id: number) => ({ id, flow: 'box', parent: null, input: undefined, before: null })
const step = (actorId: number, value: string, status: RecordedStep['status'] = 'active'): RecordedStep => ({
  at: 0,
  actor: actorId,
  event: { type: 'typed' },
  takes: [],
  value,
  starts: [],
  status,
})
const recording: Recording = {
  version: 1,
  begun: '2026-11-28T12:00:00.000Z',
  width: 390,
  actors: [actor(1), { ...actor(2), before: { value: 'kept', context: {} } }],
  steps: [step(1, 'open'), step(2, 'moved'), step(1, 'shut', 'stopped')],
}

it('a recording can be looked at after any of its events', () => {
  const states = [0, 1, 2, 3].map((at) =>
    [...runningAfter(recording, at)].map(([id, { value }]) => `${id} ${value}`).sort(),
  )
  expect(states).toEqual([['2 kept'], ['1 open', '2 kept'], ['1 open', '2 moved'], ['2 moved']])
})

it('names every active state, and says the innermost', () => {
  const value = { identity: { verified: 'here' }, exchange: 'left' }
  expect(activePaths(value)).toEqual([
    'identity',
    'identity.verified',
    'identity.verified.here',
    'exchange',
    'exchange.left',
  ])
  expect(stateInWords(value)).toBe('identity.verified.here + exchange.left')
  expect(stateInWords({})).toBe('its only state')
  expect(changeInWords({ a: 'on', b: 'off' }, { a: 'on', b: 'done' })).toBe('b.off → b.done')
  expect(changeInWords('on', 'on')).toBe('stays in on')
})

it('hears the tabs of a browser, and keeps what a closed one has recorded', () => {
  const told = { kind: 'recorded', recording } as const
  const moved = { kind: 'stepped', tab: 'a', actor: actor(1), step: step(1, 'open') } as const
  const ids = (tabs: readonly ProductTab[]) =>
    tabs.map(({ id, isOpen, recording: { steps } }) => [id, isOpen, steps.length])
  const both = tabsAfter(tabsAfter([], { ...told, tab: 'a' }), { ...told, tab: 'b' })
  expect(ids(both)).toEqual([
    ['b', true, 3],
    ['a', true, 3],
  ])
  expect(ids(tabsAfter(both, moved))).toEqual([
    ['a', true, 4],
    ['b', true, 3],
  ])
  expect(ids(tabsAfter(both, { kind: 'left', tab: 'b' }))).toEqual([
    ['a', true, 3],
    ['b', false, 3],
  ])
  expect(tabsAfter([], moved)).toEqual([])
})
