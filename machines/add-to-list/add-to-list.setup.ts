import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type Identity, isSessionEnd } from '#app/domain/account/identity.ts'
import { failureOf } from '#app/domain/failure.ts'
import { heldQuantity, parseQuantity, shownQuantity } from '#app/domain/list/list-change.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import { countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { answerTimeout } from '#machines/identifying.ts'
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
import { isPutByPress } from './put-by-press.ts'

/** The guards, actions and actors of which the add-to-list machine is made. */
export const addToListSetup = setup({
  types: {
    context: {} as AddToListContext,
    input: {} as AddToListInput,
    events: {} as AddToListEvent,
    emitted: {} as AddToListEmitted,
    tags: {} as 'open' | 'busy',
    meta: {} as FlowMeta<AddToListContext | AddToListEvent>,
  },
  delays: { answerTimeout },
  actors: {
    addItem: fromPromise<void, Addition>(notProvided('addItem')),
    putItem: fromPromise<number, Addition>(notProvided('putItem')),
  },
  guards: {
    isPut: ({ context }, { items }: { items: AddableItem[] }) => isPutByPress(context, items),
    isNextPut: ({ context }) => isPutByPress(context, context.next[0]?.items ?? []),
    isOnList: (_, { quantity }: { quantity: number }) => quantity > 0,
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
    tellPut: emit(({ context }, { quantity }: { quantity: number }) => ({
      type: 'item.put',
      addable: additionOf(context).addable,
      quantity,
    })),
    announce: emit(({ context }) => ({ type: 'item.announced', name: additionOf(context).addable.name })),
  },
})

/** @throws if nothing is picked or the quantity is empty; the modal offers no submit then. */
export function additionOf({ picked, quantity }: AddToListContext): Addition {
  if (!picked || quantity === null) throw new Error('nothing is picked to be put on the list')
  return { addable: picked, quantity }
}
