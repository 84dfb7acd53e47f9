import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { type FormValues, formMachine } from '#machines/form/form.machine.ts'
import { type FormName, forms } from '#machines/form/forms.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type FormSnapshot = SnapshotFrom<typeof formMachine>

const { send, after, done, fail } = casesOf(formMachine)
const refusal = (failure: Failure, how: string) => fail('submit', failure, how)

const email = 'mette@example.dk'
const password = 'havregryn12'
const inDanish = { error_message_language: 'da' }

/** The input of a form's paths: what it sends, and the one or two fields that the server refuses. */
type FormSample = { values: FormValues; refused: string[] }

export const formSamples: Record<FormName, FormSample> = {
  emailCheck: { values: { email }, refused: ['email'] },
  login: { values: { email, password, ...inDanish }, refused: ['email', 'password'] },
  loginCode: { values: { code: '123456', ...inDanish }, refused: ['code'] },
  registration: {
    values: {
      name: 'Mette Holm',
      email,
      password,
      password_confirmation: password,
      postal_code: '8000',
      country_registered_to: 'dk',
      terms_accepted: 1,
      ...inDanish,
    },
    refused: ['email', 'postalcode'],
  },
  registrationDetails: { values: { gender: 'female', birth_year: 1984 }, refused: ['gender', 'birth_year'] },
  forgottenPassword: { values: { email, ...inDanish }, refused: ['email'] },
  passwordReset: {
    values: { token: 'T0k3n', email, password, password_confirmation: password, ...inDanish },
    refused: ['password', 'password_confirmation'],
  },
  passwordResetWithEmail: {
    values: { token: 'T0k3n', email, password, password_confirmation: password, ...inDanish },
    refused: ['email', 'password'],
  },
  verificationMail: { values: {}, refused: [] },
  profileInformation: {
    values: { name: 'Mette Holm', address: 'Åboulevarden 1', postal_code: '8000' },
    refused: ['name', 'address'],
  },
  passwordChange: {
    values: { current_password: 'rugbrød77', password, password_confirmation: password },
    refused: ['current_password', 'password'],
  },
  otherSession: { values: { password }, refused: ['password'] },
  otherSessions: { values: { password }, refused: ['password'] },
  accountDeletion: { values: { password }, refused: ['password'] },
  accountDisowning: { values: {}, refused: [] },
  appSetup: { values: { password }, refused: ['password'] },
  appConfirmation: { values: { code: '123456' }, refused: ['code'] },
  appRemoval: { values: { password }, refused: ['password'] },
  passkeyOffer: { values: { password }, refused: ['password'] },
  passkeyRemoval: { values: { id: 'a1', password }, refused: ['password'] },
}

/** The paths of a form, walked on the machine and on each page that shows one. */
export function planForm(name: FormName) {
  const input = forms[name]
  const { values, refused } = formSamples[name]
  const wrong = (fields: string[]): Failure => ({
    kind: 'invalid',
    errors: Object.fromEntries(fields.map((field) => [field, [`${field} er forkert.`]])),
  })
  const cases = [
    send({ type: 'form.submitted', values }, { label: 'form.submitted' }),
    ...refused.map((field) => send({ type: 'field.changed', field })),
    ...(refused.length > 0 ? [refusal(wrong(refused), `refuses ${refused.join(' and ')}`)] : []),
    ...(input.fatalField ? [refusal(wrong([input.fatalField]), `refuses ${input.fatalField}`)] : []),
    done('submit', 'the answer', 'yes'),
    refusal({ kind: 'throttled', retryAfterSeconds: 2 }, 'asks to wait 2 s'),
    refusal({ kind: 'unauthenticated' }, 'knows no session'),
    refusal({ kind: 'offline' }, 'is not reached'),
    refusal({ kind: 'unexpected' }, 'fails'),
    after('second', 1000),
  ]
  return planPaths(formMachine, {
    cases,
    input,
    // While it is sent, it makes no difference why the last attempt was refused.
    key: ({ context, tags }) => [context.values, tags.has('busy') ? null : context.failure],
  })
}
