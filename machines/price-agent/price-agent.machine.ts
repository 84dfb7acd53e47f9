import { adding, resuming } from './price-agent.adding.ts'
import { call } from './price-agent.call.ts'
import { deleting, deletion } from './price-agent.deleting.ts'
import { formStates, preparing } from './price-agent.form.ts'
import * as given from './price-agent.params.ts'
import { agentSetup } from './price-agent.setup.ts'
import { nothingWanted } from './price-agent.wanted.ts'

/** A watch that exists, whose chains and rules are changed. */
const editing = agentSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: { tags: 'busy', initial: 'preparing', states: { preparing: preparing('edit') } },
    ...formStates('edit', deletion),
  },
})

/** The modal is not about the next page. */
const leaving = { 'route.changed': { target: '#priceAgent.modal.closed' } } as const

/**
 * The price agent's modal (§4, Adding to price agent, Price-agent modal modes; §8), and the calls that change
 * the agent. A press on a heart is postponed for a visitor and an unverified user. For a verified one the modal asks the
 * server whether the product is watched already, makes the agent if there is none, and lets the shopper choose chains and
 * rules. A watch can be deleted from its page, its form, and the message that the product is watched already; without a
 * question `watchRemovals` does it, without the modal. Failures are logged (§8), and the form stays as it is; if the
 * check failed, the agent is made first. If the chains could not be loaded, the form has `Alle` alone, and loads them again when the
 * shopper asks for it. A change that the modal does not wait for any more is announced; it is forgotten when its user is not
 * logged in any more.
 */
export const priceAgentMachine = agentSetup.createMachine({
  id: 'priceAgent',
  description: 'The modal in which a shopper watches a product: add, edit, delete, already watched, saved.',
  meta: { spec: ['§2.11', '§4 Adding to price agent', '§4 Price-agent modal modes', '§8'] },
  context: ({ input }) => ({ ...input, ...nothingWanted, hasAgent: false, changes: [] }),
  type: 'parallel',
  on: {
    'user.answered': [
      { guard: given.isSameVerified, actions: given.keepUser },
      { target: ['.modal.closed', '.call.resting'], actions: [given.keepUser, 'forgetUser'] },
    ],
    'change.stored': { actions: given.announce },
  },
  states: {
    modal: {
      initial: 'closed',
      on: {
        'agent.requested': { target: '.open', actions: given.want },
        'watch.resumed': { target: '.open.resuming', actions: given.want },
        'watch.edit': { target: '.open.editing', actions: given.takeWatch },
        'watch.delete': [
          { guard: 'isDeleteUnasked', actions: given.tellRemovalOfWatch },
          { target: '.open.deleting', actions: given.takeWatch },
        ],
      },
      states: {
        closed: { entry: 'forget' },
        open: {
          tags: 'open',
          initial: 'adding',
          on: {
            'modal.closed': { target: 'closed' },
            'locale.changed': { guard: given.isOtherCountry, target: 'closed' },
          },
          states: {
            resuming,
            adding: { ...adding, on: leaving },
            existing: { on: { ...leaving, ...deletion } },
            editing: { ...editing, on: leaving },
            deleting: { ...deleting, on: leaving },
          },
        },
      },
    },
    call,
  },
})
