const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const halves = /\p{Cs}/gu
const directions = /[\u202a-\u202e\u2066-\u2069]/gu

/**
 * Whether a text is one line without control or direction characters, which could end a mail header or reverse text, and without
 * halves of characters (lone surrogates), which a database refuses.
 */
export function isOneLine(text: string): boolean {
  return text.search(breaks) < 0 && text.search(directions) < 0 && text.search(halves) < 0
}

/**
 * Cleans a typed or pasted line so that the server accepts it (`line` in text-schemas): line breaks and tabs become
 * spaces, direction marks and halves of characters are removed, and the text is cut to `longest` code units, as a full field does.
 */
export function plainLine(text: string, longest: number): string {
  const line = text.replace(directions, '').replace(halves, '').replace(breaks, ' ').trim().normalize('NFC')
  // A cut inside of a character leaves half of it.
  return line.slice(0, longest).replace(halves, '').trimEnd()
}
