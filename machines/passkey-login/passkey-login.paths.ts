import { passkeyLoginMachine } from '#machines/passkey-login/passkey-login.machine.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send, done, fail } = casesOf(passkeyLoginMachine)

/** The paths of a login with a passkey, walked on the machine and on the login page. */
export function planPasskeyLogin() {
  const cases = [
    send({ type: 'passkey.chosen' }),
    done('logIn', mette, 'with a passkey'),
    fail('logIn', new DOMException('', 'NotAllowedError'), 'without one'),
  ]
  return planPaths(passkeyLoginMachine, { cases, input: undefined, key: ({ context }) => context.refusal })
}
