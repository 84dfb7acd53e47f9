import * as v from 'valibot'
import { languages } from '../locale/locales.ts'
import { isOneLine } from './plain-line.ts'

/** What can be wrong with any text of a form; schemas report these names, which are translated later. */
export type TextIssue = 'required' | 'not-text' | 'too-long'

const issue = (name: TextIssue) => name

/** Any text. */
export const text = v.string((found) => (found.input == null ? issue('required') : issue('not-text')))

/**
 * One line of text, trimmed.
 * @param wrong the issue for a text with characters that no line has.
 * @param long the issue for a text that is longer.
 */
export const line = <Wrong extends string = TextIssue, Long extends string = TextIssue>(
  longest: number,
  wrong?: Wrong,
  long?: Long,
) =>
  v.pipe(
    text,
    v.trim(),
    v.normalize('NFC'),
    v.check(isOneLine, wrong ?? issue('not-text')),
    v.maxLength(longest, long ?? issue('too-long')),
  )

/** The language of messages. Another value is ignored, so that the other errors can still be reported. */
export const messageLanguage = v.fallback(v.optional(v.picklist(languages)), undefined)

/**
 * The first issue of each field of a form, if it is one of `names`. A missing field is `required`, any other error
 * `not-text`.
 */
export function issuesIn<Issue extends string>(
  names: readonly Issue[],
  issues: readonly v.BaseIssue<unknown>[],
): Record<string, (Issue | TextIssue)[]> {
  // Valibot reports a missing field by its own message, not by one of our names.
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
