const plain: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u' }
const spelledOut: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue' }
/** What Unicode decomposes otherwise or not at all: the accent that many type for an apostrophe becomes a space in NFKD. */
const undecomposed: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '´': "'",
}

function foldWith(letters: Record<string, string>, text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(
      /[^\0-\x7f]/gu,
      (letter) =>
        letters[letter] ?? undecomposed[letter] ?? letter.normalize('NFKD').replace(/\p{Mark}/gu, ''),
    )
}

/** A text in lower case without accents, as index and searches compare it: ø as o, å and ä as a, ö as o, æ as ae. */
export function fold(text: string): string {
  return foldWith(plain, text)
}

const nordic: Record<string, string> = { æ: 'æ', ø: 'ø', å: 'å', ä: 'ä', ö: 'ö', ü: 'u' }

/** A text folded but for the letters of the Nordic alphabets, which tell words apart: `ål` is no `al`. */
export function foldButNordic(text: string): string {
  return foldWith(nordic, text)
}

/** A text folded the way people spell who lack these letters: ø and ö as oe, å as aa, æ and ä as ae. */
export function foldSpelledOut(text: string): string {
  return foldWith(spelledOut, text)
}

/** The words of a folded text: runs of a-z and digits. Apostrophes are dropped, everything else separates words. */
export function wordsOf(folded: string): string[] {
  return folded.replace(/['’`´]/g, '').match(/[a-z0-9]+/g) ?? []
}

/**
 * A name as a database key: folded, with single spaces between words. Letters of other alphabets stay, and a name
 * without letters or digits stays as it is, so that different names have different keys.
 */
export function foldForKey(text: string): string {
  const folded = fold(text).replace(/['’`´]/g, '')
  return folded.match(/[\p{Letter}\p{Number}]+/gu)?.join(' ') ?? folded.trim()
}
