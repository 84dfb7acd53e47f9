import { is } from 'valibot'
import { emailSchema } from '#app/domain/account/account-schemas.ts'
import { LinkEnded } from './link-ended.tsx'
import { ResetPassword } from './reset-password.tsx'

type Properties = {
  /** Undefined if the link has none, or one that no longer works. */
  token: string | undefined
  email: string | undefined
}

/**
 * The page of a mailed link (§2.1): a form for a new password, or a way to a new link if this one no longer
 * works. The links in our mails contain the email; without it the shopper types it.
 */
export function ResetPasswordPage({ token, email }: Properties) {
  const named = is(emailSchema, email) ? email : undefined
  return token ? <ResetPassword token={token} email={named} /> : <LinkEnded email={named} isNews={false} />
}
