import * as given from './price-agent.params.ts'
import { agentSetup } from './price-agent.setup.ts'

/** What the button does that ends the watch of the modal: it asks first, or `watchRemovals` ends it. */
export const deletion = {
  'delete.chosen': [
    { guard: 'isDeleteUnasked', target: '#priceAgent.modal.closed', actions: 'tellRemoval' },
    { target: '#priceAgent.modal.open.deleting' },
  ],
} as const

/** Asks before a watch is ended. */
export const deleting = agentSetup.createStateConfig({
  initial: 'confirming',
  states: {
    confirming: {
      on: {
        'hiding.toggled': given.hidingToggled('delete'),
        'delete.confirmed': { target: 'removing', actions: 'wantEnd' },
        'modal.closed': { target: '#priceAgent.modal.closed', actions: 'askAgain' },
        'route.changed': { target: '#priceAgent.modal.closed', actions: 'askAgain' },
      },
    },
    removing: {
      tags: 'busy',
      on: {
        'change.stored': { target: '#priceAgent.modal.closed', actions: given.announce },
        'change.refused': { target: 'confirming' },
      },
    },
  },
})
