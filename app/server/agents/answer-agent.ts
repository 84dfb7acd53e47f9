import type * as v from 'valibot'
import { noPriceAgent } from '#app/domain/agents/price-agent.ts'
import { agentIssuesByField } from '#app/domain/agents/price-agent-schemas.ts'
import { type AskedByUser, answerVerified, answerVerifiedForm } from '../accounts/answer-verified.ts'
import { jsonAnswer, noContent } from '../api/answers.ts'
import { Refused } from '../api/failures.ts'
import { issueTexts } from './issue-texts.ts'

/** The refusal of a request about a price agent that does not exist (§7.2). */
export const agentMissing = () => new Refused(404, noPriceAgent)

const answerOf = (body: unknown) => (body === undefined ? noContent() : jsonAnswer(body, { keep: 'never' }))

/** Answers a verified user's question about their price agent; 401 for a visitor, 403 before the email is verified. */
export function answerAgentUser(
  request: Request,
  answer: (asked: AskedByUser) => Promise<unknown>,
): Promise<Response> {
  return answerVerified(request, issueTexts, async (asked) => answerOf(await answer(asked)))
}

/** Answers a form of a verified user about their price agent, as `answerVerifiedForm`; 204 if there is no body. */
export function answerAgentForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  answer: (input: v.InferOutput<Schema>, asked: AskedByUser) => Promise<unknown>,
): Promise<Response> {
  const form = { schema, texts: issueTexts, issuesOf: agentIssuesByField }
  return answerVerifiedForm(request, form, async (input, asked) => answerOf(await answer(input, asked)))
}
