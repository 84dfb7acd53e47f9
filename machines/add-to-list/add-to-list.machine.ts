import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type Identity, isSessionEnd } from '#app/domain/account/identity.ts'
import { failureOf } from '#app/domain/failure.ts'
import { heldQuantity, parseQuantity, shownQuantity } from '#app/domain/list/list-change.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import { countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { answerTimeout, identifying } from '#machines/identifying.ts'
import { notProvided } from '#machines/not-provided.ts'
import type {
  Addition,
  AddToListContext,
  AddToListEmitted,
  AddToListEvent,
  AddToListInput,
  Offered,
} from './add-to-list.types.ts'
import { nothingOffered, nothingPicked, offeredFirst, pickedItem } from './offered-items.ts'

/**
 * The add-to-list modal (Specification §4): pick an item, set the quantity, submit, added. If the shopper has no list yet,
 * the item is postponed (`guestItems`): a visitor logs in or registers, and an unverified user is told to verify their
 * email. The modal closes once they have a list. If a session ends while the modal is open, nothing is postponed until
 * the shopper submits: somebody may have logged out in another tab, and the next user of the device did not choose the
 * item. The app provides `addItem`, which waits until the list is loaded. What is asked for while the modal is open, as by
 * presses that waited for its code, is offered when the shopper closes it; a postponed item makes way at once. It is
 * forgotten with the page, when the shopper opens the list instead, and with the session of the user who asked for it.
 */
