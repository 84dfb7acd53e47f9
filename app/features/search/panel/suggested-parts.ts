/**
 * A suggestion in two parts: what was typed already (with what stands before it), and what the suggestion adds.
 * `kaf` of `Kaffe` gives `['Kaf', 'fe']`. A text that begins no word of the term adds nothing.
 */
export function suggestedParts(term: string, typed: string): [known: string, added: string] {
  const beginning = typed.trim().toLowerCase()
  for (const { index } of term.matchAll(/(?<!\S)\S/g)) {
    const end = index + beginning.length
    if (term.slice(index, end).toLowerCase() === beginning) return [term.slice(0, end), term.slice(end)]
  }
  return [term, '']
}
