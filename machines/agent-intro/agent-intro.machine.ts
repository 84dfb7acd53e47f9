import { setup } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type AgentIntroEvent =
  | { type: 'intro.toggled' }
  | { type: 'intro.dismissed' }
  | { type: 'escape.pressed' }
  | { type: 'route.changed' }
  | { type: 'identity.changed'; identity: Identity }

/**
 * The popup that introduces the price agent to visitors (§2.8). A user who is logged in has no popup: the
 * button leads them on (§4, Pricing-agent button).
 */
export const agentIntroMachine = setup({
  types: { events: {} as AgentIntroEvent, meta: {} as FlowMeta, tags: {} as 'open' },
}).createMachine({
  id: 'agentIntro',
  description: 'The popup that tells visitors what a price agent is.',
  meta: { spec: ['§2.8', '§4 Pricing-agent button'] },
  initial: 'closed',
  states: {
    closed: { on: { 'intro.toggled': { target: 'open' } } },
    open: {
      tags: 'open',
      on: {
        'intro.toggled': { target: 'closed' },
        'intro.dismissed': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'route.changed': { target: 'closed' },
        'identity.changed': { target: 'closed' },
      },
    },
  },
})
