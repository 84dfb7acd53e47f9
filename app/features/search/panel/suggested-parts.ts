/**
 * Splits a suggestion into the part up to the end of what was typed, and the rest. `kaf` of `Kaffe` gives
 * `['Kaf', 'fe']`. If no word of the term begins with the typed text, the rest is empty.
 */
export function suggestedParts(term: string, typed: string): [known: string, added: string] {
  const beginning = typed.trim().toLowerCase()
  for (const { index } of term.matchAll(/(?<!\S)\S/g)) {
    const end = index + beginning.length
    if (term.slice(index, end).toLowerCase() === beginning) return [term.slice(0, end), term.slice(end)]
  }
  return [term, '']
}
