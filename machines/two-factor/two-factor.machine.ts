import { assign, emit, fromPromise, setup } from 'xstate'
import type { AppSetup } from '#app/domain/account/factors/factors.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** `isOn`: whether a login asks for a code when the page is opened. */
type TwoFactorInput = { isOn: boolean }
/** `setup` is what the app needs, and the backup codes, from the password until the codes are kept. */
export type TwoFactorContext = TwoFactorInput & { setup: AppSetup | null }

export type TwoFactorEvent =
  | { type: 'setup.wanted' }
  | { type: 'setup.started'; setup: AppSetup }
  | { type: 'setup.cancelled' }
  | { type: 'app.confirmed' }
  | { type: 'copy.pressed' }
  | { type: 'codes.kept' }
  | { type: 'removal.wanted' }
  | { type: 'removal.cancelled' }
  | { type: 'app.removed' }

/** `copy.failed`: what `copyText` rejected with. */
export type TwoFactorEmitted =
  | { type: 'app.added' }
  | { type: 'app.gone' }
  | { type: 'codes.copied' }
  | { type: 'copy.failed'; error: unknown }

/** The backup codes as they are copied: one a line. */
const codesAsText = ({ setup }: TwoFactorContext): string => (setup?.backup_codes ?? []).join('\n')

/**
 * The authenticator app of a user, in their profile: added with the password and a code, after which the backup codes are
 * shown once; removed with the password. The steps that ask for something are forms of their own (`forms.appSetup`,
 * `forms.appConfirmation`, `forms.appRemoval`). The app provides `copyText`.
 */
export const twoFactorMachine = setup({
  types: {
    context: {} as TwoFactorContext,
    input: {} as TwoFactorInput,
    events: {} as TwoFactorEvent,
    emitted: {} as TwoFactorEmitted,
    tags: {} as 'busy',
    meta: {} as FlowMeta,
  },
  actors: { copyText: fromPromise<void, { text: string }>(notProvided('copyText')) },
  guards: { isOn: ({ context }) => context.isOn },
  actions: {
    keepSetup: assign((_, { setup }: { setup: AppSetup }) => ({ setup })),
    forgetSetup: assign({ setup: null }),
    tellAdded: emit({ type: 'app.added' }),
    tellGone: emit({ type: 'app.gone' }),
    tellCopied: emit({ type: 'codes.copied' }),
    tellCopyFailure: emit((_, { error }: { error: unknown }) => ({ type: 'copy.failed', error })),
  },
}).createMachine({
  id: 'twoFactor',
  description: 'The authenticator app of a user, whose codes a login asks for: added, confirmed, removed.',
  meta: { spec: ['§4 Second factors'] },
  context: ({ input }) => ({ ...input, setup: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
    off: { on: { 'setup.wanted': { target: 'asking' } } },
    asking: {
      on: {
        'setup.started': {
          target: 'confirming',
          actions: { type: 'keepSetup', params: ({ event }) => ({ setup: event.setup }) },
        },
        'setup.cancelled': { target: 'off' },
      },
    },
    confirming: {
      on: {
        'app.confirmed': { target: 'codes', actions: 'tellAdded' },
        'setup.cancelled': { target: 'off', actions: 'forgetSetup' },
      },
    },
    codes: {
      on: { 'codes.kept': { target: 'on', actions: 'forgetSetup' } },
      initial: 'shown',
      states: {
        shown: { on: { 'copy.pressed': { target: 'copying' } } },
        copying: {
          tags: 'busy',
          invoke: {
            src: 'copyText',
            input: ({ context }) => ({ text: codesAsText(context) }),
            onDone: { target: 'shown', actions: 'tellCopied' },
            onError: {
              target: 'shown',
              actions: { type: 'tellCopyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    on: { on: { 'removal.wanted': { target: 'removing' } } },
    removing: {
      on: {
        'app.removed': { target: 'off', actions: 'tellGone' },
        'removal.cancelled': { target: 'on' },
      },
    },
  },
})
