import { expect, it } from 'vitest'
import { forms } from './forms.ts'

it('§2.9 a form that stays on its page can be sent again after a success: it saves, or sends a mail', () => {
  const repeatable = Object.entries(forms).filter(([, { isRepeatable }]) => isRepeatable)
  expect(repeatable.map(([name]) => name)).toEqual([
    'forgottenPassword',
    'verificationMail',
    'profileInformation',
    'passwordChange',
  ])
})
