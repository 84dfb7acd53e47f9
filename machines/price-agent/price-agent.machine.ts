import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { identityOf } from '#app/domain/account/identity.ts'
import { withChainToggled } from '#app/domain/agents/chain-choice.ts'
import { noPriceAgent, type ProductCheck, type WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import { type Country, countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { answerTimeout, identifying } from '#machines/identifying.ts'
import { notProvided } from '#machines/not-provided.ts'
import * as given from './price-agent.params.ts'
import type {
  AgentForm,
  PriceAgentContext,
  PriceAgentEmitted,
  PriceAgentEvent,
  PriceAgentInput,
  Wanted,
  WatchChange,
} from './price-agent.types.ts'
import {
  aboutProduct,
  aboutWatch,
  changeOf,
  everyChainForm,
  filledWith,
  nothingWanted,
  productIdOf,
  removalOf,
  wantedOf,
} from './price-agent.wanted.ts'

const machine = setup({
  types: {
    context: {} as PriceAgentContext,
    input: {} as PriceAgentInput,
    events: {} as PriceAgentEvent,
    emitted: {} as PriceAgentEmitted,
    meta: {} as FlowMeta<PriceAgentContext | PriceAgentEvent>,
    tags: {} as 'open' | 'busy',
  },
  delays: { answerTimeout },
  actors: {
    checkProduct: fromPromise<ProductCheck, { productId: number }>(notProvided('checkProduct')),
    createAgent: fromPromise<void>(notProvided('createAgent')),
    loadForm: fromPromise<AgentForm, { productId: number; country: Country }>(notProvided('loadForm')),
    saveWatch: fromPromise<void, WatchChange>(notProvided('saveWatch')),
    removeWatch: fromPromise<void, { productId: number }>(notProvided('removeWatch')),
  },
  guards: {
    isUnknown: ({ context }) => identityOf(context.user) === 'unknown',
    isVisitor: ({ context }) => identityOf(context.user) === 'visitor',
    isUnverified: ({ context }) => identityOf(context.user) === 'unverified',
    isVerifiedUser: (_, { user }: { user: User | null }) => identityOf(user) === 'verified',
    isLeavable: ({ context }) => !context.isResumed,
    isOtherCountry: ({ context }, { locale }: { locale: Locale }) =>
      countryOfLocale(locale) !== context.country,
    exists: (_, { data }: ProductCheck) => data.exists,
    isAgentMissing: (_, { data }: ProductCheck) => data.error === noPriceAgent,
    isOffered: ({ context }, { id }: { id: number }) => context.chains.some((chain) => chain.id === id),
    isEveryAlone: ({ context }) => context.chains.length === 1,
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasChosenAndAgent: ({ context }) => context.chosen.length > 0 && context.hasAgent,
    isHidden: ({ context }) => context.hidden[context.mode],
    isDeleteUnasked: ({ context }) => context.hidden.delete,
    isEdit: ({ context }) => context.mode === 'edit',
    isEditWithDeleteUnasked: ({ context }) => context.mode === 'edit' && context.hidden.delete,
  },
  actions: {
    keepUser: assign((_, { user }: { user: User | null }) => ({ user })),
    want: assign((_, wanted: Wanted) => aboutProduct(wanted)),
    takeWatch: assign((_, { watch }: { watch: WatchSummary }) => aboutWatch(watch)),
    noteResumed: assign({ isResumed: true }),
    noteArrived: assign({ isResumed: false }),
    forget: assign(nothingWanted),
    keepAgent: assign({ hasAgent: true }),
    fillForm: assign(({ context }, form: AgentForm) => filledWith(context, form)),
    forgetChains: assign({ chains: [], chosen: [] }),
    toggleChain: assign(({ context }, { id }: { id: number }) => ({
      chosen: withChainToggled(context.chosen, id, context.chains),
    })),
    keepRules: assign((_, { rules }: { rules: WatchRules }) => ({ rules })),
    turnToDelete: assign({ mode: 'delete' }),
    toggleHiding: assign(({ context: { hidden, mode } }) => ({
      hidden: { ...hidden, [mode]: !hidden[mode] },
    })),
    tellHiding: emit(({ context: { hidden, mode } }) => ({
      type: 'hiding.changed',
      ...{ mode, isHidden: hidden[mode] },
    })),
    // A question that was not answered is asked again.
    askAgain: enqueueActions(({ context: { hidden }, enqueue }) => {
      if (!hidden.delete) return
      enqueue.assign({ hidden: { ...hidden, delete: false } })
      enqueue.emit({ type: 'hiding.changed', mode: 'delete', isHidden: false })
    }),
    postpone: emit(({ context }) => ({ type: 'watch.postponed', ...wantedOf(context) })),
    askUser: emit({ type: 'user.wanted' }),
    askLogin: emit({ type: 'login.needed' }),
    askVerification: emit(({ context }) => ({
      type: 'verification.needed',
      name: wantedOf(context).item.name,
    })),
    tellChanged: emit({ type: 'agent.changed' }),
    announce: emit(({ context }) => ({
      type: 'watch.announced',
      ...{ mode: context.mode, name: wantedOf(context).item.name },
      ...(context.mode === 'delete' && context.watch && { watch: context.watch }),
    })),
    tellRemoval: emit(({ context }) => ({ type: 'removal.chosen', ...removalOf(context) })),
    tellRemovalOfWatch: emit((_, { watch }: { watch: WatchSummary }) => ({
      type: 'removal.chosen',
      ...removalOf(aboutWatch(watch)),
    })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'call.failed', error })),
  },
})

