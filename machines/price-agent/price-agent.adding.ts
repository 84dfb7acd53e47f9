import { identifying } from '#machines/identifying.ts'
import { formStates, preparing } from './price-agent.form.ts'
import * as given from './price-agent.params.ts'
import { agentSetup } from './price-agent.setup.ts'
import { productIdOf } from './price-agent.wanted.ts'

/** Asks whether the product is watched already, and makes the agent if there is none. */
const arrival = {
  checking: agentSetup.createStateConfig({
    invoke: {
      src: 'checkProduct',
      input: ({ context }) => ({ productId: productIdOf(context) }),
      onDone: [
        { guard: given.exists, target: '#priceAgent.modal.open.existing' },
        { guard: given.isAgentMissing, target: 'creating', actions: 'wantAgent' },
        { target: 'preparing', actions: 'keepAgent' },
      ],
      onError: { target: 'preparing', actions: given.tellFailed },
    },
  }),
  creating: agentSetup.createStateConfig({
    on: { 'agent.made': { target: 'preparing' }, 'change.refused': { target: 'preparing' } },
  }),
  preparing: preparing('add'),
} as const

/** A product that is to be watched, from the press on its heart. */
export const adding = agentSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isUnknown', target: 'identifying' },
        { guard: 'isVisitor', target: '#priceAgent.modal.closed', actions: ['postpone', 'askLogin'] },
        {
          guard: 'isUnverified',
          target: '#priceAgent.modal.closed',
          actions: ['postpone', 'askVerification'],
        },
        { target: 'arriving' },
      ],
    },
    identifying: {
      initial: 'asking',
      on: { 'user.answered': { target: 'deciding', actions: given.keepUser } },
      states: identifying,
    },
    arriving: { tags: 'busy', initial: 'checking', states: arrival },
    ...formStates('add'),
  },
})

/** A product that waited for a login. The page that follows the login must not close the modal. */
export const resuming = agentSetup.createStateConfig({
  tags: 'busy',
  initial: 'checking',
  states: arrival,
})
