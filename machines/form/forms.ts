import type { FormInput } from './form.machine.ts'

const leadsAway: FormInput = { isRepeatable: false, fatalField: null }
const saves: FormInput = { isRepeatable: true, fatalField: null }

/**
 * The account's forms (§2.9, §7.3): each is `formMachine` with this input. If the email of a
 * password reset comes from the mailed link, an error in it means that the link is used, too old or somebody else's. If
 * the shopper typed the email, they may have mistyped it and can try again. An error in the login itself means that it no
 * longer waits for its code; one in a mailed link, that it cannot delete the account.
 */
export const forms = {
  emailCheck: leadsAway,
  login: leadsAway,
  loginCode: { isRepeatable: false, fatalField: 'login' },
  registration: leadsAway,
  registrationDetails: leadsAway,
  forgottenPassword: saves,
  passwordReset: { isRepeatable: false, fatalField: 'email' },
  passwordResetWithEmail: leadsAway,
  verificationMail: saves,
  profileInformation: saves,
  passwordChange: saves,
  otherSession: leadsAway,
  otherSessions: leadsAway,
  accountDeletion: leadsAway,
  accountDisowning: { isRepeatable: false, fatalField: 'link' },
  appSetup: leadsAway,
  appConfirmation: leadsAway,
  appRemoval: leadsAway,
  passkeyOffer: leadsAway,
  passkeyRemoval: leadsAway,
} satisfies Record<string, FormInput>

export type FormName = keyof typeof forms
