/** `m & m` is written `m&m` too. */
const spaced = /(?<![a-z0-9])([a-z0-9]) & (?=[a-z0-9]s?(?![a-z0-9]))/g
const signs = /[a-z0-9]+(?:&[a-z0-9]+)+|(?<![a-z0-9])[a-z][a-z0-9]{0,2}\+(?![a-z0-9+])/g
/** The plural or genitive of a name: `m&m's`. */
const inflected = /(?<=&[a-z0-9])s$/

/** Whether the letters of a word with signs are no words without them: `m&m`, but not `fish&chips`. */
const isOneWord = (written: string) =>
  written.endsWith('+') || written.split('&').some(({ length }) => length === 1)

const withoutApostrophes = (folded: string) => folded.replace(/['’`´]/g, '')

/** The words of a folded text whose signs belong to them: `m&m` of `M&M's`, `a+`. */
export function signedWordsOf(folded: string): string[] {
  const written = withoutApostrophes(folded).replace(spaced, '$1&').match(signs) ?? []
  return written.map((word) => word.replace(inflected, '')).filter(isOneWord)
}

/** The words of a folded text without those whose signs belong to them. */
export const withoutSignedWords = (folded: string): string =>
  withoutApostrophes(folded)
    .replace(spaced, '$1&')
    .replace(signs, (word) => (isOneWord(word.replace(inflected, '')) ? ' ' : word))
