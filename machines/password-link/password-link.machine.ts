import { assign, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** `email` is where the last link was sent; null before. */
export type PasswordLinkContext = { email: string | null }
export type PasswordLinkEvent = { type: 'link.sent'; email: string } | { type: 'another.chosen' }

/**
 * The page of a forgotten password (§2.9, forgot-password form): it asks for an email, then says that a link
 * was sent there, whether the email has an account or not. Another try is a new form, whose machine is `form`.
 */
export const passwordLinkMachine = setup({
  types: {
    context: {} as PasswordLinkContext,
    events: {} as PasswordLinkEvent,
    meta: {} as FlowMeta,
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    forgetEmail: assign({ email: null }),
  },
}).createMachine({
  id: 'passwordLink',
  description: 'The page of a forgotten password: asks for an email, then says that a link was sent there.',
  meta: { spec: ['§2.9', '§7.3'] },
  context: { email: null },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'link.sent': { target: 'sent', actions: { type: 'keepEmail', params: ({ event }) => event } },
      },
    },
    sent: { on: { 'another.chosen': { target: 'asking', actions: 'forgetEmail' } } },
  },
})
