import type { SnapshotFrom } from 'xstate'
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type PasskeysSnapshot = SnapshotFrom<typeof passkeysMachine>

const { send, done, fail } = casesOf(passkeysMachine)

/** The options of the paths. */
export const passkeyOptions = { challenge: 'c2lnbiB0aGlz' }

/** The paths of a user's passkeys, in a browser that makes some or none. */
export function planPasskeys(isAble: boolean) {
  const adding = [
    send({ type: 'passkey.offered', options: passkeyOptions }, { label: 'passkey.offered' }),
    send({ type: 'adding.cancelled' }),
    done('makePasskey', undefined, 'with a passkey'),
    fail('makePasskey', new DOMException('', 'NotAllowedError'), 'without one'),
  ]
  const cases = [
    send({ type: 'adding.wanted' }),
    ...(isAble ? adding : []),
    send({ type: 'removal.wanted', id: 'a1' }, { label: 'removal.wanted' }),
    send({ type: 'removal.cancelled' }),
    send({ type: 'passkey.removed' }),
  ]
  return planPaths(passkeysMachine, {
    cases,
    input: { isAble },
    key: ({ context: { options, refusal, removed } }) => [options !== null, refusal, removed],
  })
}
