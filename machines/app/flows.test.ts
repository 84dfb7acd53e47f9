import { describe, expect, it } from 'vitest'
import { mette } from '#machines/session/users.fixture.ts'
import { appMachine, flowNames } from './app.machine.ts'
import { appInput } from './app.paths.ts'
import { flows } from './flows.ts'

/** The events of the root, from outside and from flows. */
const rootEvents = appMachine.events

describe.each(flowNames)('the register’s entry of %s', (name) => {
  const { machine, hears, tells, unheard } = flows[name]

  it('hears every event of the root that the machine knows, and no other', () => {
    const known = machine.events.filter((type) => rootEvents.some((event) => event === type))
    expect([...hears].sort()).toEqual([...known].sort())
  })

  it('does not list a fact as told and as unheard', () => {
    expect(tells.filter((type: string) => unheard.some((other) => other === type))).toEqual([])
  })
})

describe('the register', () => {
  it('has a flow that hears each fact that is told', () => {
    const heard = flowNames.flatMap((name): readonly string[] => flows[name].hears)
    const told = flowNames.flatMap((name): readonly string[] => flows[name].tells)
    expect(told.filter((type) => !heard.includes(type))).toEqual([])
  })

  it.each([
    { of: 'a user', user: mette, items: mette.email, removals: mette.email },
    { of: 'a visitor', user: null, items: null, removals: null },
    { of: 'nobody knows whom', user: undefined, items: null, removals: undefined },
  ])('gives the email of $of to the flows that keep something of a user', ({ user, items, removals }) => {
    const input = { ...appInput, user }
    expect([flows.guestItems.input?.(input).email, flows.watchRemovals.input?.(input).email]).toEqual([
      items,
      removals,
    ])
  })
})
