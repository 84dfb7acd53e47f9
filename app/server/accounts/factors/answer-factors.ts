import type * as v from 'valibot'
import { issuesByField } from '#app/domain/account/account-schemas.ts'
import { issueTexts } from '../account-issue-texts.ts'
import { type AskedByUser, answerVerified, answerVerifiedForm } from '../answer-verified.ts'

/**
 * Answers a question about the second factors of a user's login: 401 for a visitor, 403 before the email is verified.
 * Otherwise whoever registers somebody else's address could keep a way into the account (decision 022).
 */
export function answerFactors(
  request: Request,
  answer: (asked: AskedByUser) => Promise<Response>,
): Promise<Response> {
  return answerVerified(request, issueTexts, answer)
}

/** Answers a form about them, as `answerFactors` and `answerVerifiedForm`. */
export function answerFactorForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  answer: (input: v.InferOutput<Schema>, asked: AskedByUser) => Promise<Response>,
): Promise<Response> {
  return answerVerifiedForm(request, { schema, texts: issueTexts, issuesOf: issuesByField }, answer)
}
