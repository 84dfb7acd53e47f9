import { setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

export type LoginStepsEvent =
  | { type: 'code.wanted' }
  | { type: 'backup.chosen' }
  | { type: 'app.chosen' }
  | { type: 'login.restarted' }

/**
 * The steps of a login: email and password and, if the user has an authenticator app, its code or a backup code. Each
 * step is a form of its own (`forms.login`, `forms.loginCode`).
 */
export const loginStepsMachine = setup({
  types: { events: {} as LoginStepsEvent, tags: {} as 'code', meta: {} as FlowMeta },
}).createMachine({
  id: 'loginSteps',
  description: 'The steps of a login: the password, then a code if the user has an authenticator app.',
  meta: { spec: ['§2.9', 'product: Accounts'] },
  initial: 'password',
  states: {
    password: { on: { 'code.wanted': { target: 'app' } } },
    app: {
      tags: 'code',
      on: { 'backup.chosen': { target: 'backup' }, 'login.restarted': { target: 'again' } },
    },
    backup: {
      tags: 'code',
      on: { 'app.chosen': { target: 'app' }, 'login.restarted': { target: 'again' } },
    },
    again: { on: { 'code.wanted': { target: 'app' } } },
  },
})
