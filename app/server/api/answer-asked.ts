import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { type Language, languages } from '#app/domain/locale/locales.ts'
import { currentDatabase } from '../db/current-database.ts'
import type { Database } from '../db/database.ts'
import { isDatabaseAway } from '../db/pools/database-away.ts'
import { hasErrorCode } from '../error-code.ts'
import { logError } from '../log.ts'
import { speakerOf } from '../say.ts'
import { settings } from '../settings.ts'
import { badRequest, jsonAnswer } from './answers.ts'
import { AskLater, Busy, DatabaseAway, InvalidInput, Refused, Throttled } from './failures.ts'
import { isAskerGone, unread } from './guards/asker-gone.ts'
import { clientAddress } from './guards/client-address.ts'

/** What an answer may need to know. `token` is that of the browser's session, if we signed it. */
export type Asked = {
  request: Request
  database: Database
  now: Date
  address: string
  token: string | undefined
  language: Language
}

type Texts = Record<string, MessageDescriptor>

const throttled = msg`Det blev for mange forsøg. Vent lidt, og prøv igen.`
const busy = msg`Der er meget travlt lige nu. Prøv igen om lidt.`
const away = msg`Fejlen er vores. Prøv igen om et øjeblik.`

const languageIn = (body: { error_message_language?: unknown }): Language | undefined =>
  languages.find((language) => language === body.error_message_language)

function textOf(refusal: AskLater): MessageDescriptor {
  if (refusal instanceof Throttled) return throttled
  return refusal instanceof Busy ? busy : away
}

async function failureAnswer(error: unknown, language: Language, texts: Texts): Promise<Response> {
  if (error instanceof Refused) {
    return jsonAnswer({ message: error.message }, { status: error.status, keep: 'never' })
  }
  if (isDatabaseAway(error)) {
    logError('a request failed', error)
    return failureAnswer(new DatabaseAway(), language, texts)
  }
  const say = await speakerOf(language)
  if (error instanceof AskLater) {
    const answer = jsonAnswer({ message: say(textOf(error)) }, { status: error.status, keep: 'never' })
    answer.headers.set('retry-after', String(error.retryAfterSeconds))
    return answer
  }
  if (error instanceof InvalidInput) {
    const sayIssue = (name: string) => {
      const text = texts[name]
      if (!text) throw new Error(`there is no text for ${name}`)
      return say(text)
    }
    const errors = Object.fromEntries(
      Object.entries(error.issues).map(([field, issues]) => [field, issues.map(sayIssue)]),
    )
    const message = Object.values(errors)[0]?.[0] ?? ''
    return jsonAnswer({ message, errors }, { status: 422, keep: 'never' })
  }
  // PostgreSQL: a text with a NUL, which no form of ours sends.
  if (hasErrorCode(error, '22021') || hasErrorCode(error, '22P05')) {
    return badRequest('The request cannot be read')
  }
  logError('a request failed', error)
  return jsonAnswer({ message: 'Server Error' }, { status: 500, keep: 'never' })
}

type Wrong = (issues: readonly v.BaseIssue<unknown>[]) => Record<string, string[]>

/**
 * Checks input by its schema.
 * @param wrong turns issues into names by field; each name has a text.
 * @throws InvalidInput with those names.
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  body: object,
  wrong: Wrong,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new InvalidInput(wrong(result.issues))
}

/**
 * Answers a request and its failures: 422, 429 and 503 in the requested language (`error_message_language`), 500
 * without the reason.
 * @param texts the texts of the names in an `InvalidInput`.
 * @param answer passes its second argument the input, which may name the language.
 */
export async function answerAsked(
  request: Request,
  { token, texts }: { token: string | undefined; texts: Texts },
  answer: (asked: Asked, setLanguage: (body: object) => void) => Promise<Response>,
): Promise<Response> {
  const asked: Asked = {
    request,
    database: await currentDatabase(),
    now: new Date(),
    address: clientAddress(request, settings().trustProxy),
    token,
    language: 'da',
  }
  try {
    return await answer(asked, (body) => {
      asked.language = languageIn(body) ?? asked.language
    })
  } catch (error) {
    if (isAskerGone(request, error)) return unread()
    return failureAnswer(error, asked.language, texts)
  }
}
