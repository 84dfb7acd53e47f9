import { describe, expect, it } from 'vitest'
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate'
import { createRecorder } from '#app/inspection/record/create-recorder.ts'
import { createPlaceholders } from '#app/inspection/record/placeholder.ts'
import { stateInWords } from '#app/inspection/shown/recorded-state.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { allowedOf } from '../../scripts/build/inspection/allowed-of.ts'
import { replayTest } from '../../scripts/replay/replay-test.ts'
import { heldActor, settleHeld } from '../paths/machine-driver.ts'
import { held, replay } from './replay.ts'

const hide = createPlaceholders(await allowedOf(['typeahead']))

/** A recorder, and a search box that it records, whose server cannot be reached. */
function recordedSearch() {
  const recorder = createRecorder({
    hide,
    now: () => 0,
    page: { begun: '2026-11-28T12:00:00.000Z', width: 390 },
  })
  const inspect = (event: InspectionEvent) => recorder.inspect(event)
  const clock = new SimulatedClock()
  const effects = { emits: [], tells: [], starts: [], stops: [] }
  const actors = { searchOffers: heldActor(effects), followIdeas: heldActor(effects) } as never
  const box = createActor(typeaheadMachine.provide({ actors }), {
    clock,
    inspect,
    input: { query: '', locale: 'dk', screen: 'desktop' },
  }).start()
  box.send({ type: 'query.changed', query: 'hemmelig' })
  clock.increment(400)
  const search = Object.values(box.getSnapshot().children).find((child) => child?.src === 'searchOffers')
  if (search)
    settleHeld(search, { kind: 'fail', label: '', src: 'searchOffers', error: { kind: 'offline' } }, effects)
  box.send({ type: 'escape.pressed' })
  return recorder.recording()
}

describe('a recording as a test', () => {
  it('sends the recorded events and expects the recorded states', () => {
    const recording = recordedSearch()
    const machines = new Map([['typeahead', { name: 'typeahead', exported: 'typeaheadMachine' }]])
    expect(replayTest(recording, machines)).toBe(`import { expect, it } from 'vitest'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { replay } from '#tests/replay/replay.ts'

// Texts of dots, 0 and false stand for what the recording hid, and \`held\` for what is no data. If a guard or an action
// needs another value, put it in their place.

it('replays typeahead (actor 1), recorded at 2026-11-28T12:00:00.000Z', () => {
  const flow = replay(typeaheadMachine, { input: { query: '', locale: 'dk', screen: 'desktop' } })
  expect(flow.state()).toBe('closed')
  flow.send({ type: 'query.changed', query: '……………………' })
  expect(flow.state()).toBe('open.debouncing')
  flow.send({ type: 'xstate.after.debounce.typeahead.open.debouncing' })
  expect(flow.state()).toBe('open.loading')
  flow.send({ type: 'xstate.error.actor.0.typeahead.open.loading', error: { kind: 'offline' }, actorId: '………………………………' })
  expect(flow.state()).toBe('open.failed')
  flow.send({ type: 'escape.pressed' })
  expect(flow.state()).toBe('closed')
})
`)
  })

  it('comes to the same states', () => {
    const { actors, steps } = recordedSearch()
    const flow = replay(typeaheadMachine, { input: actors[0]?.input })
    const states = steps.map(({ event }) => {
      if (event.type !== 'xstate.init') flow.send(event)
      return flow.state()
    })
    expect(states).toEqual(steps.map(({ value }) => stateInWords(value)))
  })

  it('goes on from the state before the first event that was kept', () => {
    const context = {
      query: '……',
      locale: 'dk',
      screen: 'desktop',
      answer: null,
      ideas: null,
      activeIndex: -1,
    }
    const flow = replay(typeaheadMachine, { value: { open: 'loading' }, context })
    flow.send({ type: 'ideas.loaded', ideas: held })
    expect(flow.state()).toBe('open.loading')
    flow.send({ type: 'escape.pressed' })
    expect(flow.state()).toBe('closed')
  })
})
