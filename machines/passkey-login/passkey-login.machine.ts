import { assign, emit, fromPromise, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'
import { type PasskeyRefusal, refusalOf } from '#machines/passkeys/passkey-refusal.ts'

/** Why the last try did not log in; null before one. */
export type PasskeyLoginContext = { refusal: PasskeyRefusal | null }

export type PasskeyLoginEvent = { type: 'passkey.chosen' }

/** `passkey.refused`: what `logIn` rejected with: the browser, the shopper or the server said no. */
export type PasskeyLoginEmitted =
  | { type: 'login.done'; user: User }
  | { type: 'passkey.refused'; error: unknown }

/** A login with a passkey, instead of email and password. The app provides `logIn`. */
export const passkeyLoginMachine = setup({
  types: {
    context: {} as PasskeyLoginContext,
    events: {} as PasskeyLoginEvent,
    emitted: {} as PasskeyLoginEmitted,
    tags: {} as 'busy',
    meta: {} as FlowMeta,
  },
  actors: { logIn: fromPromise<User>(notProvided('logIn')) },
  actions: {
    tellLogin: emit((_, { user }: { user: User }) => ({ type: 'login.done', user })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    tellRefusal: emit((_, { error }: { error: unknown }) => ({ type: 'passkey.refused', error })),
  },
}).createMachine({
  id: 'passkeyLogin',
  description: 'A login with a passkey, instead of email and password.',
  meta: { spec: ['§4 Second factors'] },
  context: { refusal: null },
  initial: 'offered',
  states: {
    offered: { on: { 'passkey.chosen': { target: 'asking' } } },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        onDone: {
          target: 'loggedIn',
          actions: { type: 'tellLogin', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: [
            { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellRefusal', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    refused: { on: { 'passkey.chosen': { target: 'asking' } } },
    loggedIn: { tags: 'busy' },
  },
})
