import type { FormInput } from './form.machine.ts'

const leadsAway: FormInput = { isRepeatable: false, fatalField: null }
const saves: FormInput = { isRepeatable: true, fatalField: null }

/**
 * The account's forms (Specification §2.9; product: Accounts), each one `formMachine` with this input. If a reset's email
 * comes with the mailed link, what is wrong with it is wrong with the link: used, too old, or another's. If the shopper
 * types it, it may be mistyped, and they try again.
 */
export const forms = {
  emailCheck: leadsAway,
  login: leadsAway,
  registration: leadsAway,
  registrationDetails: leadsAway,
  forgottenPassword: saves,
  passwordReset: { isRepeatable: false, fatalField: 'email' },
  passwordResetWithEmail: leadsAway,
  verificationMail: saves,
  profileInformation: saves,
  passwordChange: saves,
  otherSessions: saves,
  accountDeletion: leadsAway,
} satisfies Record<string, FormInput>

export type FormName = keyof typeof forms
