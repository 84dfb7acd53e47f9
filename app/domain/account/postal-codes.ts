import { fold, foldSpelledOut } from '../search/folding.ts'

/** An entry of a country's list (§3). A code can occur several times with different names. */
export type PostalCode = { code: string; name: string }

/** An entry as it is shown and typed: `8000 Aarhus C`. */
export function postalCodeLabel({ code, name }: PostalCode): string {
  return `${code} ${name}`
}

/** The entries of a list in CSV with the columns code and name, in its order. */
export function readPostalCodes(csv: string): PostalCode[] {
  const [, ...lines] = csv.trim().split('\n')
  return lines.map((line) => {
    const comma = line.indexOf(',')
    return { code: line.slice(0, comma), name: line.slice(comma + 1) }
  })
}

/**
 * The entries that match a typed text, in the list's order: it is the beginning of the code, of the whole entry, or of
 * a word of the name. Ignores case and accents, and å may be typed as aa. An empty text matches all.
 */
export function matchingPostalCodes(codes: PostalCode[], text: string): PostalCode[] {
  const typed = text.trim()
  if (typed === '') return codes
  const isMatch = [fold, foldSpelledOut].map((folding) => {
    const beginning = folding(typed)
    return (entry: PostalCode) => ` ${folding(postalCodeLabel(entry))}`.includes(` ${beginning}`)
  })
  return codes.filter((entry) => isMatch.some((matches) => matches(entry)))
}

/**
 * The entry that a text names exactly (§5: typing an exact value selects it): its code, its label, or its
 * name if no other entry has it. If a code occurs several times, the first entry.
 */
export function exactPostalCode(codes: PostalCode[], text: string): PostalCode | undefined {
  const typed = fold(text.trim())
  const byLabel = codes.find((entry) => fold(postalCodeLabel(entry)) === typed)
  const byName = codes.filter(({ name }) => fold(name) === typed)
  return byLabel ?? codes.find(({ code }) => code === typed) ?? (byName.length === 1 ? byName[0] : undefined)
}
