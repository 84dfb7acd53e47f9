/** A text as a sentence: with a full stop, unless it ends with the one of an abbreviation: `39,95 kr.`, `pr. stk.`. */
export function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
