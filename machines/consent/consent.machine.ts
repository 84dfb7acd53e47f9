import { emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import type { ConsentCategory } from '#app/domain/consent.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided } from '#machines/not-provided.ts'

/** What the shopper allowed; null if they have not decided, undefined if the device has not answered yet. */
type Choice = ConsentCategory[] | null | undefined

export type ConsentContext = { choice: Choice }

/** `choice.recalled` is what the device remembers: at the start, and after another tab's choice. */
export type ConsentEvent =
  | { type: 'choice.recalled'; choice: ConsentCategory[] | null }
  | { type: 'choice.made'; choice: ConsentCategory[] }
  | { type: 'preferences.requested' }
  | { type: 'preferences.closed' }
  | { type: 'tab.returned' }

/**
 * `consent.asked`: the banner asks from now on, until the next `consent.changed`. `allowed` is empty until the shopper
 * allows something, and after they withdrew it.
 */
export type ConsentEmitted =
  | { type: 'consent.asked' }
  | { type: 'consent.changed'; allowed: ConsentCategory[] }

/** What the store is told: to tell again what the device remembers. */
export type ChoiceStoreEvent = { type: 'choice.recall' }

type Recalled = { event: { choice: ConsentCategory[] | null } }

const recalled = ({ event }: Recalled) => event

/**
 * What the shopper allows (§4, Consent): a banner asks until they decide, and the cookie settings of the
 * footer open the preferences again (§2.4). The banner stays while the preferences are open above it. The app provides
 * `choiceStore`, which tells what the device remembers; what draws the preferences also stores the choice.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    emitted: {} as ConsentEmitted,
    tags: {} as 'open' | 'asking' | 'preferences',
    meta: {} as FlowMeta<ConsentContext | ConsentEvent>,
    children: {} as { store: 'choiceStore' },
  },
  actors: { choiceStore: fromCallback<ChoiceStoreEvent>(callbackNotProvided('choiceStore')) },
  guards: {
    isForgotten: ({ context }, { choice }: { choice: Choice }) => choice === null && context.choice !== null,
    isOther: ({ context }, { choice }: { choice: Choice }) =>
      JSON.stringify(choice) !== JSON.stringify(context.choice),
  },
  actions: {
    tellAsked: emit({ type: 'consent.asked' }),
    recall: sendTo('store', { type: 'choice.recall' }),
    follow: enqueueActions(({ enqueue }, { choice }: { choice: ConsentCategory[] | null }) => {
      enqueue.assign({ choice })
      enqueue.emit({ type: 'consent.changed', allowed: choice ?? [] })
    }),
  },
}).createMachine({
  id: 'consent',
  description: 'Asks what the shopper allows, remembers it, and lets them change it.',
  meta: {
    spec: ['§2.4', '§4 Consent'],
    safe: ['choice'],
  },
  context: { choice: undefined },
  invoke: { src: 'choiceStore', id: 'store' },
  on: {
    'tab.returned': { actions: 'recall' },
    'choice.recalled': [
      {
        guard: { type: 'isForgotten', params: recalled },
        target: '.asking',
        actions: { type: 'follow', params: recalled },
      },
      {
        guard: { type: 'isOther', params: recalled },
        target: '.decided',
        actions: { type: 'follow', params: recalled },
      },
    ],
    'choice.made': {
      target: '.decided',
      actions: { type: 'follow', params: ({ event }) => event },
    },
  },
  initial: 'unknown',
  states: {
    unknown: {},
    asking: {
      tags: ['open', 'asking'],
      meta: { spec: ['§4 Consent'] },
      entry: 'tellAsked',
      initial: 'banner',
      states: {
        banner: { on: { 'preferences.requested': { target: 'preferences' } } },
        preferences: {
          tags: 'preferences',
          on: { 'preferences.closed': { target: 'banner' } },
        },
      },
    },
    decided: {
      initial: 'resting',
      states: {
        resting: { on: { 'preferences.requested': { target: 'changing' } } },
        changing: {
          tags: ['open', 'preferences'],
          meta: { spec: ['§2.4'] },
          on: { 'preferences.closed': { target: 'resting' } },
        },
      },
    },
  },
})
