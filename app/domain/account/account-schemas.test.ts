import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  emailSchema,
  issuesByField,
  loginSchema,
  registerSchema,
  updateInformationSchema,
} from './account-schemas.ts'

const issues = (schema: v.GenericSchema, sent: unknown) => {
  const result = v.safeParse(schema, sent)
  return result.success ? {} : issuesByField(result.issues)
}
const registration = {
  name: 'Anna Hansen',
  email: 'anna@example.dk',
  password: 'smør på brødet',
  password_confirmation: 'smør på brødet',
  postal_code: '2100',
  terms_accepted: 1,
}

describe('§3 the registration payload', () => {
  it('is read with its country, Denmark by default, and without unknown fields', () => {
    const sent = { ...registration, email: ' Anna@Example.DK ', terms_accepted: '1', role: 'admin' }
    expect(v.parse(registerSchema, sent)).toEqual({ ...registration, country_registered_to: 'dk' })
    const swedish = { ...registration, country_registered_to: 'se', postal_code: '111 22' }
    expect(v.parse(registerSchema, { ...swedish, error_message_language: 'sv' })).toEqual({
      ...swedish,
      error_message_language: 'sv',
    })
  })

  it('§5 requires every field', () => {
    expect(issues(registerSchema, {})).toEqual({
      name: ['required'],
      email: ['required'],
      password: ['required'],
      password_confirmation: ['required'],
      postal_code: ['required'],
      terms_accepted: ['required'],
    })
  })

  it.each([
    [{ password: '1234567' }, { password: ['password-short'] }],
    [{ password: 'x'.repeat(129) }, { password: ['password-long'] }],
    [{ password_confirmation: 'another' }, { password: ['password-differs'] }],
    [{ terms_accepted: 0 }, { terms_accepted: ['terms'] }],
    [{ terms_accepted: 2 }, { terms_accepted: ['terms'] }],
    [{ country_registered_to: 'de' }, { country_registered_to: ['choice'] }],
    [{ postal_code: '111 22' }, { postal_code: ['postal-code'] }],
    [{ postal_code: ' ' }, { postal_code: ['required'] }],
    [{ name: '\t' }, { name: ['required'] }],
    [{ name: null }, { name: ['required'] }],
    [{ name: {} }, { name: ['not-text'] }],
    [{ name: 'Anna\r\nBcc: a@b.dk' }, { name: ['name'] }],
    [{ name: 'www.evil.example' }, { name: ['name'] }],
    [{ name: 'x'.repeat(101) }, { name: ['too-long'] }],
  ])('§5 %j gives %j', (wrong, found) => {
    expect(issues(registerSchema, { ...registration, ...wrong })).toEqual(found)
  })
})

describe('§5 an email', () => {
  it.each([
    ['anna@example.dk', 'anna@example.dk'],
    [' ANNA.B+tilbud@Mail.Example.CO ', 'anna.b+tilbud@mail.example.co'],
    ["o'brien@example.dk", "o'brien@example.dk"],
    ['a-b_c@xn--brn-0na.example', 'a-b_c@xn--brn-0na.example'],
  ])('%j is %s', (typed, email) => {
    expect(v.parse(emailSchema, typed)).toBe(email)
  })

  it.each([
    ...['anna', 'anna@', '@example.dk', 'anna@example', 'anna@@example.dk', 'anna example@example.dk'],
    ...['a..b@example.dk', '.a@example.dk', 'a.@example.dk', 'anna@-example.dk', 'anna@example..dk'],
    ...['anna@example.dk,b@example.dk', 'anna@example.dk\r\nBcc: b@example.dk', '<anna@example.dk>'],
    ...['mi\u212ae@example.dk', 'jørgen@example.dk', 'anna@example.dk\0', `${'x'.repeat(250)}@example.dk`],
  ])('%j is none', (typed) => {
    expect(issues(v.object({ email: emailSchema }), { email: typed })).toEqual({ email: ['email'] })
  })
})

describe('§3 the login payload', () => {
  it('requires both fields; a password of any length may be tried', () => {
    expect(issues(loginSchema, { email: '', password: '' })).toEqual({
      email: ['required'],
      password: ['required'],
    })
    expect(v.parse(loginSchema, { email: 'a@b.dk', password: 'x', error_message_language: 'xx' })).toEqual({
      email: 'a@b.dk',
      password: 'x',
    })
  })
})

describe('§7.3 the update of a user’s information', () => {
  const schema = updateInformationSchema('se', 2026)

  it('is read as its country writes it; an empty field is cleared, an empty password is ignored', () => {
    expect(v.parse(schema, {})).toEqual({})
    expect(
      v.parse(schema, {
        name: ' Åsa ',
        address: '',
        postal_code: '11122',
        birth_year: '1980',
        gender: null,
        phone_number_country_code: '0046',
        phone_number_subscriber_number: '(0)70-123 45 67',
        password: '',
      }),
    ).toEqual({
      name: 'Åsa',
      address: null,
      postal_code: '111 22',
      birth_year: 1980,
      gender: null,
      phone_number_country_code: '+46',
      phone_number_subscriber_number: '0701234567',
    })
  })

  it.each([
    [{ name: '' }, { name: ['required'] }],
    [{ name: null }, { name: ['required'] }],
    [{ postal_code: '' }, { postal_code: ['required'] }],
    [{ postal_code: '2100' }, { postal_code: ['postal-code'] }],
    [{ address: 'x'.repeat(201) }, { address: ['too-long'] }],
    [{ address: 'one\ntwo' }, { address: ['not-text'] }],
    [{ birth_year: 1905 }, { birth_year: ['birth-year'] }],
    [{ birth_year: 2014 }, { birth_year: ['birth-year'] }],
    [{ birth_year: 1980.5 }, { birth_year: ['birth-year'] }],
    [{ birth_year: {} }, { birth_year: ['birth-year'] }],
    [{ gender: 'x' }, { gender: ['gender'] }],
    [{ phone_number_country_code: '+0' }, { phone_number_country_code: ['phone'] }],
    [{ phone_number_subscriber_number: '12' }, { phone_number_subscriber_number: ['phone'] }],
    [{ password: '1234567', current_password: 'x' }, { password: ['password-short'] }],
    [{ password: '12345678' }, { current_password: ['required'] }],
    [{ password: '12345678', current_password: '' }, { current_password: ['required'] }],
    [
      { password: '12345678', current_password: 'x', password_confirmation: 'y' },
      { password: ['password-differs'] },
    ],
  ])('%j gives %j', (wrong, found) => {
    expect(issues(schema, wrong)).toEqual(found)
  })
})
