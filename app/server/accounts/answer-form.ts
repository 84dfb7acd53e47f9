import * as v from 'valibot'
import { type AccountIssue, issuesByField } from '#app/domain/account-schemas.ts'
import { type Language, languageOfCountry, languages } from '#app/domain/locales.ts'
import { jsonAnswer } from '../api/answers.ts'
import { clientAddress } from '../api/client-address.ts'
import { checkCsrf } from '../api/csrf.ts'
import { InvalidInput, Refused, Throttled } from '../api/failures.ts'
import { readJsonBody } from '../api/read-json-body.ts'
import { currentDatabase } from '../db/current-database.ts'
import type { Database } from '../db/database.ts'
import { logError } from '../log.ts'
import { settings } from '../settings.ts'
import { type CurrentSession, requireUser } from './current-user.ts'
import { answerTexts, issueTexts } from './issue-texts.ts'
import { speakerOf } from './say.ts'
import { sessionToken } from './session-cookie.ts'

/** What a form's answer may need to know. `token` is the session the browser came with, where it is signed by us. */
export type Asked = {
  request: Request
  database: Database
  now: Date
  address: string
  token: string | undefined
  language: Language
}

const languageIn = (body: { error_message_language?: unknown }): Language | undefined =>
  languages.find((language) => language === body.error_message_language)

async function failureAnswer(error: unknown, language: Language): Promise<Response> {
  if (error instanceof Refused) {
    return jsonAnswer({ message: error.message }, { status: error.status, keep: 'never' })
  }
  const say = await speakerOf(language)
  if (error instanceof Throttled) {
    const answer = jsonAnswer({ message: say(answerTexts.throttled) }, { status: 429, keep: 'never' })
    answer.headers.set('retry-after', String(error.retryAfterSeconds))
    return answer
  }
  if (error instanceof InvalidInput) {
    const errors = Object.fromEntries(
      Object.entries(error.issues).map(([field, issues]) => [
        field,
        issues.map((name) => say(issueTexts[name as AccountIssue])),
      ]),
    )
    const message = Object.values(errors)[0]?.[0] ?? ''
    return jsonAnswer({ message, errors }, { status: 422, keep: 'never' })
  }
  logError('an account request failed', error)
  return jsonAnswer({ message: 'Server Error' }, { status: 500, keep: 'never' })
}

/**
 * Checks what a form sends by its schema.
 * @throws InvalidInput with what is wrong by field.
 */
function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  body: object,
  names: Record<string, string> = {},
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const issues = Object.entries(issuesByField(result.issues))
  throw new InvalidInput(Object.fromEntries(issues.map(([field, list]) => [names[field] ?? field, list])))
}

async function answerAsked(
  request: Request,
  answer: (asked: Asked, setLanguage: (body: object) => void) => Promise<Response>,
): Promise<Response> {
  const asked: Asked = {
    request,
    database: await currentDatabase(),
    now: new Date(),
    address: clientAddress(request, settings().trustProxy),
    token: sessionToken(request),
    language: 'da',
  }
  try {
    return await answer(asked, (body) => {
      asked.language = languageIn(body) ?? asked.language
    })
  } catch (error) {
    return failureAnswer(error, asked.language)
  }
}

/**
 * Answers a form that anyone may send: 419, 413, 415 and 422 as product.md has them, in the language it asks for.
 * @param names what the errors of a field are keyed by, where that is not the field's own name.
 */
export function answerForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  answer: (input: v.InferOutput<Schema>, asked: Asked) => Promise<Response>,
  names?: Record<string, string>,
): Promise<Response> {
  return answerAsked(request, async (asked, setLanguage) => {
    checkCsrf(request, asked.token)
    const body = await readJsonBody(request)
    setLanguage(body)
    return answer(readInput(schema, body, names), asked)
  })
}

/** Answers a form of a user about their own account; 401 for a visitor. Messages are in the user's language by default. */
export function answerUserForm<Schema extends v.GenericSchema>(
  request: Request,
  schemaFor: (current: CurrentSession, now: Date) => Schema,
  answer: (input: v.InferOutput<Schema>, asked: Asked & { current: CurrentSession }) => Promise<Response>,
): Promise<Response> {
  return answerAsked(request, async (asked, setLanguage) => {
    checkCsrf(request, asked.token)
    const current = await requireUser(request)
    asked.language = languageOfCountry(current.user.country_registered_to)
    const body = await readJsonBody(request)
    setLanguage(body)
    return answer(readInput(schemaFor(current, asked.now), body), { ...asked, current })
  })
}

/** Answers a question whose fields are in the address. */
export function answerQuery<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  answer: (input: v.InferOutput<Schema>, asked: Asked) => Promise<Response>,
): Promise<Response> {
  return answerAsked(request, async (asked, setLanguage) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    setLanguage(query)
    return answer(readInput(schema, query), asked)
  })
}

/** Answers what a user asks about their account; 401 for a visitor. */
export function answerUser(
  request: Request,
  answer: (asked: Asked & { current: CurrentSession }) => Promise<Response>,
): Promise<Response> {
  return answerAsked(request, async (asked) => answer({ ...asked, current: await requireUser(request) }))
}
