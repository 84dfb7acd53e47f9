import type { SnapshotFrom } from 'xstate'
import type { MailSettings } from '#app/domain/agents/mail-choice.ts'
import { alertMailsMachine } from '#machines/alert-mails/alert-mails.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type AlertMailsSnapshot = SnapshotFrom<typeof alertMailsMachine>

const { send, done, fail } = casesOf(alertMailsMachine)

/** What is set before the first choice. */
export const mailsAtFirst: MailSettings = { mails: 'at-once', shoppingDay: 6 }

/** The paths of the choice how alerts are mailed. */
export function planAlertMails() {
  const chooses = (mails: MailSettings['mails']) =>
    send(
      { type: 'mails.chosen', mails },
      { label: `mails.chosen ${mails}`, when: ({ context }) => context.mails !== mails },
    )
  const cases = [
    chooses('at-once'),
    chooses('weekly'),
    chooses('never'),
    send(
      { type: 'day.chosen', shoppingDay: 3 },
      { when: ({ context: { mails, shoppingDay } }) => mails === 'weekly' && shoppingDay !== 3 },
    ),
    send({ type: 'saving.retried' }),
    done('saveMails', undefined, 'at the server'),
    fail('saveMails', { kind: 'offline' }, 'is not reached'),
  ]
  return planPaths(alertMailsMachine, {
    cases,
    input: mailsAtFirst,
    key: ({ context: { mails, shoppingDay } }) => [mails, shoppingDay],
  })
}
