import { expect, it } from 'vitest'
import { forms } from './forms.ts'

const all = Object.entries(forms)

it('§2.9 every form of an account has its rules', () => {
  expect(Object.keys(forms)).toEqual([
    ...['emailCheck', 'login', 'loginCode', 'registration', 'registrationDetails'],
    ...['forgottenPassword', 'passwordReset', 'passwordResetWithEmail', 'verificationMail'],
    ...['profileInformation', 'passwordChange', 'otherSession', 'otherSessions'],
    ...['accountDeletion', 'accountDisowning', 'appSetup', 'appConfirmation', 'appRemoval'],
    ...['passkeyOffer', 'passkeyRemoval'],
  ])
})

it('§2.9 a form that stays on its page can be sent again after a success: it saves, or sends a mail', () => {
  const isRepeatable = ['forgottenPassword', 'verificationMail', 'profileInformation', 'passwordChange']
  expect(Object.fromEntries(all.map(([name, rules]) => [name, rules.isRepeatable]))).toEqual(
    Object.fromEntries(all.map(([name]) => [name, isRepeatable.includes(name)])),
  )
})

it('§8 errors: an error in what a mail or a first step gave ends a form', () => {
  const ending = { loginCode: 'login', passwordReset: 'email', accountDisowning: 'link' }
  expect(Object.fromEntries(all.map(([name, rules]) => [name, rules.fatalField]))).toEqual({
    ...Object.fromEntries(all.map(([name]) => [name, null])),
    ...ending,
  })
})
