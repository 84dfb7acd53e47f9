import * as v from 'valibot'
import { messageLanguage, text } from '../../text/text-schemas.ts'
import type { AccountIssue } from '../account-schemas.ts'

const issue = (name: AccountIssue) => name

/** A code without what people type between its groups, in lower case. */
const typedCode = v.pipe(
  text,
  v.nonEmpty(issue('required')),
  v.maxLength(100, issue('too-long')),
  v.transform((typed) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')),
)

const sixDigits = /^\d{6}$/

/** Whether a code is that of an app, not a backup code. */
export const isAppCode = (code: string): boolean => sixDigits.test(code)

/** `POST /api/login/code`: a code of the authenticator app, or a backup code. */
export const loginCodeSchema = v.object({
  code: v.pipe(typedCode, v.nonEmpty(issue('required'))),
  error_message_language: messageLanguage,
})

/** A code of the authenticator app, at a login and at `POST /api/user/two-factor/confirm`. */
export const appCodeSchema = v.object({
  code: v.pipe(typedCode, v.regex(sixDigits, issue('code-digits'))),
  error_message_language: messageLanguage,
})
