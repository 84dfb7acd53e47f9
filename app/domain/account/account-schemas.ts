import * as v from 'valibot'
import { type Country, countries, countryOfLocale } from '../locale/locales.ts'
import { issuesIn, line, messageLanguage, text } from '../text/text-schemas.ts'
import { birthYears, genders, longestPassword, readPostalCode, shortestPassword } from './account.ts'
import { ownPath } from './own-path.ts'

/**
 * What can be wrong with a field of an account form. Schemas report these names instead of texts; server and pages
 * translate them.
 */
export const accountIssues = [
  'required',
  'not-text',
  'too-long',
  'email',
  'password-short',
  'password-long',
  'password-common',
  'password-differs',
  'current-password',
  'terms',
  'name',
  'postal-code',
  'birth-year',
  'gender',
  'phone',
  'choice',
  'credentials',
  'email-taken',
  'reset-link',
  'verification-link',
  'email-verified',
  'code-digits',
  'code',
  'backup-code',
  'login-ended',
  'passkey',
] as const
export type AccountIssue = (typeof accountIssues)[number]

const issue = (name: AccountIssue) => name

// Only the letters of RFC 5321 that mail servers accept. Without the flag `u`: with it, `K` matches the Kelvin sign too.
const mailbox =
  /^[a-z0-9_+'-]*[a-z0-9_+-](?:\.[a-z0-9_+'-]*[a-z0-9_+-])*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** An email address, trimmed and in lower case. */
export const emailSchema = v.pipe(
  text,
  v.trim(),
  v.nonEmpty(issue('required')),
  v.maxLength(254, issue('email')),
  v.regex(mailbox, issue('email')),
  v.toLowerCase(),
)

/** A new password: 8 to 128 characters (§5 registration). */
export const newPasswordSchema = v.pipe(
  text,
  v.nonEmpty(issue('required')),
  v.minLength(shortestPassword, issue('password-short')),
  v.maxLength(longestPassword, issue('password-long')),
)

const password = v.pipe(text, v.nonEmpty(issue('required')))

/** A name: one line without a web address, because mails greet the user with it. */
export const nameSchema = v.pipe(
  line(100, 'name'),
  v.nonEmpty(issue('required')),
  v.check((name) => !/:\/\/|www\./i.test(name), issue('name')),
)

/** The page that the link in a mail leads on to: a path of this site. Any other value is ignored. */
const next = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(1000),
      v.transform((path) => ownPath(path)),
    ),
  ),
  undefined,
)

const country = v.optional(
  v.pipe(
    v.picklist([...countries, 'default'], issue('choice')),
    v.transform((locale): Country => countryOfLocale(locale)),
  ),
  'default',
)

const termsAccepted = v.pipe(
  v.union([v.literal(1), v.literal('1'), v.literal(true)], issue('terms')),
  v.transform((): 1 => 1),
)

type Confirmed = { password: string; password_confirmation: string }
const isConfirmed = (fields: Confirmed) => fields.password === fields.password_confirmation

/** `POST /register` (§3, Registration payload). §3 keys errors of the postal code by `postalcode`. */
export const registerSchema = v.pipe(
  v.object({
    name: nameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    password_confirmation: password,
    postal_code: v.pipe(line(20, 'postal-code'), v.nonEmpty(issue('required'))),
    country_registered_to: country,
    terms_accepted: termsAccepted,
    next,
    error_message_language: messageLanguage,
  }),
  v.forward(
    v.partialCheck([['password'], ['password_confirmation']], isConfirmed, issue('password-differs')),
    ['password'],
  ),
  v.forward(
    v.partialCheck(
      [['postal_code'], ['country_registered_to']],
      (fields) =>
        fields.postal_code === '' ||
        readPostalCode(fields.country_registered_to, fields.postal_code) !== undefined,
      issue('postal-code'),
    ),
    ['postal_code'],
  ),
)
export type Registration = v.InferOutput<typeof registerSchema>

/** `POST /login` (§3, Login payload). */
export const loginSchema = v.object({
  email: emailSchema,
  password,
  error_message_language: messageLanguage,
})

