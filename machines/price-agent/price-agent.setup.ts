import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { identityOf } from '#app/domain/account/identity.ts'
import { withChainToggled } from '#app/domain/agents/chain-choice.ts'
import { noPriceAgent, type ProductCheck, type WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import { type Country, countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { answerTimeout } from '#machines/identifying.ts'
import { notProvided } from '#machines/not-provided.ts'
import { endOf, savedAs, storedOf } from './price-agent.changes.ts'
import type {
  AgentForm,
  AgentMode,
  PriceAgentContext,
  PriceAgentEmitted,
  PriceAgentEvent,
  PriceAgentInput,
  Stored,
  Wanted,
  WatchChange,
} from './price-agent.types.ts'
import {
  aboutProduct,
  aboutWatch,
  type FormMode,
  filledWith,
  nothingWanted,
  removalOf,
  wantedOf,
} from './price-agent.wanted.ts'

type Mode = { mode: AgentMode }
type Answered = { user: User | null }
type Watched = { watch: WatchSummary }

/** The guards, actions and actors of which the price agent's machine is made. */
export const agentSetup = setup({
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
    isSameVerified: ({ context }, { user }: Answered) =>
      identityOf(user) === 'verified' && user?.email === context.user?.email,
    isOtherCountry: ({ context }, { locale }: { locale: Locale }) =>
      countryOfLocale(locale) !== context.country,
    exists: (_, { data }: ProductCheck) => data.exists,
    isAgentMissing: (_, { data }: ProductCheck) => data.error === noPriceAgent,
    isOffered: ({ context }, { id }: { id: number }) => context.chains.some((chain) => chain.id === id),
    isEveryAlone: ({ context }) => context.chains.length === 1,
    hasChosen: ({ context }) => context.chosen.length > 0,
    isHidden: ({ context }, { mode }: Mode) => context.hidden[mode],
    isDeleteUnasked: ({ context }) => context.hidden.delete,
    isEndNext: ({ context: { changes } }) => changes[0]?.mode === 'delete',
    isCreationNext: ({ context: { changes } }) => changes[0]?.mode === 'create',
    isNextReady: ({ context: { changes, hasAgent } }) =>
      changes[0] !== undefined && changes[0].mode !== 'create' && hasAgent,
    hasNext: ({ context }) => context.changes.length > 0,
    isFollowed: ({ context }) => context.changes.length > 1,
  },
  actions: {
    keepUser: assign((_, { user }: Answered) => ({ user })),
    forgetUser: assign({ hasAgent: false, changes: [] }),
    want: assign((_, wanted: Wanted) => aboutProduct(wanted)),
    takeWatch: assign((_, { watch }: Watched) => aboutWatch(watch)),
    forget: assign(nothingWanted),
    keepAgent: assign({ hasAgent: true }),
    wantAgent: assign(({ context: { changes } }) => ({
      hasAgent: false,
      changes: [...changes, { mode: 'create' as const }],
    })),
    fillForm: assign(({ context }, filling: { mode: FormMode; form: AgentForm }) =>
      filledWith(context, filling),
    ),
    forgetChains: assign({ chains: [], chosen: [] }),
    toggleChain: assign(({ context }, { id }: { id: number }) => ({
      chosen: withChainToggled(context.chosen, id, context.chains),
    })),
    wantSave: assign(({ context }, { mode, rules }: { mode: FormMode; rules: WatchRules }) => ({
      rules,
      changes: [...context.changes, savedAs(context, mode, rules)],
    })),
    wantEnd: assign(({ context }) => ({ changes: [...context.changes, endOf(context)] })),
    dropFirst: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    toggleHiding: assign(({ context: { hidden } }, { mode }: Mode) => ({
      hidden: { ...hidden, [mode]: !hidden[mode] },
    })),
    tellHiding: emit(({ context: { hidden } }, { mode }: Mode) => ({
      type: 'hiding.changed',
      mode,
      isHidden: hidden[mode],
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
    tellMade: raise({ type: 'agent.made' }),
    tellStored: raise(({ context }) => ({ type: 'change.stored', ...storedOf(context) })),
    tellRefused: raise({ type: 'change.refused' }),
    announce: emit((_, { mode, name, watch }: Stored) => ({
      type: 'watch.announced',
      mode,
      name,
      ...(watch && { watch }),
    })),
    announceFirst: emit(({ context }) => ({ type: 'watch.announced', ...storedOf(context) })),
    tellRemoval: emit(({ context }) => ({ type: 'removal.chosen', ...removalOf(context) })),
    tellRemovalOfWatch: emit((_, { watch }: Watched) => ({
      type: 'removal.chosen',
      ...removalOf(aboutWatch(watch)),
    })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'call.failed', error })),
  },
})
