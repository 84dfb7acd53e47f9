// Over 300 lines, because it lists every operation of accounts.

import * as v from 'valibot'
import { emailRegisteredSchema, userSchema, userSessionSchema } from '#app/domain/account/account-answers.ts'
import {
  checkEmailSchema,
  forgotPasswordSchema,
  loginSchema,
  presentPasswordSchema,
  registerSchema,
  resendVerificationSchema,
  resetPasswordSchema,
  updateInformationSchema,
} from '#app/domain/account/account-schemas.ts'
import { appCodeSchema, loginCodeSchema } from '#app/domain/account/factors/factor-schemas.ts'
import { appSetupSchema, codeWantedSchema, secondFactorsSchema } from '#app/domain/account/factors/factors.ts'
import {
  newPasskeySchema,
  passkeyLoginSchema,
  passkeyRemovalSchema,
} from '#app/domain/account/factors/passkey-schemas.ts'
import { myChainsAnswerSchema, myChainsSchema } from '#app/domain/chains/my-chains-schemas.ts'
import { membershipsAnswerSchema, membershipsSchema } from '#app/domain/memberships/memberships-schemas.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { pathParameters } from './path-parameters.ts'

const message = v.object({ message: v.string() })

/** The entities of accounts, by their names in the contract. */
export const accountEntities = {
  User: userSchema,
  MyChains: myChainsAnswerSchema,
  MyChainsChoice: myChainsSchema,
  Memberships: membershipsAnswerSchema,
  MembershipsChoice: membershipsSchema,
  UserSessionList: v.array(userSessionSchema),
  EmailRegistered: emailRegisteredSchema,
  Message: message,
  Registration: registerSchema,
  Login: loginSchema,
  ForgotPassword: forgotPasswordSchema,
  ResetPassword: resetPasswordSchema,
  VerificationResend: resendVerificationSchema,
  // Rules that differ by country and year are described in words: the fields are the same.
  InformationUpdate: updateInformationSchema('dk', 2026),
  PresentPassword: presentPasswordSchema,
  SecondFactors: secondFactorsSchema,
  CodeWanted: codeWantedSchema,
  AppSetup: appSetupSchema,
  LoginCode: loginCodeSchema,
  AppCode: appCodeSchema,
  NewPasskey: newPasskeySchema,
  PasskeyRemoval: passkeyRemovalSchema,
  PasskeyLogin: passkeyLoginSchema,
}

type Entity = keyof typeof accountEntities
type Operation = {
  summary: string
  body?: Entity
  query?: v.GenericSchema & { entries: Record<string, v.GenericSchema> }
  /** The status and the content of a successful answer. */
  good: [status: number, entity?: Entity]
  /** Another successful answer. */
  also?: [status: number, entity: Entity, description: string]
  errors: number[]
}

const causes: Record<number, string> = {
  400: 'The body is no JSON object',
  401: 'Nobody is logged in, or not the user whom the header `X-Page-User` names by their percent-encoded email, if it is given',
  404: 'There is none',
  413: 'The body is over 64 KiB',
  415: 'The body is not said to be JSON',
  419: 'The CSRF token is missing or wrong, or the request comes from another origin',
  422: 'Fields cannot be used: messages by field, in `error_message_language`',
  429: 'Too often: again after `Retry-After` seconds',
  503: 'Too many passwords are being hashed, or no database answers: again after `Retry-After` seconds',
}
const form = [400, 413, 415, 419, 422]
/** Forms whose passwords are hashed. */
const passwordForm = [...form, 429, 503]

