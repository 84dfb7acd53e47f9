import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { maximumQuantity } from '#app/domain/list/shopping-list.ts'
import { type ListIssue, listIssuesByField, readUuid } from '#app/domain/list/shopping-list-schemas.ts'
import { type AskedByUser, answerVerified, answerVerifiedForm } from '../accounts/answer-verified.ts'
import { sessionToken } from '../accounts/sessions/session-cookie.ts'
import { type Asked, answerAsked } from '../api/answer-asked.ts'
import { jsonAnswer, noContent } from '../api/answers.ts'
import { InvalidInput, missing } from '../api/failures.ts'
import type { AskedChange, Changed } from './change-list.ts'
import { issueTexts } from './list-issue-texts.ts'

const ofLists = (request: Request) => ({ token: sessionToken(request), texts: issueTexts })

/**
 * A UUID in an address.
 * @throws Refused 404 for anything else.
 */
export function uuidIn(address: string): string {
  const uuid = readUuid(address)
  if (uuid === undefined) throw missing()
  return uuid
}

/**
 * A quantity in an address: a whole number of 0 to the maximum.
 * @throws InvalidInput for anything else.
 */
export function quantityIn(address: string): number {
  const quantity = /^\d+$/.test(address) ? Number(address) : Number.NaN
  if (!(quantity <= maximumQuantity)) throw new InvalidInput({ quantity: ['quantity' satisfies ListIssue] })
  return quantity
}

/** The id that the client gave its change, or a new one. @throws InvalidInput if it is not a UUID. */
function mutationIdOf(request: Request): string {
  const given = request.headers.get('x-client-mutation-id')
  if (given === null) return randomUUID()
  const id = readUuid(given)
  if (id === undefined)
    throw new InvalidInput({ 'X-Client-Mutation-Id': ['mutation-id' satisfies ListIssue] })
  return id
}

/** Answers a question about a list that anybody may ask. */
export function answerAnybody(
  request: Request,
  answer: (asked: Asked) => Promise<unknown>,
): Promise<Response> {
  return answerAsked(request, ofLists(request), async (asked) =>
    jsonAnswer(await answer(asked), { keep: 'never' }),
  )
}

/** Answers a verified user's question about their lists: 401 for a visitor, 403 before the email is verified. */
export function answerListUser(
  request: Request,
  answer: (asked: AskedByUser) => Promise<unknown>,
): Promise<Response> {
  return answerListStream(request, async (asked) => jsonAnswer(await answer(asked), { keep: 'never' }))
}

/** Answers a verified user with more than JSON, and otherwise as `answerListUser`. */
export function answerListStream(
  request: Request,
  answer: (asked: AskedByUser) => Promise<Response>,
): Promise<Response> {
  return answerVerified(request, issueTexts, answer)
}

/** Answers a form of a verified user about lists, as `answerVerifiedForm`. */
export function answerListForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  answer: (input: v.InferOutput<Schema>, asked: AskedByUser) => Promise<Response>,
): Promise<Response> {
  return answerVerifiedForm(request, { schema, texts: issueTexts, issuesOf: listIssuesByField }, answer)
}

/**
 * Answers a change of a list with its result, or 204. `X-Shopping-List-Version` has the list's version that contains
 * it.
 * @param uuid the list's uuid in the address.
 */
export function answerListChange<Schema extends v.GenericSchema>(
  request: Request,
  { uuid, schema }: { uuid: string; schema: Schema },
  change: (asked: AskedChange, input: v.InferOutput<Schema>, by: AskedByUser) => Promise<Changed<unknown>>,
): Promise<Response> {
  return answerListForm(request, schema, async (input, by) => {
    const asked = {
      userId: by.userId,
      listUuid: uuidIn(uuid),
      mutationId: mutationIdOf(request),
      now: by.now,
    }
    const { version, body } = await change(asked, input, by)
    const answer = body === null ? noContent() : jsonAnswer(body, { keep: 'never' })
    answer.headers.set('x-shopping-list-version', String(version))
    return answer
  })
}
