import assert from 'node:assert/strict'
import {
  type AlertMailsSnapshot,
  mailsAtFirst,
  planAlertMails,
} from '#machines/alert-mails/alert-mails.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { alertMailsMachine } from './alert-mails.machine.ts'

const isBusy = (busy: boolean) => (snapshot: AlertMailsSnapshot) =>
  assert.equal(snapshot.hasTag('busy'), busy)

describePaths({
  machine: alertMailsMachine,
  table: new URL('./alert-mails.paths.txt', import.meta.url),
  plans: [{ title: 'alertMails', plan: planAlertMails(), input: mailsAtFirst }],
  see: { resting: isBusy(false), saving: isBusy(true), failed: isBusy(false) },
  inFewWords: ({ context: { mails, shoppingDay } }) => `${mails}, day ${shoppingDay}`,
})