const operations: Record<string, Record<string, Operation>> = {
  '/sanctum/csrf-cookie': {
    get: { summary: 'Gives the browser XSRF-TOKEN, to be sent as X-XSRF-TOKEN', good: [204], errors: [] },
  },
  '/register': {
    post: {
      summary: 'Makes an account and logs in; errors of the postal code are keyed `postalcode`',
      body: 'Registration',
      good: [201, 'User'],
      errors: passwordForm,
    },
  },
  '/login': {
    post: {
      summary: 'Logs in',
      body: 'Login',
      good: [200, 'User'],
      also: [202, 'CodeWanted', 'The user has a second factor: /api/login/code ends the login'],
      errors: passwordForm,
    },
  },
  '/api/login/code': {
    post: {
      summary: 'Ends a login with a code of the authenticator app or a backup code',
      body: 'LoginCode',
      good: [200, 'User'],
      errors: [...form, 429],
    },
  },
  '/logout': { post: { summary: 'Logs out', good: [204], errors: [419] } },
  '/forgot-password': {
    post: {
      summary: 'Mails a link for a new password where an account has the email, and does not tell',
      body: 'ForgotPassword',
      good: [200, 'Message'],
      errors: [...form, 429],
    },
  },
  '/reset-password': {
    post: {
      summary: 'Sets a new password by a mailed link and ends all sessions',
      body: 'ResetPassword',
      good: [200, 'Message'],
      errors: passwordForm,
    },
  },
  '/api/check-email': {
    get: {
      summary: 'Whether an email has an account',
      query: checkEmailSchema,
      good: [200, 'EmailRegistered'],
      errors: [422, 429],
    },
  },
  '/api/user': {
    get: { summary: 'Who is logged in', good: [200, 'User'], errors: [401] },
    delete: {
      summary: 'Deletes the account',
      body: 'PresentPassword',
      good: [204],
      errors: [401, ...passwordForm],
    },
  },
  '/api/user/update-information': {
    patch: {
      summary:
        'Changes the fields that are sent; a new password asks for current_password and ends other sessions',
      body: 'InformationUpdate',
      good: [200, 'User'],
      errors: [401, ...passwordForm],
    },
  },
  '/api/user/my-chains': {
    get: { summary: 'The chains that the user chose', good: [200, 'MyChains'], errors: [401] },
    post: {
      summary: 'Keeps the chains that the user chose; with `if_none` only if the account has no choice',
      body: 'MyChainsChoice',
      good: [200, 'MyChains'],
      errors: [401, ...form],
    },
  },
  '/api/user/memberships': {
    get: { summary: 'The programmes whose member the user is', good: [200, 'Memberships'], errors: [401] },
    post: {
      summary: 'Keeps the memberships that the user chose; with `if_none` only if the account has no choice',
      body: 'MembershipsChoice',
      good: [200, 'Memberships'],
      errors: [401, ...form],
    },
  },
  '/api/user/resend-verification-email': {
    post: {
      summary: 'Mails the verifying link again; 204 where the email is verified already',
      body: 'VerificationResend',
      good: [202, 'Message'],
      errors: [401, ...form, 429],
    },
  },
  '/api/user/sessions': {
    get: { summary: 'Where the user is logged in', good: [200, 'UserSessionList'], errors: [401] },
    delete: {
      summary: 'Ends every session but this one',
      body: 'PresentPassword',
      good: [204],
      errors: [401, ...passwordForm],
    },
  },
  '/api/user/sessions/{sessionId}': {
    delete: {
      summary: 'Ends another session of the user',
      body: 'PresentPassword',
      good: [204],
      errors: [401, ...passwordForm],
    },
  },
  '/api/login/passkey/options': {
    post: { summary: 'Begins a login with a passkey: WebAuthn’s options', good: [200], errors: [419, 429] },
  },
  '/api/login/passkey': {
    post: { summary: 'Logs in with a passkey', body: 'PasskeyLogin', good: [200, 'User'], errors: form },
  },
  '/api/user/passkeys': {
    post: {
      summary: 'Begins to add a passkey: WebAuthn’s options',
      body: 'PresentPassword',
      good: [200],
      errors: [401, 403, ...passwordForm],
    },
    delete: {
      summary: 'Removes a passkey',
      body: 'PasskeyRemoval',
      good: [204],
      errors: [401, 403, 404, ...passwordForm],
    },
  },
  '/api/user/passkeys/confirm': {
    post: {
      summary: 'Adds the passkey that was made',
      body: 'NewPasskey',
      good: [204],
      errors: [401, 403, ...form],
    },
  },
  '/api/user/two-factor': {
    get: { summary: 'The second factors of the login', good: [200, 'SecondFactors'], errors: [401, 403] },
    post: {
      summary: 'Begins to add an authenticator app',
      body: 'PresentPassword',
      good: [200, 'AppSetup'],
      errors: [401, 403, ...passwordForm],
    },
    delete: {
      summary: 'Removes the authenticator app',
      body: 'PresentPassword',
      good: [204],
      errors: [401, 403, 404, ...passwordForm],
    },
  },
  '/api/user/two-factor/confirm': {
    post: {
      summary: 'Confirms the authenticator app with one of its codes; logins ask for one from then on',
      body: 'AppCode',
      good: [204],
      errors: [401, 403, ...form, 429],
    },
  },
  '/api/user/export': {
    get: { summary: 'Everything the account holds, as a file', good: [200], errors: [401] },
  },
}

const content = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

function operationOf(
  path: string,
  { summary, body, query, good: [status, entity], also, errors }: Operation,
): JsonSchema {
  const failures = errors
    .toSorted()
    .map((error) => [
      error,
      { description: causes[error], content: content(error === 422 ? 'ValidationError' : 'Error') },
    ])
  const parameters = [
    ...pathParameters(path),
    ...Object.entries(query?.entries ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: schema.type !== 'optional',
      schema: jsonSchemaOf(schema),
    })),
  ]
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: {
      [status]: { description: summary, ...(entity && { content: content(entity) }) },
      ...(also && { [also[0]]: { description: also[2], content: content(also[1]) } }),
      ...Object.fromEntries(failures),
    },
  }
}

/** The paths of accounts (§7.3) in OpenAPI's form. */
export function accountPaths(): JsonSchema {
  return Object.fromEntries(
    Object.entries(operations).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, operationOf(path, operation)]),
      ),
    ]),
  )
}

/** A 422: the first message, and all of them by field. */
export const validationError: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
  required: ['message', 'errors'],
}
