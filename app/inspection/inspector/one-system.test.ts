import { expect, it } from 'vitest'
import { type AnyActor, createActor, type InspectionEvent, setup } from 'xstate'
import { createOneSystem } from './one-system.ts'

const box = setup({}).createMachine({ id: 'box' })
const tab = setup({ actors: { box } }).createMachine({ id: 'app', invoke: { src: 'box', id: 'box' } })

it('actors of several systems are told as children of one tab', () => {
  const asOneSystem = createOneSystem()
  const told: { name: string; id: string; parent: string | undefined; root: string }[] = []
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.actor') return
    const { rootId, actorRef } = asOneSystem(event)
    const { id, sessionId, logic, _parent } = actorRef as AnyActor
    expect(id === sessionId || id === 'box').toBe(true)
    told.push({ name: logic.id, id: sessionId, parent: _parent?.sessionId, root: rootId })
  }
  createActor(tab, { inspect })
  createActor(box, { inspect })
  expect(told).toEqual([
    { name: 'app', id: 'tab:1', parent: 'tab', root: 'tab' },
    { name: 'box', id: 'tab:2', parent: 'tab:1', root: 'tab' },
    { name: 'box', id: 'tab:3', parent: 'tab', root: 'tab' },
  ])
})
