import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type SharedTextEvent, type SharedTextInput, sharedTextMachine } from './shared-text.machine.ts'

const text = '2 l mælk\næg'
const shared = { type: 'text.shared', text } as const

/** What a tab tells after these events. */
function toldAfter(input: Partial<SharedTextInput>, ...events: SharedTextEvent[]): unknown[] {
  const told: unknown[] = []
  const actor = createActor(sharedTextMachine, { input: { identity: 'visitor', text: null, ...input } })
  actor.on('*', (fact) => told.push(fact))
  actor.start()
  for (const event of events) actor.send(event)
  return told
}

describe('§2.10 a text from another app', () => {
  it('is shown at once to a user with a verified email', () => {
    expect(toldAfter({ identity: 'verified' }, shared)).toEqual([{ type: 'lines.shared', text }])
  })

  it.each(['visitor', 'unknown', 'unverified'] as const)(
    'waits for the login of a user who is %s',
    (identity) => {
      expect(toldAfter({ identity }, shared, { type: 'identity.changed', identity: 'verified' })).toEqual([
        { type: 'text.kept', text },
        { type: 'panel.open' },
        { type: 'lines.shared', text },
        { type: 'text.dropped' },
      ])
    },
  )

  it('waits through a reload, after which the panel does not open by itself', () => {
    expect(toldAfter({ text })).toEqual([])
    expect(toldAfter({ text }, { type: 'identity.changed', identity: 'verified' })).toEqual([
      { type: 'lines.shared', text },
      { type: 'text.dropped' },
    ])
    expect(toldAfter({ text, identity: 'verified' })).toEqual([
      { type: 'lines.shared', text },
      { type: 'text.dropped' },
    ])
  })

  it('is forgotten if the visitor is just looking, or the user who has it logs out', () => {
    const gone = [{ type: 'text.kept', text }, { type: 'panel.open' }, { type: 'text.dropped' }]
    const verified = { type: 'identity.changed', identity: 'verified' } as const
    expect(toldAfter({}, shared, { type: 'prompt.dismissed' }, verified)).toEqual(gone)
    expect(toldAfter({ text }, { type: 'prompt.dismissed' }, verified)).toEqual([{ type: 'text.dropped' }])
    const loggedOut = { type: 'identity.changed', identity: 'visitor' } as const
    expect(toldAfter({ identity: 'unverified' }, shared, loggedOut, verified)).toEqual(gone)
  })

  it('is refused if it is longer than 20,000 bytes, and what waits stays', () => {
    const long = { type: 'text.shared', text: 'ø'.repeat(10_001) } as const
    const longest = { type: 'text.shared', text: 'ø'.repeat(10_000) } as const
    expect(toldAfter({ text: 'smør' }, long, { type: 'identity.changed', identity: 'verified' })).toEqual([
      { type: 'text.refused' },
      { type: 'lines.shared', text: 'smør' },
      { type: 'text.dropped' },
    ])
    expect(toldAfter({ identity: 'verified' }, longest)).toEqual([
      { type: 'lines.shared', text: longest.text },
    ])
  })

  it('is shown once, and never without one', () => {
    const verified = { type: 'identity.changed', identity: 'verified' } as const
    expect(toldAfter({ text }, verified, verified)).toHaveLength(2)
    expect(toldAfter({}, verified, { type: 'prompt.dismissed' })).toEqual([])
  })

  it('stays while it is not known who is logged in', () => {
    const unknown = { type: 'identity.changed', identity: 'unknown' } as const
    const visitor = { type: 'identity.changed', identity: 'visitor' } as const
    for (const identity of ['unverified', 'visitor'] as const) {
      expect(toldAfter({ text, identity }, unknown)).toEqual([])
    }
    expect(toldAfter({ text }, visitor)).toEqual([])
  })

  it('takes the place of one that waits', () => {
    expect(toldAfter({ text: 'smør', identity: 'unverified' }, shared)).toEqual([
      { type: 'text.kept', text },
      { type: 'panel.open' },
    ])
  })
})
