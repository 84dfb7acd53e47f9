import type { ServerMiddleware } from 'srvx'
import { ValiError } from 'valibot'
import { logError } from '../log.ts'
import { badRequest, jsonAnswer, notFound } from './answers.ts'
import { decodeEscapes } from './decode-escapes.ts'

/** Each is asked for by its own name in our code (`app.config.ts`). */
const address = /^\/_serverFn\/[a-z]\w{0,60}$/i

/** Whether a path may name a server function; nothing in it is a value. */
export const isServerFunction = (path: string): boolean => address.test(path)

/** Answers an address below the server functions' that names none with 404: Start would fail before it asks anyone. */
export const namedFunctions: ServerMiddleware = (request, next) => {
  const path = decodeEscapes(new URL(request.url).pathname) ?? ''
  return path.startsWith('/_serverFn/') && !isServerFunction(path) ? notFound() : next()
}

const unreadable = () => badRequest('The request cannot be read')

function isJson(text: string): boolean {
  try {
    // By the result: a bundler takes a call out whose result nobody wants, and with it what it throws.
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

/** The requests that ask for a function, with whether it was reached. */
const calls = new WeakMap<Request, { hasBegun: boolean }>()

/**
 * Answers a request for a server function, also where it cannot be understood, of which Start says 500: 404 if no
 * function has the name, 400 if what is sent to it cannot be read.
 * @throws the answer in these cases, as Start has it that a call fails in the browser too.
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
  // Start has no answer for another client than its own where the function's is null.
  if (!answered.response || (answered.response.status === 500 && !call.hasBegun)) throw unreadable()
  return answered
}

/**
 * Runs what a server function does. Where it was asked for by a request, input that it does not take is 400, and a failure
 * is logged and 500 with nothing of why; a page that is drawn here shows its own failure.
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
    logError('a server function failed', error)
    throw jsonAnswer({ message: 'Server Error' }, { status: 500, keep: 'never' })
  }
}