export const addToListMachine = setup({
  types: {
    context: {} as AddToListContext,
    input: {} as AddToListInput,
    events: {} as AddToListEvent,
    emitted: {} as AddToListEmitted,
    tags: {} as 'open' | 'busy',
    meta: {} as FlowMeta<AddToListContext | AddToListEvent>,
  },
  delays: { answerTimeout },
  actors: { addItem: fromPromise<void, Addition>(notProvided('addItem')) },
  guards: {
    hasNext: ({ context }) => context.next.length > 0,
    isLast: ({ context }) => context.next.length === 0,
    isAny: (_, { items }: { items: AddableItem[] }) => items.length > 0,
    isUnknown: ({ context }) => context.identity === 'unknown',
    isVisitor: ({ context }) => context.identity === 'visitor',
    isPicking: ({ context }) => context.picked === null,
    isUnverified: ({ context }) => context.identity === 'unverified',
    isMadeUnverified: (_, { identity }: { identity: Identity }) => identity === 'unverified',
    isSeveral: ({ context }) => context.items.length > 1,
    isShown: ({ context }) => !context.hideAdded,
    isOffered: ({ context }, { key }: { key: string }) => context.items.some((item) => item.key === key),
    hasQuantity: ({ context }) => context.quantity !== null,
    hasQuantityAndList: ({ context }) => context.quantity !== null && context.identity === 'verified',
    isAboveMinimum: ({ context }) => (context.quantity ?? 0) > 1,
    isOtherCountry: ({ context }, { locale }: { locale: Locale }) =>
      countryOfLocale(locale) !== context.country,
  },
  actions: {
    keepItems: assign((_, offered: Offered) => offeredFirst(offered)),
    keepNext: assign(({ context }, { items, country }: Offered) => ({
      next: [...context.next, { items, country }],
    })),
    takeNext: assign(({ context: { next } }) => {
      const [first, ...rest] = next
      return first ? { ...offeredFirst(first), next: rest } : {}
    }),
    forgetNext: assign({ next: [] }),
    keepIdentity: assign(({ context }, { identity }: { identity: Identity }) => ({
      identity,
      // The next user of the device did not ask for what this one did.
      next: isSessionEnd(context.identity, identity) ? [] : context.next,
    })),
    pick: assign(({ context }, { key }: { key: string }) =>
      pickedItem(context.items.find((item) => item.key === key) ?? null),
    ),
    keepQuantity: assign((_, { text }: { text: string }) => {
      const quantity = parseQuantity(text)
      return quantity ? shownQuantity(quantity) : { quantity: null, quantityText: text }
    }),
    increment: assign(({ context }) => shownQuantity(heldQuantity((context.quantity ?? 0) + 1))),
    decrement: assign(({ context }) => shownQuantity((context.quantity ?? 0) - 1)),
    keepAdded: assign(({ context }) => ({
      added: [...context.added, ...(context.picked ? [context.picked.key] : [])],
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetPicked: assign(nothingPicked),
    forget: assign(nothingOffered),
    toggleHidden: assign(({ context }) => ({ hideAdded: !context.hideAdded })),
    postpone: enqueueActions(({ context, enqueue }) => {
      const { country } = context
      if (country) enqueue.emit({ type: 'item.postponed', ...additionOf(context), country })
    }),
    askUser: emit({ type: 'user.wanted' }),
    tellDeclined: emit({ type: 'login.declined' }),
    tellOpened: emit({ type: 'panel.open' }),
    tellHidden: emit(({ context }) => ({ type: 'hideAdded.changed', hideAdded: context.hideAdded })),
    tellAdded: emit(({ context }) => ({ type: 'item.added', ...additionOf(context) })),
    announce: emit(({ context }) => ({ type: 'item.announced', name: additionOf(context).addable.name })),
  },
}).createMachine({
  id: 'addToList',
  description: 'The modal that puts an offer on the shopping list: pick, set the quantity, submit, added.',
  meta: {
    spec: ['§4 Add-to-list modal', '§5 Add-to-list modal', 'product: Shopping list'],
    safe: ['identity', 'locale', 'hideAdded', 'quantity'],
  },
  context: ({ input }) => ({ ...input, ...nothingOffered, next: [] }),
  initial: 'closed',
  on: {
    'identity.changed': {
      actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
    },
  },
  states: {
    closed: {
      entry: 'forget',
      always: { guard: 'hasNext', target: 'open', actions: 'takeNext' },
      on: {
        'add.requested': {
          guard: { type: 'isAny', params: ({ event }) => ({ items: event.items }) },
          target: 'open',
          actions: {
            type: 'keepItems',
            params: ({ event: { items, country } }) => ({ items, country }),
          },
        },
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
            'identity.changed': {
              target: 'deciding',
              actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
            },
          },
          states: identifying,
        },
        postponed: {
          meta: { spec: ['§6', 'product: Shopping list'] },
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
                guard: { type: 'isMadeUnverified', params: ({ event }) => ({ identity: event.identity }) },
                // Postpones the item again, now for this user.
                target: 'deciding',
                actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
              },
              {
                target: '#addToList.closed',
                actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
              },
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
                  target: '#addToList.closed',
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
                  { guard: 'hasQuantityAndList', target: '#addToList.open.submitting' },
                  { guard: 'hasQuantity', target: '#addToList.open.deciding' },
                ],
              },
            },
            added: {
              meta: { spec: ['§4 Add-to-list modal'] },
              on: {
                'hideAdded.toggled': { meta: { spec: ['§9'] }, actions: ['toggleHidden', 'tellHidden'] },
                'list.chosen': { target: '#addToList.closed', actions: ['forgetNext', 'tellOpened'] },
                'identity.changed': {
                  target: '#addToList.closed',
                  actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
                },
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
            'identity.changed': {
              target: 'offering.choosing',
              actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
            },
          },
        },
        submitted: {
          always: [
            { guard: 'isShown', target: 'offering.added' },
            { guard: 'isSeveral', target: 'offering', actions: ['announce', 'forgetPicked'] },
            { target: '#addToList.closed', actions: 'announce' },
          ],
        },
      },
    },
  },
})

/** @throws if nothing is picked or the quantity is empty; the modal offers no submit then. */
function additionOf({ picked, quantity }: AddToListContext): Addition {
  if (!picked || quantity === null) throw new Error('nothing is picked to be put on the list')
  return { addable: picked, quantity }
}
