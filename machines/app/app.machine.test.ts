import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { type AppEmitted, appMachine } from './app.machine.ts'

function openTab(query = '') {
  const emitted: AppEmitted[] = []
  const app = createActor(appMachine, { input: { query } })
  app.on('*', (event) => emitted.push(event))
  app.start()
  const typeahead = app.getSnapshot().children.typeahead
  if (!typeahead) throw new Error('the search box does not run')
  return { app, typeahead, emitted }
}

describe('the root actor', () => {
  it('runs the search box under its name, with the term of the address as its text', () => {
    expect(openTab('smør').typeahead.getSnapshot().context.query).toBe('smør')
  })

  it('tells its children that the route changed: §4 the dropdown closes', () => {
    const { app, typeahead } = openTab()
    typeahead.send({ type: 'query.changed', query: 'k' })
    expect(typeahead.getSnapshot().value).toEqual({ open: 'tooShort' })
    app.send({ type: 'route.changed' })
    expect(typeahead.getSnapshot().value).toBe('closed')
    app.stop()
  })

  it('passes an offer for the price agent outward', () => {
    const { app, emitted } = openTab()
    app.send({ type: 'agent.add', offer: gevalia })
    expect(emitted).toEqual([{ type: 'agent.requested', offer: gevalia }])
    app.stop()
  })
})

describe('on the server, where the root actor is made and never started', () => {
  it('has its first state whole from its input', () => {
    const app = createActor(appMachine, { input: { query: 'smør' } })
    expect(app.getSnapshot().context).toEqual({ query: 'smør' })
    expect(app.getSnapshot().children.typeahead?.getSnapshot().value).toBe('closed')
  })
})
