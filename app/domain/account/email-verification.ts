import * as v from 'valibot'

const part = v.pipe(v.string(), v.maxLength(100))

/** The parts of a mailed link that asks to verify an email. */
export const mailedLinkSchema = v.object({ id: part, hash: part, expires: part, signature: part })
export type MailedLink = v.InferOutput<typeof mailedLinkSchema>

/** What is sent with the address of a link, `/email/verify/{id}/{hash}`. */
export const linkProofSchema = v.pick(mailedLinkSchema, ['expires', 'signature'])

/**
 * What a mailed link leads to: an account whose email is still to be verified (`open`; `expired` if the link is too old for
 * it) or was `verified` before; or nothing, because we did not write the link or the account is gone (`invalid`).
 */
export type EmailVerification =
  | { status: 'open' | 'expired' | 'verified'; email: string }
  | { status: 'invalid'; email: null }
