import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type AgentIntroEvent, agentIntroMachine } from './agent-intro.machine.ts'

it.each<[string, AgentIntroEvent]>([
  ['on outside click', { type: 'intro.dismissed' }],
  ['on a change of route', { type: 'route.changed' }],
  ['by Escape', { type: 'escape.pressed' }],
  ['by its own button', { type: 'intro.toggled' }],
  ['if somebody logs in', { type: 'identity.changed', identity: 'verified' }],
])('§2.8 intro popup: opens at the press of a visitor, and closes %s', (_, event) => {
  const intro = createActor(agentIntroMachine).start()
  expect(intro.getSnapshot().value).toBe('closed')
  intro.send({ type: 'intro.toggled' })
  expect(intro.getSnapshot().hasTag('open')).toBe(true)
  intro.send(event)
  expect(intro.getSnapshot().value).toBe('closed')
})
