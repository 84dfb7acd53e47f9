import { assign, emit, fromPromise, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'
import { type PasskeyRefusal, refusalOf } from './passkey-refusal.ts'

/** The options for the browser, as the server gave them (WebAuthn 3, PublicKeyCredentialCreationOptionsJSON). */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/** `isAble`: whether the browser can make passkeys. */
type PasskeysInput = { isAble: boolean }
/**
 * `options` from the password until the passkey is made; `refusal`: why the last one was not made; `removed`: the id of the
 * passkey that is to be removed.
 */
export type PasskeysContext = PasskeysInput & {
  options: PasskeyOptions | null
  refusal: PasskeyRefusal | null
  removed: string | null
}

export type PasskeysEvent =
  | { type: 'adding.wanted' }
  | { type: 'passkey.offered'; options: PasskeyOptions }
  | { type: 'adding.cancelled' }
  | { type: 'removal.wanted'; id: string }
  | { type: 'removal.cancelled' }
  | { type: 'passkey.removed' }

/** `making.failed`: what `makePasskey` rejected with. */
export type PasskeysEmitted =
  | { type: 'passkey.added' }
  | { type: 'passkey.gone' }
  | { type: 'making.failed'; error: unknown }

/**
 * The passkeys of a user, in their profile: added with the password and then by the browser, removed with the password.
 * The steps that ask for the password are forms of their own (`forms.passkeyOffer`, `forms.passkeyRemoval`). The app
 * provides `makePasskey`, which has the browser make a passkey and the server keep it.
 */
export const passkeysMachine = setup({
  types: {
    context: {} as PasskeysContext,
    input: {} as PasskeysInput,
    events: {} as PasskeysEvent,
    emitted: {} as PasskeysEmitted,
    tags: {} as 'busy',
    meta: {} as FlowMeta,
  },
  actors: {
    makePasskey: fromPromise<void, { options: PasskeyOptions | null }>(notProvided('makePasskey')),
  },
  guards: { isAble: ({ context }) => context.isAble },
  actions: {
    keepOptions: assign((_, { options }: { options: PasskeyOptions }) => ({ options })),
    forgetOptions: assign({ options: null }),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    keepInability: assign({ refusal: 'unable' }),
    forgetRefusal: assign({ refusal: null }),
    keepRemoved: assign((_, { id }: { id: string }) => ({ removed: id })),
    forgetRemoved: assign({ removed: null }),
    tellAdded: emit({ type: 'passkey.added' }),
    tellGone: emit({ type: 'passkey.gone' }),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'making.failed', error })),
  },
}).createMachine({
  id: 'passkeys',
  description: 'The passkeys of a user, by which they log in without a password: added and removed.',
  meta: { spec: ['§4 Second factors'] },
  context: ({ input }) => ({ ...input, options: null, refusal: null, removed: null }),
  initial: 'shown',
  states: {
    shown: {
      exit: 'forgetRefusal',
      on: {
        'adding.wanted': [{ guard: 'isAble', target: 'asking' }, { actions: 'keepInability' }],
        'removal.wanted': {
          target: 'removing',
          actions: { type: 'keepRemoved', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    asking: {
      on: {
        'passkey.offered': {
          target: 'making',
          actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.options }) },
        },
        'adding.cancelled': { target: 'shown' },
      },
    },
    making: {
      tags: 'busy',
      exit: 'forgetOptions',
      invoke: {
        src: 'makePasskey',
        input: ({ context }) => ({ options: context.options }),
        onDone: { target: 'shown', actions: 'tellAdded' },
        onError: {
          target: 'shown',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    removing: {
      exit: 'forgetRemoved',
      on: {
        'passkey.removed': { target: 'shown', actions: 'tellGone' },
        'removal.cancelled': { target: 'shown' },
      },
    },
  },
})
