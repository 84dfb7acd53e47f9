/** A text as a sentence: adds a full stop, unless it ends with that of an abbreviation: `39,95 kr.`, `pr. stk.`. */
export function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
