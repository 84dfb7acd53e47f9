import { assign, emit, setup } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import { isSharedTextTooLong } from '#app/domain/list/shared-text.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** `text` is what this tab keeps of before a reload or a login; null if nothing waits. */
export type SharedTextInput = { identity: Identity; text: string | null }
export type SharedTextContext = { identity: Identity; text: string }

export type SharedTextEvent =
  | { type: 'text.shared'; text: string }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'prompt.dismissed' }

/**
 * `lines.shared` is for the list's panel, which shows the lines to choose from. `text.kept` and `text.dropped`: the tab
 * remembers the text, or nothing.
 */
export type SharedTextEmitted =
  | { type: 'lines.shared'; text: string }
  | { type: 'panel.open' }
  | { type: 'text.kept'; text: string }
  | { type: 'text.dropped' }
  | { type: 'text.refused' }

type Text = { text: string }
type Identified = { identity: Identity }

/**
 * A text that another app shares with this one for the list (W3C Web Share Target). A user with a verified email chooses from
 * its lines at once. For anybody else the panel opens, which asks for a login or for the mail, and the text waits: until the
 * user is verified, the visitor is just looking, or the tab is closed.
 */
export const sharedTextMachine = setup({
  types: {
    context: {} as SharedTextContext,
    input: {} as SharedTextInput,
    events: {} as SharedTextEvent,
    emitted: {} as SharedTextEmitted,
    meta: {} as FlowMeta<SharedTextContext | SharedTextEvent>,
  },
  guards: {
    isKept: ({ context }) => context.text !== '',
    isKeptOfVerified: ({ context }) => context.text !== '' && context.identity === 'verified',
    isOfVerified: ({ context }) => context.identity === 'verified',
    becomesVerified: (_, { identity }: Identified) => identity === 'verified',
    isLoggedOut: ({ context }, { identity }: Identified) =>
      context.identity === 'unverified' && identity === 'visitor',
    isTooLong: (_, { text }: Text) => isSharedTextTooLong(text),
  },
  actions: {
    keepIdentity: assign((_, { identity }: Identified) => ({ identity })),
    keepText: assign((_, { text }: Text) => ({ text })),
    forgetText: assign({ text: '' }),
    tellKept: emit((_, { text }: Text) => ({ type: 'text.kept', text })),
    tellDropped: emit({ type: 'text.dropped' }),
    tellRefused: emit({ type: 'text.refused' }),
    openPanel: emit({ type: 'panel.open' }),
    showLines: emit((_, { text }: Text) => ({ type: 'lines.shared', text })),
    showKeptLines: emit(({ context }) => ({ type: 'lines.shared', text: context.text })),
  },
}).createMachine({
  id: 'sharedText',
  description: 'A text that another app shares for the list.',
  meta: { spec: ['§2.10'], safe: ['identity'] },
  context: ({ input }) => ({ identity: input.identity, text: input.text ?? '' }),
  initial: 'deciding',
  on: {
    'text.shared': [
      {
        guard: { type: 'isTooLong', params: ({ event }) => ({ text: event.text }) },
        actions: 'tellRefused',
      },
      {
        guard: 'isOfVerified',
        actions: { type: 'showLines', params: ({ event }) => ({ text: event.text }) },
      },
      {
        target: '.waiting',
        actions: [
          { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
          { type: 'tellKept', params: ({ event }) => ({ text: event.text }) },
          'openPanel',
        ],
      },
    ],
    'identity.changed': {
      actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
    },
  },
  states: {
    deciding: {
      always: [
        {
          guard: 'isKeptOfVerified',
          target: 'empty',
          actions: ['showKeptLines', 'tellDropped', 'forgetText'],
        },
        { guard: 'isKept', target: 'waiting' },
        { target: 'empty' },
      ],
    },
    empty: {},
    waiting: {
      on: {
        'prompt.dismissed': { target: 'empty', actions: ['tellDropped', 'forgetText'] },
        'identity.changed': [
          {
            guard: { type: 'becomesVerified', params: ({ event }) => ({ identity: event.identity }) },
            target: 'empty',
            actions: [
              { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
              'showKeptLines',
              'tellDropped',
              'forgetText',
            ],
          },
          // The next user of the tab is not shown it.
          {
            guard: { type: 'isLoggedOut', params: ({ event }) => ({ identity: event.identity }) },
            target: 'empty',
            actions: [
              { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
              'tellDropped',
              'forgetText',
            ],
          },
        ],
      },
    },
  },
})
