const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const directions = /[\u202a-\u202e\u2066-\u2069]/gu

/** Whether a text is one line, without characters that no line has: they could end a mail's header, or turn what follows. */
export function isOneLine(text: string): boolean {
  return text.search(breaks) < 0 && text.search(directions) < 0
}

/**
 * What somebody typed or pasted, as a line that the server takes (`line` in text-schemas): breaks and tabs are spaces,
 * marks of direction are left out, and what is longer than `longest` is cut, as a field does that is full.
 */
export function plainLine(text: string, longest: number): string {
  const line = text.replace(directions, '').replace(breaks, ' ').trim().normalize('NFC')
  // Not through a character of two parts.
  return line
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
