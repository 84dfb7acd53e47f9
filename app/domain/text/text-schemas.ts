import * as v from 'valibot'
import { languages } from '../locale/locales.ts'
import { isOneLine } from './plain-line.ts'

/** What can be wrong with any text of a form, as schemas carry it instead of a text in some language. */
export type TextIssue = 'required' | 'not-text' | 'too-long'

const issue = (name: TextIssue) => name

/** A text, whatever it says. */
export const text = v.string((found) => (found.input == null ? issue('required') : issue('not-text')))

/** One line of text, trimmed. @param wrong what it is told that holds a character no line has. */
export const line = <Wrong extends string = TextIssue>(longest: number, wrong?: Wrong) =>
  v.pipe(
    text,
    v.trim(),
    v.normalize('NFC'),
    v.check(isOneLine, wrong ?? issue('not-text')),
    v.maxLength(longest, issue('too-long')),
  )

/** The language of messages; another value counts as none, so that a message can be given at all. */
export const messageLanguage = v.fallback(v.optional(v.picklist(languages)), undefined)

/**
 * What is wrong with each field of a form: the first of its rules, by one of `names`. A missing field is `required`, and
 * what has no word of its own `not-text`.
 */
export function issuesIn<Issue extends string>(
  names: readonly Issue[],
  issues: readonly v.BaseIssue<unknown>[],
): Record<string, (Issue | TextIssue)[]> {
  // A missing field is told by its kind, not by a text.
  const issueOf = (message: string): Issue | TextIssue =>
    names.find((name) => name === message) ??
    (/received undefined$/.test(message) ? issue('required') : issue('not-text'))
  const found = new Map<string, (Issue | TextIssue)[]>()
  for (const { path, message } of issues) {
    const field = String(path?.[0]?.key ?? '')
    if (!found.has(field)) found.set(field, [issueOf(message)])
  }
  return Object.fromEntries(found)
}