/** The form, in which chains and rules are chosen. */
const choice = machine.createStateConfig({
  on: {
    'chain.toggled': {
      guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'toggleChain', params: ({ event }) => ({ id: event.id }) },
    },
    'form.submitted': [
      { guard: 'hasChosenAndAgent', target: 'saving', actions: given.keepRules },
      { guard: 'hasChosen', target: 'founding', actions: given.keepRules },
    ],
    'delete.chosen': [
      { guard: 'isEditWithDeleteUnasked', target: '#priceAgent.closed', actions: 'tellRemoval' },
      { guard: 'isEdit', target: 'confirming', actions: 'turnToDelete' },
    ],
  },
})

/**
 * The price agent's modal (Specification §4, Adding to price agent, Price-agent modal modes; §8). A press on a heart is
 * postponed for a visitor and an unverified user. For a verified one the modal asks the server whether the product is
 * watched already, makes the agent if there is none, and lets the shopper choose chains and rules. A watch can be deleted
 * from its page, its form, and the message that the product is watched already; without a question `watchRemovals` does
 * it, without the modal. Failures are told, and the form stays as it is; if the check failed, the agent is made first. If
 * the chains could not be loaded, the form has `Alle` alone, and loads them again when the shopper asks for it.
 */
export const priceAgentMachine = machine.createMachine({
  id: 'priceAgent',
  description: 'The modal in which a shopper watches a product: add, edit, delete, already watched, saved.',
  meta: { spec: ['§2.11', '§4 Adding to price agent', '§4 Price-agent modal modes', '§8'], safe: ['mode'] },
  context: ({ input }) => ({ ...input, ...nothingWanted }),
  initial: 'closed',
  on: {
    'user.answered': { actions: given.keepUser },
    'agent.requested': {
      target: '.open',
      actions: given.want,
    },
    'watch.resumed': {
      target: '.open.arriving',
      actions: [given.want, 'noteResumed'],
    },
    'watch.edit': { target: '.open.arriving.preparing', actions: given.takeWatch },
    'watch.delete': [
      { guard: 'isDeleteUnasked', actions: given.tellRemovalOfWatch },
      { target: '.open.confirming', actions: [given.takeWatch, 'turnToDelete'] },
    ],
  },
  states: {
    closed: { entry: 'forget' },
    open: {
      tags: 'open',
      initial: 'deciding',
      on: {
        'modal.closed': { target: 'closed' },
        // The page that follows a login must not close what the login has opened.
        'route.changed': { guard: 'isLeavable', target: 'closed' },
        'locale.changed': { guard: given.isOtherCountry, target: 'closed' },
        'user.answered': [
          { guard: given.isVerifiedUser, actions: given.keepUser },
          { target: 'closed', actions: given.keepUser },
        ],
      },
      states: {
        deciding: {
          always: [
            { guard: 'isUnknown', target: 'identifying' },
            { guard: 'isVisitor', target: '#priceAgent.closed', actions: ['postpone', 'askLogin'] },
            { guard: 'isUnverified', target: '#priceAgent.closed', actions: ['postpone', 'askVerification'] },
            { target: 'arriving' },
          ],
        },
        identifying: {
          initial: 'asking',
          on: { 'user.answered': { target: 'deciding', actions: given.keepUser } },
          states: identifying,
        },
        arriving: {
          tags: 'busy',
          initial: 'checking',
          exit: 'noteArrived',
          states: {
            checking: {
              invoke: {
                src: 'checkProduct',
                input: ({ context }) => ({ productId: productIdOf(context) }),
                onDone: [
                  { guard: given.exists, target: '#priceAgent.open.existing' },
                  { guard: given.isAgentMissing, target: 'creating' },
                  { target: 'preparing', actions: 'keepAgent' },
                ],
                onError: { target: 'preparing', actions: given.tellFailed },
              },
            },
            creating: {
              invoke: {
                src: 'createAgent',
                onDone: { target: 'preparing', actions: ['keepAgent', 'tellChanged'] },
                onError: { target: 'preparing', actions: given.tellFailed },
              },
            },
            preparing: {
              invoke: {
                src: 'loadForm',
                input: ({ context }) => ({
                  productId: productIdOf(context),
                  country: wantedOf(context).country,
                }),
                onDone: { target: '#priceAgent.open.choosing', actions: given.fillForm },
                onError: {
                  target: '#priceAgent.open.lacking',
                  actions: [given.tellFailed, { type: 'fillForm', params: everyChainForm }],
                },
              },
            },
          },
        },
        choosing: choice,
        lacking: {
          ...choice,
          description: 'The chains could not be loaded; `Alle` can be watched without knowing the others.',
          meta: { spec: ['§8'] },
          on: { ...choice.on, 'chains.retried': { target: 'arriving.preparing', actions: 'forgetChains' } },
        },
        founding: {
          tags: 'busy',
          invoke: {
            src: 'createAgent',
            onDone: { target: 'saving', actions: ['keepAgent', 'tellChanged'] },
            onError: [
              { guard: 'isEveryAlone', target: 'lacking', actions: given.tellFailed },
              { target: 'choosing', actions: given.tellFailed },
            ],
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'saveWatch',
            input: ({ context }) => changeOf(context),
            onDone: [
              { guard: 'isHidden', target: '#priceAgent.closed', actions: ['tellChanged', 'announce'] },
              { target: 'saved', actions: 'tellChanged' },
            ],
            onError: [
              { guard: 'isEveryAlone', target: 'lacking', actions: given.tellFailed },
              { target: 'choosing', actions: given.tellFailed },
            ],
          },
        },
        saved: { on: { 'hiding.toggled': { actions: ['toggleHiding', 'tellHiding'] } } },
        existing: {
          on: {
            'delete.chosen': [
              { guard: 'isDeleteUnasked', target: '#priceAgent.closed', actions: 'tellRemoval' },
              { target: 'confirming', actions: 'turnToDelete' },
            ],
          },
        },
        confirming: {
          on: {
            'hiding.toggled': { actions: ['toggleHiding', 'tellHiding'] },
            'delete.confirmed': { target: 'removing' },
            'modal.closed': { target: '#priceAgent.closed', actions: 'askAgain' },
            'route.changed': { target: '#priceAgent.closed', actions: 'askAgain' },
          },
        },
        removing: {
          tags: 'busy',
          invoke: {
            src: 'removeWatch',
            input: ({ context }) => ({ productId: productIdOf(context) }),
            onDone: { target: '#priceAgent.closed', actions: ['tellChanged', 'announce'] },
            onError: { target: 'confirming', actions: given.tellFailed },
          },
        },
      },
    },
  },
})
