/** An address that is only compared with, never asked. */
const here = 'https://here.invalid'

/**
 * Where to go on after logging in, by the search parameter `next`: a path of this site with its query, or undefined
 * where it is none. Everything that a browser would take for another site's address is none.
 */
export function ownPath(next: string | undefined): string | undefined {
  if (next === undefined || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, here)) return undefined
  const { origin, pathname, search, hash } = new URL(next, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** The search parameters of a page on the way to logging in; `verified` is what the link of a mail did. */
export function nextOf({ next, verified }: Record<string, unknown>): { next?: string; verified?: string } {
  return {
    ...(typeof next === 'string' && { next }),
    ...(typeof verified === 'string' && { verified }),
  }
}
