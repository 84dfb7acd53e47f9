import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { createRecorder } from './create-recorder.ts'
import { createPlaceholders } from './placeholder.ts'

const boxMachine = setup({
  types: {
    context: {} as { text: string },
    input: {} as { text: string },
    events: {} as { type: 'typed'; text: string } | { type: 'sent' },
  },
  actors: { send: fromPromise(async () => {}) },
}).createMachine({
  id: 'box',
  context: ({ input }) => input,
  initial: 'open',
  states: { open: { on: { typed: {}, sent: { target: 'sending' } } }, sending: { invoke: { src: 'send' } } },
})
const tabMachine = setup({ actors: { box: boxMachine } }).createMachine({
  id: 'tab',
  invoke: { src: 'box', id: 'box', input: { text: 'secret' } },
})

const allowed = { fields: {}, names: ['text'], events: ['xstate.init', 'xstate.stop', 'typed', 'sent'] }

/** A recorder at noon, and what it told. */
function begin() {
  const told: number[] = []
  const recorder = createRecorder({
    hide: createPlaceholders(allowed),
    now: () => 12,
    page: { begun: '2026-11-28T12:00:00.000Z', width: 390 },
    tell: ({ step }) => told.push(step.actor),
  })
  return { ...recorder, told }
}

describe('a recording', () => {
  it('has the actors of a system and what each event did', () => {
    const { inspect, recording, told } = begin()
    const tab = createActor(tabMachine, { inspect }).start()
    tab.getSnapshot().children.box?.send({ type: 'typed', text: 'a secret' })
    tab.getSnapshot().children.box?.send({ type: 'sent' })
    const step = { at: 12, takes: [], starts: [], status: 'active' }
    expect(recording()).toEqual({
      version: 1,
      begun: '2026-11-28T12:00:00.000Z',
      width: 390,
      actors: [
        { id: 1, flow: 'tab', parent: null, input: undefined, before: null },
        { id: 2, flow: 'box', parent: 1, input: { text: '……' }, before: null },
      ],
      steps: [
        { ...step, actor: 2, event: { type: 'xstate.init' }, value: 'open' },
        { ...step, actor: 1, event: { type: 'xstate.init' }, value: {}, starts: ['box'] },
        {
          ...step,
          actor: 2,
          event: { type: 'typed', text: '…'.repeat(8) },
          takes: ['open: typed'],
          value: 'open',
        },
        {
          ...step,
          actor: 2,
          event: { type: 'sent' },
          takes: ['open: sent'],
          value: 'sending',
          starts: ['send'],
        },
      ],
    })
    expect(told).toEqual([2, 1, 2, 2])
  })

  it('tells an ignored event, and the end of an actor', () => {
    const { inspect, recording } = begin()
    const box = createActor(boxMachine, { inspect, input: { text: '' } }).start()
    box.send({ type: 'sent' })
    box.send({ type: 'sent' })
    box.stop()
    expect(recording().steps.map(({ event, takes, status }) => [event.type, takes, status])).toEqual([
      ['xstate.init', [], 'active'],
      ['sent', ['open: sent'], 'active'],
      ['sent', [], 'active'],
      ['xstate.stop', [], 'stopped'],
    ])
  })

  it('keeps the last 500 events, and the state before them', () => {
    const { inspect, recording } = begin()
    const box = createActor(boxMachine, { inspect, input: { text: 'secret' } }).start()
    for (let index = 0; index < 600; index += 1) box.send({ type: 'typed', text: String(index) })
    const { actors, steps } = recording()
    expect(steps.length).toBe(500)
    expect(steps[0]?.event).toEqual({ type: 'typed', text: '……' })
    expect(actors).toEqual([
      {
        id: 1,
        flow: 'box',
        parent: null,
        input: { text: '……' },
        before: { value: 'open', context: { text: '……' } },
      },
    ])
  })

  it('forgets an actor that has ended with its last event', () => {
    const { inspect, recording } = begin()
    const first = createActor(boxMachine, { inspect, input: { text: '' } }).start()
    first.stop()
    const second = createActor(boxMachine, { inspect, input: { text: '' } }).start()
    expect(recording().actors.map(({ id }) => id)).toEqual([1, 2])
    for (let index = 0; index < 500; index += 1) second.send({ type: 'typed', text: '' })
    expect(recording().actors.map(({ id }) => id)).toEqual([2])
  })
})
