const longest = 2000

/**
 * A link that is safe to show: an absolute http or https address; null for anything else, including `javascript:` and
 * relative ones.
 */
export function absoluteLink(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > longest || !/^\s*https?:\/\//i.test(text)) return null
  try {
    const { href, protocol, username, password } = new URL(text.trim())
    return /^https?:$/.test(protocol) && !username && !password && href.length <= longest ? href : null
  } catch {
    return null
  }
}

/** As `absoluteLink`, or the path of a picture on this site (`/pictures/oel.svg`). */
export function linkOrSitePath(text: unknown): string | null {
  return typeof text === 'string' && /^\/[\w.-]+(?:\/[\w.-]+)*$/.test(text) ? text : absoluteLink(text)
}
