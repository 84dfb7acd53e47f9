import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { mette } from '#machines/session/users.fixture.ts'
import { priceAgentMachine } from './price-agent.machine.ts'
import { isEditing, isLackingChains, isSaved } from './price-agent.selectors.ts'

const input = { user: mette, hidden: { add: false, edit: false, delete: false } }
const { context } = createActor(priceAgentMachine, { input }).getSnapshot()
const modalIn = (mode: 'adding' | 'editing', at: 'choosing' | 'lacking' | 'saved') =>
  priceAgentMachine.resolveState({
    value: { modal: { open: mode === 'adding' ? { adding: at } : { editing: at } }, call: 'resting' },
    context,
  })
const closed = priceAgentMachine.resolveState({ value: { modal: 'closed', call: 'resting' }, context })

describe('§4 price-agent modal modes: what the modal says', () => {
  it.each([
    { mode: 'adding', at: 'choosing', says: [false, false, false] },
    { mode: 'adding', at: 'lacking', says: [false, true, false] },
    { mode: 'adding', at: 'saved', says: [false, false, true] },
    { mode: 'editing', at: 'choosing', says: [true, false, false] },
    { mode: 'editing', at: 'lacking', says: [true, true, false] },
    { mode: 'editing', at: 'saved', says: [true, false, true] },
  ] as const)('$mode, $at: that it edits, lacks chains, has saved: $says', ({ mode, at, says }) => {
    expect([isEditing, isLackingChains, isSaved].map((ask) => ask(modalIn(mode, at)))).toEqual(says)
  })

  it('nothing while it is closed', () => {
    expect([isEditing, isLackingChains, isSaved].map((ask) => ask(closed))).toEqual([false, false, false])
  })
})
