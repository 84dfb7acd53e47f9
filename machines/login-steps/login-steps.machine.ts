import { assign, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type LoginStepsEvent =
  | { type: 'code.wanted'; email: string }
  | { type: 'backup.chosen' }
  | { type: 'app.chosen' }
  | { type: 'login.restarted' }

/** `email` is that of the login that waits for its code, kept for a login that begins again; empty before. */
export type LoginStepsContext = { email: string }

/**
 * The steps of a login: email and password and, if the user has an authenticator app, its code or a backup code. Each
 * step is a form of its own (`forms.login`, `forms.loginCode`).
 */
export const loginStepsMachine = setup({
  types: {
    context: {} as LoginStepsContext,
    events: {} as LoginStepsEvent,
    tags: {} as 'code',
    meta: {} as FlowMeta,
  },
  actions: { keepEmail: assign((_, { email }: { email: string }) => ({ email })) },
}).createMachine({
  id: 'loginSteps',
  description: 'The steps of a login: the password, then a code if the user has an authenticator app.',
  meta: { spec: ['§2.9', '§4 Second factors'] },
  context: { email: '' },
  initial: 'password',
  states: {
    password: {
      on: {
        'code.wanted': {
          target: 'app',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    app: {
      tags: 'code',
      on: { 'backup.chosen': { target: 'backup' }, 'login.restarted': { target: 'password' } },
    },
    backup: {
      tags: 'code',
      on: { 'app.chosen': { target: 'app' }, 'login.restarted': { target: 'password' } },
    },
  },
})
