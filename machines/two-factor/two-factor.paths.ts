import type { SnapshotFrom } from 'xstate'
import type { AppSetup } from '#app/domain/account/factors/factors.ts'
import { twoFactorMachine } from '#machines/two-factor/two-factor.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type TwoFactorSnapshot = SnapshotFrom<typeof twoFactorMachine>

const { send, done, fail } = casesOf(twoFactorMachine)

/** What the server gives to add an app. */
export const appSetup: AppSetup = {
  uri: 'otpauth://totp/Tilbudsugen:mette@example.dk?secret=JBSWY3DP',
  secret: 'JBSWY3DP',
  qr: '<svg/>',
  backup_codes: ['abcd efgh', 'jkmn pqrs'],
}

/** The paths of an authenticator app, for a user who has one or none. */
export function planTwoFactor(isOn: boolean) {
  const cases = [
    send({ type: 'setup.wanted' }),
    send({ type: 'setup.started', setup: appSetup }, { label: 'setup.started' }),
    send({ type: 'setup.cancelled' }),
    send({ type: 'app.confirmed' }),
    send({ type: 'copy.pressed' }),
    send({ type: 'codes.kept' }),
    send({ type: 'removal.wanted' }),
    send({ type: 'removal.cancelled' }),
    send({ type: 'app.removed' }),
    done('copyText', undefined, 'in the clipboard'),
    fail('copyText', new Error('no clipboard'), 'without a clipboard'),
  ]
  return planPaths(twoFactorMachine, {
    cases,
    input: { isOn },
    key: ({ context }) => context.setup !== null,
  })
}