/** `GET /api/check-email?email=` (§7.3). */
export const checkEmailSchema = v.object({ email: emailSchema, error_message_language: messageLanguage })

/** `POST /forgot-password` (§7.3). */
export const forgotPasswordSchema = v.object({
  email: emailSchema,
  next,
  error_message_language: messageLanguage,
})

/** `POST /api/user/resend-verification-email` (§7.3). */
export const resendVerificationSchema = v.object({ next, error_message_language: messageLanguage })

/** `POST /reset-password` (§7.3). */
export const resetPasswordSchema = v.pipe(
  v.object({
    token: password,
    email: emailSchema,
    password: newPasswordSchema,
    password_confirmation: password,
    error_message_language: messageLanguage,
  }),
  v.forward(
    v.partialCheck([['password'], ['password_confirmation']], isConfirmed, issue('password-differs')),
    ['password'],
  ),
)

/** `DELETE /api/user`, `/api/user/sessions` and `/api/user/sessions/{id}`: each asks for the present password. */
export const presentPasswordSchema = v.object({ password, error_message_language: messageLanguage })

const none = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    schema,
    v.transform(() => undefined),
  )

/** An empty value clears the field: null. */
const clearable = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.null(),
      schema,
    ]),
  )

const wholeNumber = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))])

/** Reports every error of a union or number as one issue. */
const told = <Output>(name: AccountIssue, schema: v.GenericSchema<unknown, Output>) =>
  v.message(schema, issue(name))

/** The first issue of each field of a form; `not-text` if the error has no name of its own. */
export function issuesByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, AccountIssue[]> {
  return issuesIn(accountIssues, issues)
}

/**
 * `PATCH /api/user/update-information` (§7.3) of a user of `countryOfUser`, in the calendar year `year`.
 * Absent fields stay as they are. An empty field is cleared, except the name and the postal code. An empty password
 * is ignored. A new password requires the current one.
 */
export const updateInformationSchema = (countryOfUser: Country, year: number) => {
  const { first, last } = birthYears(year)
  return v.pipe(
    v.object({
      name: v.optional(nameSchema),
      address: clearable(line(200)),
      postal_code: v.optional(
        v.pipe(
          line(20, 'postal-code'),
          v.nonEmpty(issue('required')),
          v.check((typed) => readPostalCode(countryOfUser, typed) !== undefined, issue('postal-code')),
          v.transform((typed) => readPostalCode(countryOfUser, typed) ?? typed),
        ),
      ),
      birth_year: told(
        'birth-year',
        clearable(v.pipe(wholeNumber, v.integer(), v.minValue(first), v.maxValue(last))),
      ),
      gender: told('gender', clearable(v.picklist(genders))),
      phone_number_country_code: told(
        'phone',
        clearable(
          v.pipe(
            v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
            v.trim(),
            v.regex(/^(?:\+|00)?[1-9]\d{0,2}$/),
            v.transform((code) => `+${code.replace(/^(?:\+|00)/, '')}`),
          ),
        ),
      ),
      phone_number_subscriber_number: told(
        'phone',
        clearable(
          v.pipe(
            v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
            v.transform((number) => number.replaceAll(/[\s().-]/g, '')),
            v.regex(/^\d{4,14}$/),
          ),
        ),
      ),
      password: v.optional(v.union([none(v.literal('')), none(v.null()), newPasswordSchema])),
      password_confirmation: v.optional(v.nullable(text)),
      current_password: v.optional(v.nullable(text)),
      error_message_language: messageLanguage,
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['password_confirmation']],
        (fields) =>
          !fields.password ||
          fields.password_confirmation == null ||
          fields.password === fields.password_confirmation,
        issue('password-differs'),
      ),
      ['password'],
    ),
    v.forward(
      v.partialCheck(
        [['password'], ['current_password']],
        (fields) => !fields.password || Boolean(fields.current_password),
        issue('required'),
      ),
      ['current_password'],
    ),
  )
}
export type InformationUpdate = v.InferOutput<ReturnType<typeof updateInformationSchema>>
