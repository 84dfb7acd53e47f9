import { describe, expect, it } from 'vitest'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { endedOf, firstOf, saveOf, storedOf } from './price-agent.changes.ts'
import { coffeeWatch } from './price-agent.fixture.ts'
import type { AgentChange } from './price-agent.types.ts'

const create: AgentChange = { mode: 'create' }
const watch = { mode: 'add', productId: 31, chainIds: [1], rules: anyOffer } as const
const save: AgentChange = { ...watch, chainIds: [...watch.chainIds], name: 'Kaffe' }
const end: AgentChange = { mode: 'delete', productId: 3, name: 'Kaffe', watch: coffeeWatch }
const waiting = (...changes: AgentChange[]) => ({ changes })

describe('§7.2 the changes of a price agent', () => {
  it('are sent from the first on', () => {
    expect(firstOf(waiting(create, save))).toBe(create)
    expect(saveOf(waiting(save, end))).toEqual(watch)
    expect(endedOf(waiting(end, save))).toEqual({ productId: 3 })
  })

  it('each call has a change of its own kind', () => {
    expect(() => firstOf(waiting())).toThrow('no change of the price agent is waiting')
    for (const other of [create, end]) expect(() => saveOf(waiting(other))).toThrow('no watch is to be saved')
    for (const other of [create, save])
      expect(() => endedOf(waiting(other))).toThrow('no watch is to be ended')
    expect(() => storedOf(waiting(create))).toThrow('no watch is changed')
  })

  it('are told with the watch that can be put back, if one was ended that the page showed', () => {
    expect(storedOf(waiting(save))).toStrictEqual({ mode: 'add', name: 'Kaffe' })
    expect(storedOf(waiting(end))).toStrictEqual({ mode: 'delete', name: 'Kaffe', watch: coffeeWatch })
    const { watch: _, ...unseen } = end
    expect(storedOf(waiting(unseen))).toStrictEqual({ mode: 'delete', name: 'Kaffe' })
  })
})
