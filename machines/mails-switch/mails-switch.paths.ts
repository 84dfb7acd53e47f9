import type { SnapshotFrom } from 'xstate'
import { mailsSwitchMachine } from '#machines/mails-switch/mails-switch.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type MailsSwitchSnapshot = SnapshotFrom<typeof mailsSwitchMachine>

const { send, done, fail } = casesOf(mailsSwitchMachine)

/** The paths of the setting whether alerts are mailed, which they are at first. */
export function planMailsSwitch() {
  const cases = [
    send({ type: 'switch.pressed' }),
    done('saveMails', undefined, 'at the server'),
    fail('saveMails', { kind: 'offline' }, 'is not reached'),
  ]
  return planPaths(mailsSwitchMachine, {
    cases,
    input: { mails: true },
    key: ({ context }) => context.mails,
  })
}
