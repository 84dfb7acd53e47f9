import { identifying } from '#machines/identifying.ts'
import { additionOf, addToListSetup } from './add-to-list.setup.ts'
import { nothingOffered } from './offered-items.ts'

/**
 * The add-to-list modal (§4): pick an item, set the quantity, submit, added. If the shopper has no list yet,
 * the item is postponed (`guestItems`): a visitor logs in or registers, and an unverified user is told to verify their
 * email. The modal closes once they have a list. If a session ends while the modal is open, nothing is postponed until
 * the shopper submits: somebody may have logged out in another tab, and the next user of the device did not choose the
 * item. The app provides `addItem`, which waits until the list is loaded. What is asked for while the modal is open, as by
 * presses that waited for its code, is offered when the shopper closes it; a postponed item makes way at once. It is
 * forgotten with the page, when the shopper opens the list instead, and with the session of the user who asked for it.
 *
 * A user who does not want to see the state `added` chooses nothing about a single offer: the press puts it on the list
 * (`putting`), and the modal opens only if that cannot be done. The app provides `putItem`, which does not wait for the list.
 */
export const addToListMachine = addToListSetup.createMachine({
  id: 'addToList',
  description: 'The modal that puts an offer on the shopping list: pick, set the quantity, submit, added.',
  meta: {
    spec: ['§4 Add-to-list modal', '§4 Waiting items', '§5 Add-to-list modal'],
    safe: ['identity', 'locale', 'hideAdded', 'quantity'],
  },
  context: ({ input }) => ({ ...input, ...nothingOffered, next: [] }),
  type: 'parallel',
  states: {
    // Before the modal, which decides by what is kept here.
    identity: {
      on: {
        'identity.changed': {
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
        },
      },
    },
    modal: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'forget',
          always: [
            { guard: 'isNextPut', target: 'putting', actions: 'takeNext' },
            { guard: 'hasNext', target: 'open', actions: 'takeNext' },
          ],
          on: {
            'add.requested': [
              {
                guard: { type: 'isPut', params: ({ event }) => ({ items: event.items }) },
                target: 'putting',
                actions: {
                  type: 'keepItems',
                  params: ({ event: { items, country } }) => ({ items, country }),
                },
              },
              {
                guard: { type: 'isAny', params: ({ event }) => ({ items: event.items }) },
                target: 'open',
                actions: {
                  type: 'keepItems',
                  params: ({ event: { items, country } }) => ({ items, country }),
                },
              },
            ],
          },
        },
        putting: {
          meta: { spec: ['§4 Add-to-list modal'] },
          invoke: {
            src: 'putItem',
            input: ({ context }) => additionOf(context),
            onDone: [
              {
                guard: { type: 'isOnList', params: ({ event }) => ({ quantity: event.output }) },
                target: 'closed',
                actions: { type: 'tellPut', params: ({ event }) => ({ quantity: event.output }) },
              },
              { target: 'open' },
            ],
            onError: {
              target: 'open.offering.choosing',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'add.requested': {
              guard: { type: 'isAny', params: ({ event }) => ({ items: event.items }) },
              actions: {
                type: 'keepNext',
                params: ({ event: { items, country } }) => ({ items, country }),
              },
            },
            'identity.changed': { target: 'open.offering.choosing' },
          },
        },
        open: {
          meta: { spec: ['§4 Add-to-list modal'] },
          tags: 'open',
          initial: 'deciding',
          on: {
            'add.requested': {
              guard: { type: 'isAny', params: ({ event }) => ({ items: event.items }) },
              actions: {
                type: 'keepNext',
                params: ({ event: { items, country } }) => ({ items, country }),
              },
            },
            'modal.closed': { target: 'closed' },
            'route.changed': {
              meta: { spec: ['§4 Add-to-list modal'] },
              target: 'closed',
              actions: 'forgetNext',
            },
            'locale.changed': {
              guard: { type: 'isOtherCountry', params: ({ event }) => ({ locale: event.locale }) },
              target: 'closed',
              actions: 'forgetNext',
            },
          },
          states: {
            deciding: {
              always: [
                { guard: 'isUnknown', target: 'identifying' },
                { guard: 'isPicking', target: 'offering' },
                { guard: 'isVisitor', target: 'postponed.account' },
                { guard: 'isUnverified', target: 'postponed.verify' },
                { target: 'offering.choosing' },
              ],
            },
            identifying: {
              initial: 'asking',
              on: {
                'identity.changed': { target: 'deciding' },
              },
              states: identifying,
            },
            postponed: {
              meta: { spec: ['§4 Waiting items', '§6'] },
              entry: 'postpone',
              initial: 'account',
              on: {
                'add.requested': {
                  guard: { type: 'isAny', params: ({ event }) => ({ items: event.items }) },
                  target: 'deciding',
                  actions: {
                    type: 'keepItems',
                    params: ({ event: { items, country } }) => ({ items, country }),
                  },
                },
                'identity.changed': [
                  {
                    guard: {
                      type: 'isMadeUnverified',
                      params: ({ event }) => ({ identity: event.identity }),
                    },
                    // Postpones the item again, now for this user.
                    target: 'deciding',
                  },
                  { target: '#addToList.modal.closed' },
                ],
              },
              states: {
                account: {
                  initial: 'login',
                  states: {
                    login: {
                      meta: { spec: ['§4 Add-to-list modal'] },
                      on: { 'register.chosen': { target: 'register' } },
                    },
                    register: { on: { 'login.chosen': { target: 'login' } } },
                  },
                  on: {
                    'modal.closed': {
                      guard: 'isLast',
                      target: '#addToList.modal.closed',
                      actions: 'tellDeclined',
                    },
                  },
                },
                verify: {},
              },
            },
            offering: {
              initial: 'picking',
              on: {
                'item.picked': {
                  guard: { type: 'isOffered', params: ({ event }) => ({ key: event.key }) },
                  target: '.choosing',
                  actions: { type: 'pick', params: ({ event }) => ({ key: event.key }) },
                },
              },
              states: {
                picking: { meta: { spec: ['§4 Add-to-list modal'] } },
                choosing: {
                  meta: { spec: ['§4 Add-to-list modal', '§5 Add-to-list modal'] },
                  on: {
                    'quantity.typed': {
                      actions: { type: 'keepQuantity', params: ({ event }) => ({ text: event.text }) },
                    },
                    'quantity.incremented': { actions: 'increment' },
                    'quantity.decremented': { guard: 'isAboveMinimum', actions: 'decrement' },
                    'item.submitted': [
                      { guard: 'hasQuantityAndList', target: '#addToList.modal.open.submitting' },
                      { guard: 'hasQuantity', target: '#addToList.modal.open.deciding' },
                    ],
                  },
                },
                added: {
                  meta: { spec: ['§4 Add-to-list modal'] },
                  on: {
                    'hideAdded.toggled': { meta: { spec: ['§9'] }, actions: ['toggleHidden', 'tellHidden'] },
                    'list.chosen': {
                      target: '#addToList.modal.closed',
                      actions: ['forgetNext', 'tellOpened'],
                    },
                    'identity.changed': { target: '#addToList.modal.closed' },
                  },
                },
              },
            },
            submitting: {
              meta: { spec: ['§7.4'] },
              tags: 'busy',
              // Not on entry: until the answer comes, the modal keeps the room of the message.
              exit: 'forgetFailure',
              invoke: {
                src: 'addItem',
                input: ({ context }) => additionOf(context),
                onDone: { target: 'submitted', actions: ['keepAdded', 'tellAdded'] },
                onError: {
                  target: 'offering.choosing',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
              on: {
                'identity.changed': { target: 'offering.choosing' },
              },
            },
            submitted: {
              always: [
                { guard: 'isShown', target: 'offering.added' },
                { guard: 'isSeveral', target: 'offering', actions: ['announce', 'forgetPicked'] },
                { target: '#addToList.modal.closed', actions: 'announce' },
              ],
            },
          },
        },
      },
    },
  },
})
