import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { PostponedAddition } from '#app/domain/list/guest-items.ts'
import { heldQuantity, parseQuantity, shownQuantity } from '#app/domain/list/list-change.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import { type Country, countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import { notProvided } from '#machines/not-provided.ts'

/** How many of it are put on the list. */
export type Addition = { addable: AddableItem; quantity: number }

/** `hideAdded` is whether the device was told not to show the added state again (Specification §9). */
export type AddToListInput = { identity: Identity; hideAdded: boolean }

/**
 * `items` are what can be picked, of one country; `picked` which of them, `added` the keys of those that are on the list
 * already. `quantity` is null where what is in its field, `quantityText`, is none.
 */
export type AddToListContext = AddToListInput & {
  items: AddableItem[]
  country: Country | null
  picked: AddableItem | null
  quantity: number | null
  quantityText: string
  added: string[]
  failure: Failure | null
}

type Offered = { items: AddableItem[]; country: Country }

export type AddToListEvent =
  | ({ type: 'add.requested' } & Offered)
  | { type: 'item.picked'; key: string }
  | { type: 'quantity.typed'; text: string }
  | { type: 'quantity.incremented' }
  | { type: 'quantity.decremented' }
  | { type: 'item.submitted' }
  | { type: 'hideAdded.toggled' }
  | { type: 'login.chosen' }
  | { type: 'register.chosen' }
  | { type: 'modal.closed' }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }

/**
 * `item.announced` is the modal that does not say itself what was added, so that something else does. `item.postponed` is
 * wanted by a shopper who has no list yet; `login.declined` a visitor who closes the login. The device keeps what
 * `hideAdded.changed` says.
 */
export type AddToListEmitted =
  | ({ type: 'item.added' } & Addition)
  | { type: 'item.announced'; name: string }
  | ({ type: 'item.postponed' } & PostponedAddition)
  | { type: 'login.declined' }
  | { type: 'hideAdded.changed'; hideAdded: boolean }

const nothingPicked = { ...shownQuantity(1), picked: null, failure: null }
const nothingOffered = { ...nothingPicked, items: [], country: null, added: [] }

/**
 * The add-to-list modal (Specification §4): pick among several, set the quantity, submit, added. If the shopper has no list
 * yet, what they picked is postponed (`guestItems`): a visitor sees a login form, or makes an account, and an unverified
 * user is told to verify their email. The modal closes once they have a list. If a session ends while the modal is open,
 * nothing is postponed until the shopper submits: somebody may have logged out in another tab, and the next user of the
 * device did not choose it. The app provides `addItem`, which waits for a list that is on its way.
 */
export const addToListMachine = setup({
  types: {
    context: {} as AddToListContext,
    input: {} as AddToListInput,
    events: {} as AddToListEvent,
    emitted: {} as AddToListEmitted,
    tags: {} as 'open' | 'busy',
  },
  actors: { addItem: fromPromise<void, Addition>(notProvided('addItem')) },
  guards: {
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
    keepItems: assign((_, { items, country }: Offered) => ({
      ...nothingPicked,
      items,
      country,
      picked: items.length === 1 ? (items[0] ?? null) : null,
      added: [],
    })),
    keepIdentity: assign((_, { identity }: { identity: Identity }) => ({ identity })),
    pick: assign(({ context }, { key }: { key: string }) => ({
      ...nothingPicked,
      picked: context.items.find((item) => item.key === key) ?? null,
    })),
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
    tellDeclined: emit({ type: 'login.declined' }),
    tellHidden: emit(({ context }) => ({ type: 'hideAdded.changed', hideAdded: context.hideAdded })),
    tellAdded: emit(({ context }) => ({ type: 'item.added', ...additionOf(context) })),
    announce: emit(({ context }) => ({ type: 'item.announced', name: additionOf(context).addable.name })),
  },
}).createMachine({
  id: 'addToList',
  context: ({ input }) => ({ ...input, ...nothingOffered }),
  initial: 'closed',
  on: {
    'identity.changed': {
      actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
    },
    'add.requested': {
      guard: { type: 'isAny', params: ({ event }) => ({ items: event.items }) },
      target: '.open',
      actions: {
        type: 'keepItems',
        params: ({ event: { items, country } }) => ({ items, country }),
      },
    },
  },
  states: {
    closed: { entry: 'forget' },
    open: {
      tags: 'open',
      initial: 'deciding',
      on: {
        'modal.closed': { target: 'closed' },
        'route.changed': { target: 'closed' },
        'locale.changed': {
          guard: { type: 'isOtherCountry', params: ({ event }) => ({ locale: event.locale }) },
          target: 'closed',
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
          tags: 'busy',
          on: {
            'identity.changed': {
              target: 'deciding',
              actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
            },
          },
        },
        postponed: {
          entry: 'postpone',
          initial: 'account',
          on: {
            'identity.changed': [
              {
                guard: { type: 'isMadeUnverified', params: ({ event }) => ({ identity: event.identity }) },
                // Postponed once more, by the user whose item it is from now on.
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
                login: { on: { 'register.chosen': { target: 'register' } } },
                register: { on: { 'login.chosen': { target: 'login' } } },
              },
              on: { 'modal.closed': { target: '#addToList.closed', actions: 'tellDeclined' } },
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
            picking: {},
            choosing: {
              on: {
                'quantity.typed': {
                  actions: { type: 'keepQuantity', params: ({ event }) => ({ text: event.text }) },
                },
                'quantity.incremented': { actions: 'increment' },
                'quantity.decremented': { guard: 'isAboveMinimum', actions: 'decrement' },
                'item.submitted': [
                  {
                    guard: 'hasQuantityAndList',
                    target: '#addToList.open.submitting',
                    actions: 'forgetFailure',
                  },
                  { guard: 'hasQuantity', target: '#addToList.open.deciding' },
                ],
              },
            },
            added: {
              on: {
                'hideAdded.toggled': { actions: ['toggleHidden', 'tellHidden'] },
                'identity.changed': {
                  target: '#addToList.closed',
                  actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
                },
              },
            },
          },
        },
        submitting: {
          tags: 'busy',
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

/** @throws where nothing is picked, or no quantity set: the modal offers no submit there. */
function additionOf({ picked, quantity }: AddToListContext): Addition {
  if (!picked || quantity === null) throw new Error('nothing is picked to be put on the list')
  return { addable: picked, quantity }
}
