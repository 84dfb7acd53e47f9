import type { ServerMiddleware } from 'srvx'
import { ValiError } from 'valibot'
import { isDatabaseAway } from '../db/pools/database-away.ts'
import { logError } from '../log.ts'
import { badRequest, jsonAnswer, notFound } from './answers.ts'
import { decodeEscapes } from './decode-escapes.ts'
import { AskLater, DatabaseAway } from './failures.ts'

/** Each server function has its name from our code (`app.config.ts`). */
const address = /^\/_serverFn\/[a-z]\w{0,60}$/i

/** Whether a path may name a server function: such a name contains no values. */
export const isServerFunction = (path: string): boolean => address.test(path)

/**
 * Answers 404 for a path below that of the server functions that names none: Start would fail before any of our code
 * runs.
 */
export const namedFunctions: ServerMiddleware = (request, next) => {
  const path = decodeEscapes(new URL(request.url).pathname) ?? ''
  return path.startsWith('/_serverFn/') && !isServerFunction(path) ? notFound() : next()
}

function askLater({ status, told, retryAfterSeconds }: AskLater): Response {
  const answer = jsonAnswer({ message: told }, { status, keep: 'never' })
  answer.headers.set('retry-after', String(retryAfterSeconds))
  return answer
}

const unreadable = () => badRequest('The request cannot be read')

function isJson(text: string): boolean {
  try {
    // The result is used, because a bundler removes a call whose result is not, even if the call may throw.
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

/** The requests for a server function, with whether the function was reached. */
const calls = new WeakMap<Request, { hasBegun: boolean }>()

/**
 * Answers a request for a server function. Start answers 500 to a request that it cannot read; this answers 404 if no
 * function has the name, 400 if the input cannot be read. No cache may keep an answer: many hold data of a user, and all
 * of them are today's.
 * @throws the answer in these cases, which is how Start makes the call fail in the browser too.
 */
export async function answerFunction<Answered extends { response: Response }>(
  request: Request,
  next: () => Promise<Answered>,
): Promise<Answered> {
  const payload = new URL(request.url).searchParams.get('payload')
  if (payload && !isJson(payload)) throw unreadable()
  const call = { hasBegun: false }
  calls.set(request, call)
  const answered = await next().catch((error: unknown) => {
    throw call.hasBegun || request.signal.aborted ? error : notFound()
  })
  // For clients other than its own, Start has no answer if the function returned null.
  if (!answered.response || (answered.response.status === 500 && !call.hasBegun)) throw unreadable()
  const { headers } = answered.response
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  return answered
}

/**
 * Runs the work of a server function. If a request asked for it, invalid input is 400, a limit 429, and a failure is
 * logged and answered without the reason, 503 if no database answered and else 500. A page that is rendered on the server
 * shows its own failure.
 */
export async function runFunction<Result>(request: Request, run: () => Promise<Result>): Promise<Result> {
  const call = calls.get(request)
  if (!call) return run()
  call.hasBegun = true
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error instanceof ValiError) throw unreadable()
    if (error instanceof AskLater) throw askLater(error)
    logError('a server function failed', error)
    if (isDatabaseAway(error)) throw askLater(new DatabaseAway())
    throw jsonAnswer({ message: 'Server Error' }, { status: 500, keep: 'never' })
  }
}
