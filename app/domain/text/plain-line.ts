const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const directions = /[\u202a-\u202e\u2066-\u2069]/gu

/** Whether a text is one line without control or direction characters: they could end a mail header or reverse text. */
export function isOneLine(text: string): boolean {
  return text.search(breaks) < 0 && text.search(directions) < 0
}

/**
 * Cleans a typed or pasted line so that the server accepts it (`line` in text-schemas): line breaks and tabs become
 * spaces, direction marks are removed, and the text is cut to `longest` code units, as a full field does.
 */
export function plainLine(text: string, longest: number): string {
  const line = text.replace(directions, '').replace(breaks, ' ').trim().normalize('NFC')
  // Does not cut inside a surrogate pair.
  return line
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
