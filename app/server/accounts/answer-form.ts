import type * as v from 'valibot'
import { issuesByField } from '#app/domain/account/account-schemas.ts'
import { languageOfCountry } from '#app/domain/locale/locales.ts'
import { type Asked, answerAsked, readInput } from '../api/answer-asked.ts'
import { checkCsrf } from '../api/guards/csrf.ts'
import { limitWrites } from '../api/guards/limit-writes.ts'
import { readJsonBody } from '../api/read-json-body.ts'
import { issueTexts } from './account-issue-texts.ts'
import { type CurrentSession, requireUser } from './sessions/current-user.ts'
import { sessionToken } from './sessions/session-cookie.ts'

const ofAccounts = (request: Request) => ({ token: sessionToken(request), texts: issueTexts })

/**
 * Answers a form that anyone may send: 419, 413, 415 and 422 (§7), in the requested language.
 * @param names the keys of fields' errors, for fields whose key is not their own name.
 */
export function answerForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  answer: (input: v.InferOutput<Schema>, asked: Asked) => Promise<Response>,
  names: Record<string, string> = {},
): Promise<Response> {
  return answerAsked(request, ofAccounts(request), async (asked, setLanguage) => {
    checkCsrf(request, asked.token)
    const body = await readJsonBody(request)
    setLanguage(body)
    const wrong = (issues: Parameters<typeof issuesByField>[0]) =>
      Object.fromEntries(
        Object.entries(issuesByField(issues)).map(([field, list]) => [names[field] ?? field, list]),
      )
    return answer(readInput(schema, body, wrong), asked)
  })
}

/** Answers a form of a user about their own account; 401 for a visitor. Messages are in the user's language by default. */
export function answerUserForm<Schema extends v.GenericSchema>(
  request: Request,
  schemaFor: (current: CurrentSession, now: Date) => Schema,
  answer: (input: v.InferOutput<Schema>, asked: Asked & { current: CurrentSession }) => Promise<Response>,
): Promise<Response> {
  return answerAsked(request, ofAccounts(request), async (asked, setLanguage) => {
    checkCsrf(request, asked.token)
    const current = await requireUser(request)
    asked.language = languageOfCountry(current.user.country_registered_to)
    limitWrites(current.id, asked.now)
    const body = await readJsonBody(request)
    setLanguage(body)
    return answer(readInput(schemaFor(current, asked.now), body, issuesByField), { ...asked, current })
  })
}

/** Answers a request whose fields are in the address. */
export function answerQuery<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  answer: (input: v.InferOutput<Schema>, asked: Asked) => Promise<Response>,
): Promise<Response> {
  return answerAsked(request, ofAccounts(request), async (asked, setLanguage) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    setLanguage(query)
    return answer(readInput(schema, query, issuesByField), asked)
  })
}

/** Answers a user's question about their account; 401 for a visitor. */
export function answerUser(
  request: Request,
  answer: (asked: Asked & { current: CurrentSession }) => Promise<Response>,
): Promise<Response> {
  return answerAsked(request, ofAccounts(request), async (asked) =>
    answer({ ...asked, current: await requireUser(request) }),
  )
}
