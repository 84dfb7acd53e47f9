import * as v from 'valibot'
import { line, messageLanguage, text } from '../../text/text-schemas.ts'
import type { AccountIssue } from '../account-schemas.ts'

const issue = (name: AccountIssue) => name

/** A part of a passkey's answer, in base64url. */
const encoded = v.pipe(text, v.nonEmpty(issue('required')), v.maxLength(8000, issue('too-long')))
const credential = { id: encoded, rawId: encoded, type: v.literal('public-key') }

/** `POST /api/user/passkeys/confirm`: what the browser made of the options (WebAuthn 3, RegistrationResponseJSON). */
export const newPasskeySchema = v.object({
  name: v.pipe(line(100), v.nonEmpty(issue('required'))),
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10))),
    }),
  }),
  error_message_language: messageLanguage,
})

/** `DELETE /api/user/passkeys`: removes a passkey; requires the password. */
export const passkeyRemovalSchema = v.object({
  id: v.pipe(text, v.nonEmpty(issue('required'))),
  password: v.pipe(text, v.nonEmpty(issue('required'))),
  error_message_language: messageLanguage,
})

/** `POST /api/login/passkey`: what the browser made of the options (WebAuthn 3, AuthenticationResponseJSON). */
export const passkeyLoginSchema = v.object({
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
  }),
  error_message_language: messageLanguage,
})
export type PasskeyLogin = v.InferOutput<typeof passkeyLoginSchema>['response']
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>['response']
