import type { MessageDescriptor } from '@lingui/core'
import type * as v from 'valibot'
import { languageOfCountry } from '#app/domain/locale/locales.ts'
import { type Asked, answerAsked, readInput } from '../api/answer-asked.ts'
import { checkCsrf } from '../api/guards/csrf.ts'
import { limitWrites } from '../api/guards/limit-writes.ts'
import { readJsonBody } from '../api/read-json-body.ts'
import { type CurrentSession, requireVerifiedUser } from './sessions/current-user.ts'
import { sessionToken } from './sessions/session-cookie.ts'

/** The request of a verified user, and who they are. */
export type AskedByUser = Asked & { current: CurrentSession; userId: string }

type Texts = Record<string, MessageDescriptor>

async function knownUser(asked: Asked): Promise<Pick<AskedByUser, 'current' | 'userId'>> {
  const current = await requireVerifiedUser(asked.request)
  asked.language = languageOfCountry(current.user.country_registered_to)
  return { current, userId: current.id }
}

/**
 * Answers a verified user's question: 401 for a visitor, 403 before the email is verified.
 * @param texts the texts of the names in an `InvalidInput`.
 */
export function answerVerified(
  request: Request,
  texts: Texts,
  answer: (asked: AskedByUser) => Promise<Response>,
): Promise<Response> {
  return answerAsked(request, { token: sessionToken(request), texts }, async (asked) =>
    answer({ ...asked, ...(await knownUser(asked)) }),
  )
}

/**
 * Answers a form of a verified user: 419, 401, 403, 400, 413, 415, 422 and 429 (§6, §7), in the requested language,
 * else in that of the user's country.
 * @param texts the texts of the names in an `InvalidInput`.
 * @param issuesOf names what is wrong with each field.
 */
export function answerVerifiedForm<Schema extends v.GenericSchema>(
  request: Request,
  {
    schema,
    texts,
    issuesOf,
  }: {
    schema: Schema
    texts: Texts
    issuesOf: (issues: readonly v.BaseIssue<unknown>[]) => Record<string, string[]>
  },
  answer: (input: v.InferOutput<Schema>, asked: AskedByUser) => Promise<Response>,
): Promise<Response> {
  return answerAsked(request, { token: sessionToken(request), texts }, async (asked, setLanguage) => {
    checkCsrf(request, asked.token)
    const known = await knownUser(asked)
    limitWrites(known.userId, asked.now)
    const body = await readJsonBody(request)
    setLanguage(body)
    return answer(readInput(schema, body, issuesOf), { ...asked, ...known })
  })
}
