import assert from 'node:assert/strict'
import { type MailsSwitchSnapshot, planMailsSwitch } from '#machines/mails-switch/mails-switch.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { mailsSwitchMachine } from './mails-switch.machine.ts'

const isBusy = (busy: boolean) => (snapshot: MailsSwitchSnapshot) =>
  assert.equal(snapshot.hasTag('busy'), busy)

describePaths({
  machine: mailsSwitchMachine,
  table: new URL('./mails-switch.paths.txt', import.meta.url),
  plans: [{ title: 'mailsSwitch', plan: planMailsSwitch(), input: { mails: true } }],
  see: { resting: isBusy(false), saving: isBusy(true), failed: isBusy(false) },
  inFewWords: ({ context: { mails } }) => (mails ? 'mails' : 'no mails'),
})
