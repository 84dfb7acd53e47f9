/** An address that is only compared with, never asked. */
const here = 'https://here.invalid'

/**
 * A path of this site with its query, from what an address or a form says (`next`: where a shopper was before they
 * had to log in); undefined where it is none. Everything that a browser would take for another site's address is none.
 */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, here)) return undefined
  const { origin, pathname, search, hash } = new URL(next, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** A path of this site with a search parameter set: `/dk` with `verified=1` is `/dk?verified=1`. */
export function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, here)
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
