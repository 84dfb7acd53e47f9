import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import * as v from 'valibot'

/** The longest chain of causes that is described. */
const mostCauses = 5

/** PostgreSQL quotes an invalid value, and the text around a syntax error. */
const quotedValue = /(: |value |near )".*"/s

/** An error's message without values that somebody sent; undefined if its own message contains none. */
function messageWithoutValues(error: Error): string | undefined {
  if (error instanceof DrizzleQueryError) return `failed query: ${error.query}`
  if (error instanceof pg.DatabaseError) {
    return `${error.message.replace(quotedValue, '$1"…"')} (SQLSTATE ${error.code})`
  }
  if (v.isValiError(error)) {
    return `refused ${error.issues.map((issue) => `${v.getDotPath(issue) ?? 'input'} (${issue.type})`).join(', ')}`
  }
  return undefined
}

function describeOne(error: Error): string {
  const stack = error.stack ?? `${error.name}: ${error.message}`
  const message = messageWithoutValues(error)
  if (message === undefined) return stack
  const frames = stack.indexOf('\n    at ')
  return `${error.name}: ${message}${frames < 0 ? '' : stack.slice(frames)}`
}

/**
 * Describes an error for the log and the terminal: names, messages and stacks of the error, its causes, and the errors that
 * it gathers. Leaves out values that somebody sent (emails, hashes, tokens, search terms): the parameters of a failed
 * query, the values that PostgreSQL quotes, and those that a schema refused.
 */
export function describeError(error: unknown, causesLeft = mostCauses): string {
  if (!(error instanceof Error)) return String(error)
  const causes = [...(error instanceof AggregateError ? error.errors : []), error.cause].filter(
    (cause) => cause !== undefined,
  )
  if (causesLeft === 0 || causes.length === 0) return describeOne(error)
  return [
    describeOne(error),
    ...causes.map((cause) => `caused by ${describeError(cause, causesLeft - 1)}`),
  ].join('\n')
}
